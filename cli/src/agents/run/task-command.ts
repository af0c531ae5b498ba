/** How one task is given to the command. */
export interface TaskCommand {
  readonly argv: readonly string[];
  /** What the command reads; undefined when the text stands in its arguments. */
  readonly stdin: string | undefined;
}

const place = '{task}';

/**
 * Puts the text in place of each `{task}`; without one the command reads it from its standard input. A text that begins
 * with a dash gets a space before it, so that whoever sends a task cannot give the command an option.
 *
 * @param argv the program and its arguments; `{task}` in the program's own name is left as it is
 */
export function commandFor(argv: readonly string[], text: string): TaskCommand {
  const [program = '', ...rest] = argv;
  if (!rest.some((word) => word.includes(place))) return { argv, stdin: text };
  const safe = text.startsWith('-') ? ` ${text}` : text;
  const filled = rest.map((word) => word.split(place).join(word === place ? safe : text));
  return { argv: [program, ...filled], stdin: undefined };
}
