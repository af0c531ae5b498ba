import type { AttentionAction } from '../../../../clients/typescript/src/index.ts';

/** Commands of their own for calls that mend; the arguments stand in this order. */
const commands: Readonly<Record<string, readonly [words: string, ...names: readonly string[]]>> = {
  retryTask: ['ahub task retry', 'task_id'],
  cancelTask: ['ahub task cancel', 'task_id'],
  reassignTask: ['ahub task reassign', 'task_id', 'new_alias'],
  getTaskById: ['ahub task show', 'task_id'],
  listTasks: ['ahub task list --to', 'to_name'],
};

/**
 * The command line of a call that mends an item of attention; what the person has to add stands in capitals.
 *
 * @param networkId the network that commands are about anyway
 */
export function mendingCommand(action: AttentionAction, networkId: string | undefined): string {
  const { operation, tool, needs } = action;
  const { network_id: network, ...params } = action.params;
  const there = network === undefined || network === networkId ? [] : ['--network', quoteWord(textOf(network))];
  const [words, ...names] = commands[operation ?? ''] ?? [];
  if (words !== undefined && [...Object.keys(params), ...needs].every((name) => names.includes(name)))
    return [words, ...names.map((name) => quoteWord(textOf(params[name] ?? placeFor(name)))), ...there].join(' ');
  const [call, flag] = operation === null ? [`ahub tool ${tool}`, '-a'] : [`ahub api ${operation}`, '-f'];
  const given = Object.entries(params).map(([name, value]) => `${flag} ${quoteWord(`${name}=${textOf(value)}`)}`);
  return [call, ...given, ...needs.map((name) => `${flag} ${name}=${placeFor(name)}`), ...there].join(' ');
}

/** A word as a shell takes it for one. */
function quoteWord(word: string): string {
  return /^[\w.:/=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

function placeFor(name: string): string {
  return name.replace(/^new_/, '').toUpperCase();
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
