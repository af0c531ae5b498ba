import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { promisify } from 'node:util';

/** A conversation that a command goes on with: the client's own id of it. */
export interface Conversation {
  /** The arguments for this task. */
  readonly argv: readonly string[];
  /** The id for the next task, when the command has ended well; undefined when it is not known. */
  idAfter(stderr: string): Promise<string | undefined>;
}

interface Client {
  /** Begins one, under the id that is given where the client takes one. */
  begin(argv: readonly string[], at: number, newId: string): readonly string[];
  resume(argv: readonly string[], at: number, id: string): readonly string[];
  readonly idAfter?: (
    argv: readonly string[],
    at: number,
    newId: string,
    stderr: string,
  ) => Promise<string | undefined>;
}

/** `at` is the place of the client's name: words go right behind it. */
const insert = (argv: readonly string[], at: number, ...words: string[]): readonly string[] =>
  argv.toSpliced(at + 1, 0, ...words);
const behind = (argv: readonly string[], at: number, word: string): number => Math.max(at, argv.indexOf(word, at));

const clients: Readonly<Record<string, Client>> = {
  claude: {
    begin: (argv, at, id) => insert(argv, at, '--session-id', id),
    resume: (argv, at, id) => insert(argv, at, '--resume', id),
  },
  gemini: {
    begin: (argv, at, id) => insert(argv, at, '--session-id', id),
    resume: (argv, at, id) => insert(argv, at, '--resume', id),
  },
  copilot: {
    begin: (argv, at, id) => insert(argv, at, '--session-id', id),
    resume: (argv, at, id) => insert(argv, at, '--session-id', id),
  },
  codex: {
    begin: (argv) => argv,
    resume: (argv, at, id) => insert(argv, behind(argv, at, 'exec'), 'resume', id),
    idAfter: async (_argv, _at, _id, stderr) => /session id:\s*([0-9a-f-]{36})/i.exec(stderr)?.[1],
  },
  opencode: {
    begin: (argv, at, id) => insert(argv, behind(argv, at, 'run'), '--title', id),
    resume: (argv, at, id) => insert(argv, behind(argv, at, 'run'), '--session', id),
    idAfter: (argv, at, id) => findTitled(argv.slice(0, at + 1), id),
  },
};

/** The clients whose conversations can be kept. */
export const keepingClients: readonly string[] = Object.keys(clients);

/** Where the client's name stands in a command; undefined when it is none of those whose conversations can be kept. */
export function findClient(argv: readonly string[]): { readonly name: string; readonly at: number } | undefined {
  const at = argv.findIndex((word) => Object.hasOwn(clients, nameOf(word)));
  return at < 0 ? undefined : { name: nameOf(argv[at] ?? ''), at };
}

/**
 * The command of one task in a conversation.
 *
 * @param id of the conversation; undefined begins one
 * @param newId a UUID for the one that begins
 * @throws Error the command is none of those whose conversations can be kept
 */
export function converse(argv: readonly string[], id: string | undefined, newId: string): Conversation {
  const found = findClient(argv);
  const client = clients[found?.name ?? ''];
  if (found === undefined || client === undefined)
    throw new Error(`a session can be kept with ${keepingClients.join(', ')}`);
  if (id !== undefined) return { argv: client.resume(argv, found.at, id), idAfter: async () => id };
  const idAfter = client.idAfter ?? (async () => newId);
  return { argv: client.begin(argv, found.at, newId), idAfter: (stderr) => idAfter(argv, found.at, newId, stderr) };
}

function nameOf(word: string): string {
  return basename(word).replace(/\.(js|mjs|cmd|exe)$/, '');
}

/** opencode tells nobody the id of a session that it begins, but lists it under its title. */
async function findTitled([program = '', ...rest]: readonly string[], title: string): Promise<string | undefined> {
  const list = [...rest, 'session', 'list', '--format', 'json', '-n', '20'];
  try {
    const { stdout } = await promisify(execFile)(program, list, { timeout: 15_000 });
    const sessions = JSON.parse(stdout) as readonly { readonly id?: string; readonly title?: string }[];
    return sessions.find((session) => session.title === title)?.id;
  } catch {
    return undefined;
  }
}
