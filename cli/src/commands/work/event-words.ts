import { cleanLine } from '../../parts/clean-text.ts';

/** An event of any stream, also one of a newer hub. */
export interface StreamEvent {
  readonly type: string;
  readonly id: string;
}

type Fields = Readonly<Record<string, unknown>>;

const words: Readonly<Record<string, (event: Fields) => string>> = {
  resync: (e) => `events are missing here; the oldest that is kept is ${text(e['oldest_id'])}`,
  new_task: (e) => `${text(e['task_id'])} from ${text(e['from'])}${toOf(e)}, priority ${text(e['priority'])}`,
  task_status: (e) => `${text(e['task_id'])} ${text(e['from_status'] ?? 'new')} → ${text(e['to_status'])}`,
  new_reply: (e) =>
    `${text(e['status'])} ${text(e['task_id'] ?? e['in_reply_to'] ?? '')} from ${text(e['from'])}${toOf(e)}`,
  new_message: (e) => `from ${text(e['from'])}: ${text(e['message'])}`,
  desktop_message: (e) => `from ${text(e['from'])}: ${e['title'] ? `${text(e['title'])}: ` : ''}${text(e['message'])}`,
  broadcast: (e) => `${text(e['inbox_count'])} in the inbox`,
  status_update: (e) => `${text(e['alias'])} ${text(e['status'])}${progressOf(e)}, queue ${text(e['queue_depth'])}`,
  node_changed: (e) => `${text(e['alias'])} ${text(e['change'])}`,
  member_changed: (e) => `${text(e['user_id'])} ${text(e['change'])}`,
  daemon_request: (e) => `${text(e['kind'])} ${text(e['status'])}`,
  requirement_changed: (e) => `card ${text(e['seq'])} ${text(e['change'])}${e['field'] ? ` ${text(e['field'])}` : ''}`,
  attention_changed: ({ counts }) => {
    const { now, soon, note } = (counts ?? {}) as Fields;
    return `${text(now)} now, ${text(soon)} soon, ${text(note)} to note`;
  },
};

/** What an event tells, in one line without what would steer a terminal. */
export function wordsOf({ type, ...fields }: StreamEvent): string {
  const tell = Object.hasOwn(words, type) ? words[type] : undefined;
  return cleanLine(tell === undefined ? JSON.stringify({ ...fields, id: undefined }) : tell(fields));
}

function toOf({ to }: Fields): string {
  return to === undefined ? '' : ` to ${text(to)}`;
}

function progressOf({ progress }: Fields): string {
  return typeof progress === 'number' ? ` ${progress}%` : '';
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
