import { createHash, randomBytes } from 'node:crypto';

/** A row, or an answer. */
export type Row = Record<string, unknown>;
/** An answer that is there at once or after a commit. */
export type Answer = Row | Promise<Row>;

/** Who calls: one user, or a node of theirs. */
export interface Caller {
  readonly token_hash: string;
  readonly user_id: string;
  readonly node_id: string | null;
  readonly alias: string | null;
}

export interface NewTask {
  readonly alias: string;
  readonly task: string;
  readonly priority?: string;
}
export interface Report extends Row {
  readonly resume_id: string;
  readonly alias: string;
  readonly status: string;
  readonly task?: string;
  readonly progress?: number;
}
export interface Completion {
  readonly alias: string;
  readonly task: string;
  readonly result: string;
}

/** The measured calls of the hub. A limit program trusts its callers: there is one network, and all may reach it. */
export interface Store {
  readonly network: string;
  /** Everybody who has a token. */
  readonly callers: readonly Caller[];
  sendTask(caller: Caller, args: NewTask, byTool: boolean): Answer;
  getInbox(args: { readonly alias: string; readonly limit?: number }): Answer;
  ackInbox(caller: Caller, args: { readonly alias: string; readonly message_id: string }): Answer;
  reportStatus(caller: Caller, args: Report): Answer;
  reportCompletion(caller: Caller, args: Completion): Answer;
  getTask(args: { readonly task_id: string }): Answer;
  /** `list_tasks`. */
  listTasks(args: { readonly limit?: number }): Answer;
  /** `GET /api/tasks`. */
  listWholeTasks(limit: number): Answer;
  getAllStatus(): Answer;
  getStatus(): Answer;
  broadcast(caller: Caller, args: { readonly message: string }): Answer;
}

/** Sends a frame to the streams of an alias; called after the commit. */
export type Push = (alias: string, type: string, id: number | undefined, data: string) => void;

/** Remembers the callers by the header that carries their token: one SHA-256 a request, as in the hub. */
export function recogniser(callers: readonly Caller[]): (header: string) => Caller | undefined {
  const byHash = new Map(callers.map((caller) => [caller.token_hash, caller]));
  return (header) => byHash.get(createHash('sha256').update(header.slice(7)).digest('hex'));
}

const ofProcess = randomBytes(4).toString('hex');
let made = 0;

/** A new id: it begins with its time, so that new rows stand side by side in the indexes. */
export function newId(prefix: string): string {
  made = (made + 1) % 46_656;
  return `${prefix}${Date.now().toString(36).padStart(9, '0')}${made.toString(36).padStart(3, '0')}${ofProcess}`;
}

/** The order of the priorities in an inbox. */
export const ranks: Readonly<Record<string, number>> = { high: 0, normal: 1, low: 2 };
export const offlineAfterMs = 600_000;
export const dayMs = 86_400_000;
/** A task expires an hour after it was sent. */
export const ttlMs = 3_600_000;
