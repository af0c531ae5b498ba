import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Queries } from '../../domain/ctx.ts';
import { findAliasAt } from '../../domain/streams/follow-rename.ts';
import { getHistory, listEvents, replayLimit } from '../../domain/streams/list-events.ts';
import type { StreamPlan } from '../../domain/streams/stream-plan.ts';
import { fixedHeaders } from '../answer.ts';
import type { ExtraHeaders } from '../answer.ts';
import { isGone } from '../when-over.ts';
import { frame, parseEventId } from './frame.ts';
import type { FrameStyle } from './frame.ts';
import type { OpenStream } from './open-stream.ts';
import { fixHeaders, sendHead } from './send-head.ts';
import type { StreamWatch } from './stream-watch.ts';

/** Events that one query reads. */
export const eventsPerPage = 500;

const streamHeaders = fixHeaders([
  ...fixedHeaders,
  ...['content-type', 'text/event-stream; charset=utf-8'],
  ...['x-accel-buffering', 'no'],
]);

/** How a client asked for its stream. */
export interface StreamRequest {
  readonly lastEventId: string | undefined;
  readonly style: FrameStyle;
  readonly requestId: string;
  /** Headers that go with the answer besides those of every stream; names in lower case. */
  readonly answerHeaders: ExtraHeaders;
}

/** What all streams of a process begin with. */
export interface StreamOrigin {
  readonly db: Queries;
  readonly epoch: string;
  readonly watch: StreamWatch | undefined;
}

/**
 * Writes the head and the first frames of a stream, and to a client that resumes what it has missed.
 *
 * @returns undefined when nothing was to be waited for
 */
export function beginStream(
  origin: StreamOrigin,
  stream: OpenStream,
  plan: StreamPlan,
  request: StreamRequest,
): Promise<void> | undefined {
  const { lastEventId } = request;
  if (lastEventId) return resume(origin, stream, plan, { ...request, lastEventId });
  writeBeginning(stream, plan, request, { epoch: origin.epoch, upTo: stream.feed.last });
  return undefined;
}

async function resume(
  { db, epoch, watch }: StreamOrigin,
  stream: OpenStream,
  plan: StreamPlan,
  request: StreamRequest & { readonly lastEventId: string },
): Promise<void> {
  const upTo = stream.feed.last;
  const { after, oldestId } = await findResumePoint(db, epoch, plan, upTo, request.lastEventId);
  if (oldestId !== undefined) watch?.resynced();
  writeBeginning(stream, plan, request, { epoch, upTo, after, oldestId });
  if (after !== undefined) await replay(db, stream, plan, after, upTo);
}

/** Where a stream that is resumed begins. */
interface ResumePoint {
  /** Replay begins after this number. */
  readonly after?: number | undefined;
  /** Set when the history no longer reaches back: the id of the oldest event that is left. */
  readonly oldestId?: string | undefined;
}

/** @param upTo the number of the newest event that was handed to live streams */
async function findResumePoint(
  db: Queries,
  epoch: string,
  { networkId }: StreamPlan,
  upTo: number,
  lastEventId: string,
): Promise<ResumePoint> {
  const id = parseEventId(lastEventId, epoch);
  if (id === undefined) return {};
  if (id === upTo) return { after: id };
  const { oldest } = await getHistory(db, networkId);
  const whole = id !== 'foreign' && id <= upTo && id + 1 >= oldest && upTo - id <= replayLimit;
  return whole ? { after: id } : { oldestId: `${epoch}-${oldest}` };
}

/** Where the stream begins, and the newest event that was handed to live streams. */
interface Beginning extends ResumePoint {
  readonly epoch: string;
  readonly upTo: number;
}

/** Writes the head of the response and the frames that every stream begins with. */
function writeBeginning(
  { response, style }: OpenStream,
  { connected }: StreamPlan,
  { requestId, answerHeaders }: StreamRequest,
  { epoch, upTo, after, oldestId }: Beginning,
): void {
  const headers = ['x-request-id', requestId];
  // Node keeps a table of headers that are set one by one, and has to write them itself.
  for (const name in answerHeaders) headers.push(name, answerHeaders[name] as string);
  if (oldestId !== undefined) headers.push('x-resync', oldestId);
  const facts = JSON.stringify({ type: 'connected', ...connected, last_event_id: `${epoch}-${upTo}` });
  let text = `retry: ${retryMs()}\n${frame('connected', facts, style, `${epoch}-${after ?? upTo}`)}`;
  if (oldestId !== undefined) text += frame('resync', JSON.stringify({ type: 'resync', oldest_id: oldestId }), style);
  sendHead(response, streamHeaders, headers, text);
  forgetHeaders(response);
}

const noHeaders: IncomingHttpHeaders = Object.freeze({});
const noRawHeaders: string[] = [];

/** Lets go of what only the opening of a stream reads of its request, the token among it: streams stay for hours. */
function forgetHeaders({ req }: ServerResponse): void {
  req.headers = noHeaders;
  req.rawHeaders = noRawHeaders;
}

/** Sends the stored events after one and up to another, page by page as the client takes them. */
async function replay(
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
