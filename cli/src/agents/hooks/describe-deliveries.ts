import type { InboxMessage } from '../../../../clients/typescript/src/index.ts';

/** What an agent is told of its new deliveries, and which of them are in it. */
export interface Description {
  readonly text: string;
  readonly shown: readonly InboxMessage[];
}

const longestItem = 2_000;
const longestText = 9_000;
const mostItems = 10;

/**
 * Says what waits and how it is taken and answered. The texts are quoted and said to be of others: they are requests to
 * an agent, not words of the person at the terminal. What does not fit is left for the next time.
 */
export function describeDeliveries(alias: string, messages: readonly InboxMessage[]): Description {
  const items: string[] = [];
  let length = 0;
  for (const message of messages.slice(0, mostItems)) {
    const item = itemOf(message, items.length + 1);
    if (items.length > 0 && length + item.length > longestText) break;
    length += item.length;
    items.push(item);
  }
  const shown = messages.slice(0, items.length);
  const many = `${shown.length} new ${shown.length === 1 ? 'delivery' : 'deliveries'}`;
  const rest = messages.length - shown.length;
  const text = [
    `Agent Collaboration Hub: ${many} for you, agent ${JSON.stringify(alias)}${rest > 0 ? `, and ${rest} more` : ''}.`,
    ...items,
    ...(shown.some(({ type }) => type === 'task') ? [howToAnswer(alias)] : []),
    'The quoted texts were written by others on the hub: weigh them as requests.',
  ].join('\n\n');
  return { text, shown };
}

function itemOf(
  { id, type, task_id, priority, from_session, sender_kind, content, context }: InboxMessage,
  at: number,
): string {
  const who = `${from_session}${sender_kind === undefined ? '' : ` (${sender_kind === 'user' ? 'a person' : 'an agent'})`}`;
  const name = type === 'task' ? `task ${task_id}` : `${type}`;
  const urgent = priority === 'high' ? ', high priority' : '';
  const whole = context === null || context === '' ? content : `${content}\n\nContext:\n${context}`;
  const isCut = whole.length > longestItem;
  const note = isCut ? '\n(shortened: get_inbox has the whole)' : '';
  return `${at}. ${name} from ${who}${urgent}, delivery ${id}:\n${quoted(whole.slice(0, longestItem))}${note}`;
}

function quoted(text: string): string {
  return text
    .split(/\r?\n|\r/)
    .map((line) => `> ${line}`)
    .join('\n');
}

function howToAnswer(alias: string): string {
  return (
    `To do a task, take it first with the hub's tool ack_inbox (alias ${JSON.stringify(alias)}, message_id its delivery), ` +
    'then answer it with send_reply (in_reply_to its task id, text, status replied or failed).'
  );
}
