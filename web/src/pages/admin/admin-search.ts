/** What the address of the users may say. */
export interface UsersSearch {
  /** A part of a name. */
  readonly q?: string;
}

/** Reads the address of the users. */
export function readUsersSearch({ q }: Readonly<Record<string, unknown>>): UsersSearch {
  return typeof q === 'string' && q !== '' ? { q } : {};
}

/** Levels of the log, the quietest first. */
export const logLevels = ['info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

/** What the address of the log may say. */
export interface LogSearch extends UsersSearch {
  /** Only lines that are at least as important. */
  readonly level?: LogLevel;
}

/** Reads the address of the log. */
export function readLogSearch(raw: Readonly<Record<string, unknown>>): LogSearch {
  const level = logLevels.find((one) => one === raw['level']);
  return { ...readUsersSearch(raw), ...(level !== undefined && { level }) };
}

/** What the address of the terminal may say. */
export interface TerminalSearch {
  /** The tmux session. */
  readonly name?: string;
}

/** Reads the address of the terminal. */
export function readTerminalSearch({ name }: Readonly<Record<string, unknown>>): TerminalSearch {
  return typeof name === 'string' && name !== '' ? { name } : {};
}
