import type { Schemas } from '../../../generated/rest.ts';

/** What a terminal shows, with the number of lines that were asked for. */
export function viewTerminal(name: string, lines: number, output: string): Schemas['GetTerminalAnswer'] {
  return { ok: true, tmux_name: name, lines, output };
}
