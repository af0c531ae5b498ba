import type { Argument, Command, Option } from 'commander';

/** A word that may stand at the cursor. */
export interface Candidate {
  readonly word: string;
  readonly about: string;
}

/** A place of a command line whose words the program itself does not know. */
export interface Place {
  /** The command, as its words without the program: `task reassign`. */
  readonly command: string;
  /** The argument or the value of an option, such as `alias` or `profile`. */
  readonly name: string;
  /** The arguments of the command that stand before it. */
  readonly before: readonly string[];
  /** What is typed of the word at the cursor. */
  readonly begun: string;
}

/** Finds the words of such a place; none is that anything may stand there. */
export type FindWords = (place: Place) => Promise<readonly Candidate[]>;

/**
 * The words that may stand at the end of a command line, by the program as it is: commands, options, choices, and what
 * `findWords` finds for other arguments. None where a file or a free text belongs.
 *
 * @param words behind the name of the program; the last one is begun, or empty
 */
export async function completeLine(
  program: Command,
  words: readonly string[],
  findWords: FindWords,
): Promise<readonly Candidate[]> {
  const found = await completeWhole(program, joinParted(words), findWords);
  if (!words.slice(-2).includes('=')) return found;
  return found.map((one) => ({ ...one, word: one.word.slice(one.word.indexOf('=') + 1) }));
}

/** A shell that parts words at an equals sign hands it over as a word, and takes what stands behind it alone. */
function joinParted(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const [index, word] of words.entries()) {
    const isPart = joined.length > 0 && (word === '=' || words[index - 1] === '=');
    if (isPart) joined.push(`${joined.pop()}${word}`);
    else joined.push(word);
  }
  return joined;
}

async function completeWhole(
  program: Command,
  words: readonly string[],
  findWords: FindWords,
): Promise<readonly Candidate[]> {
  const begun = words.at(-1) ?? '';
  const place = walk(program, words.slice(0, -1));
  if (place.isFree) return [];
  const { command, before } = place;
  if (place.option !== undefined) return valuesOf(place.option, place, begun, findWords);
  const [, flag, value = ''] = /^(--[^=]+)=(.*)$/.exec(begun) ?? [];
  if (flag !== undefined) {
    const option = findOption(command, flag);
    const values = option === undefined ? [] : await valuesOf(option, place, value, findWords);
    return values.map((one) => ({ ...one, word: `${flag}=${one.word}` }));
  }
  if (begun.startsWith('-')) return beginningWith(begun, optionsOf(command).map(optionCandidate));
  const commands = before.length > 0 ? [] : command.commands.filter((one) => !isHidden(one));
  const names = commands.map((one) => ({ word: one.name(), about: one.description() }));
  const argument = command.registeredArguments[Math.min(before.length, command.registeredArguments.length - 1)];
  const isOver = argument === undefined || (!argument.variadic && before.length >= command.registeredArguments.length);
  return beginningWith(begun, [...names, ...(isOver ? [] : await wordsOf(argument, place, begun, findWords))]);
}

interface Walked {
  readonly command: Command;
  /** The option whose value comes next. */
  readonly option?: Option | undefined;
  /** Arguments of the command that are there already. */
  readonly before: readonly string[];
  /** Behind `--` nothing is known. */
  readonly isFree: boolean;
}

function walk(program: Command, words: readonly string[]): Walked {
  let place: Walked = { command: program, before: [], isFree: false };
  for (const word of words) {
    if (place.isFree) return place;
    const { command, option, before } = place;
    const next = before.length > 0 ? undefined : command.commands.find((one) => one.name() === word);
    if (option !== undefined) place = { ...place, option: undefined };
    else if (word === '--') place = { ...place, isFree: true };
    else if (word.startsWith('-')) place = { ...place, option: takingValue(findOption(command, word)) };
    else if (next !== undefined) place = { ...place, command: next };
    else place = { ...place, before: [...before, word] };
  }
  return place;
}

function takingValue(option: Option | undefined): Option | undefined {
  return option?.required === true ? option : undefined;
}

/** The options of a command and those that every command takes. */
function optionsOf(command: Command): Option[] {
  const help = { long: '--help', description: 'print this help' } as Option;
  const own = command.options.filter((option) => !option.hidden);
  return command.parent === null ? [...own, help] : [...own, ...rootOf(command).options, help];
}

function findOption(command: Command, flag: string): Option | undefined {
  return optionsOf(command).find(({ long, short }) => long === flag || short === flag);
}

function optionCandidate({ long, short, description }: Option): Candidate {
  return { word: long ?? short ?? '', about: description };
}

async function valuesOf(
  option: Option,
  { command, before }: Walked,
  begun: string,
  find: FindWords,
): Promise<Candidate[]> {
  const { argChoices, flags } = option;
  const name = flags.includes('<alias>') ? 'alias' : option.attributeName();
  const words =
    argChoices?.map((word) => ({ word, about: '' })) ?? (await find({ command: nameOf(command), name, before, begun }));
  return beginningWith(begun, words);
}

async function wordsOf(
  argument: Argument,
  { command, before }: Walked,
  begun: string,
  find: FindWords,
): Promise<readonly Candidate[]> {
  const { argChoices } = argument;
  if (argChoices !== undefined) return argChoices.map((word) => ({ word, about: '' }));
  return find({ command: nameOf(command), name: argument.name(), before, begun });
}

function beginningWith(begun: string, words: readonly Candidate[]): Candidate[] {
  return words.filter(({ word }) => word !== '' && word.startsWith(begun));
}

function nameOf(command: Command): string {
  return command.parent === null ? '' : `${nameOf(command.parent)} ${command.name()}`.trim();
}

function rootOf(command: Command): Command {
  return command.parent === null ? command : rootOf(command.parent);
}

/** Whether the help leaves a command out. */
function isHidden(command: Command): boolean {
  return (command as Command & { readonly _hidden?: boolean })._hidden === true;
}
