import type { Argument, Command, Option } from 'commander';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

/** What the page reads of the command line. */
interface Program {
  readonly createProgram: () => Command;
}
interface Examples {
  readonly examplesOf: (command: Command) => readonly string[];
}

/**
 * The page `docs/command-line-reference.md`, from the program itself: it is loaded when all that it imports has been
 * generated.
 */
export async function emitCommandReference(project: string): Promise<Map<string, string>> {
  const load = (file: string): Promise<unknown> => import(pathToFileURL(join(project, 'cli/src', file)).href);
  const { createProgram } = (await load('program.ts')) as Program;
  const { examplesOf } = (await load('parts/with-examples.ts')) as Examples;
  return new Map([['command-line-reference.md', printReference(createProgram(), examplesOf)]]);
}

/** The whole page: what every command takes, then each command under its group, in the order of the help. */
export function printReference(program: Command, examplesOf: Examples['examplesOf']): string {
  const groups = new Map<string, Command[]>();
  for (const command of program.commands.filter((one) => !isHidden(one))) {
    const title = command.helpGroup().replace(/:$/, '');
    groups.set(title, [...(groups.get(title) ?? []), ...leavesOf(command)]);
  }
  const lines = [
    '# Commands of ahub',
    '',
    '<!-- Generated from cli/src by `make generate`. Do not edit. -->',
    '',
    'How the command line works is told in [command-line.md](command-line.md). Every command takes these options:',
    '',
    ...program.options.map(optionLine),
    '- `-h`, `--help`: print the help of the command',
    ...[...groups].flatMap(([title, commands]) => ['', ...listOf(title, commands)]),
    ...[...groups.values()].flat().flatMap((command) => ['', ...describe(command, examplesOf(command))]),
  ];
  return `${lines.join('\n')}\n`;
}

/** A command that does something, and those below it. */
function leavesOf(command: Command): Command[] {
  const below = command.commands.filter((one) => !isHidden(one)).flatMap(leavesOf);
  const isOnlyGroup = below.length > 0 && command.options.length === 0 && command.registeredArguments.length === 0;
  return isOnlyGroup ? below : [command, ...below];
}

function listOf(title: string, commands: readonly Command[]): string[] {
  const links = commands.map((command) => `[\`${nameOf(command)}\`](#${nameOf(command).replaceAll(' ', '-')})`);
  return [`**${title}**: ${links.join(', ')}`];
}

function describe(command: Command, examples: readonly string[]): string[] {
  const args = command.registeredArguments;
  const options = command.options.filter(({ hidden }) => !hidden);
  const usage = [nameOf(command), ...args.map(wordOf), ...(options.length > 0 ? ['[options]'] : [])].join(' ');
  const text = plain(command.description());
  return [
    `## ${nameOf(command)}`,
    '',
    `\`${usage}\``,
    '',
    `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
    ...(args.length + options.length === 0 ? [] : ['', ...args.map(argumentLine), ...options.map(optionLine)]),
    ...(examples.length === 0 ? [] : ['', '```sh', ...examples, '```']),
  ];
}

function argumentLine(argument: Argument): string {
  return `- \`${wordOf(argument)}\`: ${[plain(argument.description), ...choices(argument.argChoices)].join('; ')}`;
}

function optionLine(option: Option): string {
  const { short, long, flags, description, argChoices, negate, envVar, mandatory } = option;
  const defaultValue: unknown = option.defaultValue;
  const value = /[<[].*$/.exec(flags)?.[0];
  const names = [short, value === undefined || long === undefined ? long : `${long} ${value}`];
  const isTold = !negate && /^(string|number)$/.test(typeof defaultValue) && defaultValue !== Number.POSITIVE_INFINITY;
  const parts = [
    plain(description),
    ...choices(argChoices),
    ...(envVar === undefined ? [] : [`\`${envVar}\` without it`]),
    ...(mandatory ? ['needed'] : []),
    ...(isTold ? [`\`${String(defaultValue)}\` by default`] : []),
  ];
  return `- ${names.flatMap((name) => (name === undefined ? [] : [`\`${name}\``])).join(', ')}: ${parts.join('; ')}`;
}

function choices(words: readonly string[] | undefined): string[] {
  return words === undefined ? [] : [`one of ${words.map((word) => `\`${word}\``).join(', ')}`];
}

function wordOf(argument: Argument): string {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
  return argument.required ? `<${name}>` : `[${name}]`;
}

function nameOf(command: Command): string {
  return command.parent === null ? command.name() : `${nameOf(command.parent)} ${command.name()}`;
}

/** Text that Markdown leaves as it is. */
function plain(text: string): string {
  return text.replaceAll(/[<*]/g, '\\$&');
}

function isHidden(command: Command): boolean {
  return (command as Command & { readonly _hidden?: boolean })._hidden === true;
}
