import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Queries } from '../../domain/ctx.ts';
import { findAliasAt } from '../../domain/streams/follow-rename.ts';
import { getHistory, listEvents, replayLimit } from '../../domain/streams/list-events.ts';
import type { StreamPlan } from '../../domain/streams/stream-plan.ts';
import { commonHeaders } from '../answer.ts';
import type { ExtraHeaders } from '../answer.ts';
import { isGone } from '../when-over.ts';
import { frame, parseEventId } from './frame.ts';
import type { OpenStream } from './open-stream.ts';
import { sendHead } from './send-head.ts';

/** Events that one query reads. */
export const eventsPerPage = 500;

/** Besides those of every answer. */
const streamHeaders = ['content-type', 'text/event-stream; charset=utf-8', 'x-accel-buffering', 'no'];

/** Where a stream begins. */
export interface ResumePoint {
  /** Replay begins after this number; undefined when there is nothing to resume. */
  readonly after?: number;
  /** Set when the history no longer reaches back: the id of the oldest event that is left. */
  readonly oldestId?: string;
}

/**
 * Where the stream of a client begins that names the last event it has seen.
 *
 * @param upTo the number of the newest event that was handed to live streams
 * @param text what the client sent; undefined for a client that begins anew
 */
export async function findResumePoint(
  db: Queries,
  epoch: string,
  { networkId }: StreamPlan,
  upTo: number,
  text: string | undefined,
): Promise<ResumePoint> {
  const id = parseEventId(text, epoch);
  if (id === undefined) return {};
  if (id === upTo) return { after: id };
  const { oldest } = await getHistory(db, networkId);
  const whole = id !== 'foreign' && id <= upTo && id + 1 >= oldest && upTo - id <= replayLimit;
  return whole ? { after: id } : { oldestId: `${epoch}-${oldest}` };
}

/** What the head of a stream and its first frame tell besides its plan. */
export interface AnswerFacts {
  readonly epoch: string;
  readonly requestId: string;
  readonly answerHeaders: ExtraHeaders;
}

/** Writes the head of the response and the frames that every stream begins with. */
export function writeBeginning(
  stream: OpenStream,
  { connected }: StreamPlan,
  { epoch, requestId, answerHeaders }: AnswerFacts,
  { after, oldestId }: ResumePoint,
  upTo: number,
): void {
  const headers = [...commonHeaders(requestId), ...streamHeaders];
  // Node keeps a table of headers that are set one by one, and has to write them itself.
  for (const name in answerHeaders) headers.push(name, answerHeaders[name] as string);
  if (oldestId !== undefined) headers.push('x-resync', oldestId);
  const facts = JSON.stringify({ type: 'connected', ...connected, last_event_id: `${epoch}-${upTo}` });
  const first = `retry: ${retryMs()}\n${frame('connected', facts, stream.style, `${epoch}-${after ?? upTo}`)}`;
  const second = oldestId && frame('resync', JSON.stringify({ type: 'resync', oldest_id: oldestId }), stream.style);
  sendHead(stream.response, headers, first + (second ?? ''));
}

const noHeaders: IncomingHttpHeaders = Object.freeze({});
const noRawHeaders: string[] = [];

/** Lets go of what only the opening of a stream reads of its request, the token among it: streams stay for hours. */
export function forgetHeaders({ req }: ServerResponse): void {
  req.headers = noHeaders;
  req.rawHeaders = noRawHeaders;
}

/** Sends the stored events after one and up to another, page by page as the client takes them. */
export async function replay(
  db: Queries,
  stream: OpenStream,
  { networkId, listFormerAliases }: StreamPlan,
  from: number,
  upTo: number,
): Promise<void> {
  if (from >= upTo) return;
  // What was missed may lie before a rename: the replay begins under the old name and follows as it goes.
  const formerAliases = (await listFormerAliases?.()) ?? [];
  const alias = formerAliases.length === 0 ? undefined : await findAliasAt(db, networkId, formerAliases, from);
  if (alias !== undefined) stream.move(alias);
  for (let after = from; after < upTo && !stream.response.writableEnded && !isGone(stream.response);) {
    const events = await listEvents(db, networkId, after, Math.min(eventsPerPage, upTo - after));
    if (events.length === 0) return;
    for (const event of events) stream.send(event);
    after = events.at(-1)!.n;
    await stream.drained();
  }
}

/**
 * 2 to 5 seconds, spread so that clients of a stopped hub do not come back in one moment (rule streams-spread-return).
 */
export function retryMs(): number {
  return 2_000 + Math.floor(Math.random() * 3_000);
}
