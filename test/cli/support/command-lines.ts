import type { Command } from 'commander';

/** The commands of a program that do something, without those that are only for other programs. */
export function leavesOf(command: Command): Command[] {
  const below = command.commands.filter((one) => one.description() !== '').flatMap(leavesOf);
  const isGroup = below.length > 0 && command.options.every(({ long }) => long !== '--limit');
  return isGroup ? below : [command, ...below];
}

/** What is wrong with the calls of `ahub` in a line of a shell: commands and options that are not there. */
export function faultsOfLine(program: Command, line: string): string[] {
  const calls = [...line.matchAll(/\bahub ((?:'[^']*'|"[^"]*"|[^|&;)#'"])+)/g)].map(([, words = '']) => words);
  return calls.flatMap((call) => faultsOfCall(program, call));
}

function faultsOfCall(program: Command, call: string): string[] {
  const words = call.match(/'[^']*'|"[^"]*"|[^\s'"]+/g) ?? [];
  let command = program;
  const faults: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    if (word === '--') break;
    const next = command.commands.find((one) => one.name() === word);
    if (next !== undefined) command = next;
    else if (/^--?[a-z]/.test(word)) {
      // What stands behind a group may be of its usual command.
      const options = [command, ...command.commands, program].flatMap((one) => one.options);
      const option = options.find(({ long, short }) => long === word || short === word);
      if (option === undefined && word !== '--help') faults.push(`${word} in: ahub ${words.slice(0, 2).join(' ')}`);
      if (option?.required === true) index += 1;
    } else if (command.registeredArguments.length === 0 && command.commands.length > 0) {
      faults.push(`${words.slice(0, index + 1).join(' ')} is no command`);
      break;
    }
  }
  return faults;
}
