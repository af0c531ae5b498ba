import { request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { eventValidators } from '../../generated/response-validators.js';
import type { Loose } from './start-hub.ts';

/** One frame as it came; comments have neither `event` nor `data`. */
export interface Frame {
  readonly event: string | undefined;
  readonly id: string | undefined;
  readonly retry: number | undefined;
  readonly data: Loose;
  readonly comment: string | undefined;
}

/** An open event stream of a test. */
export interface SseClient {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly frames: Frame[];
  /** The text of an answer that is no stream. */
  readonly text: () => string;
  /**
   * Resolves with the first frame, also one that has come already, for which `wanted` holds. Rejects when the stream ends
   * first or carried a frame that breaks the contract.
   */
  until(wanted: (frame: Frame) => boolean): Promise<Frame>;
  /** Resolves when the hub has ended the stream. */
  readonly ended: Promise<void>;
  readonly response: IncomingMessage;
  /** @throws Error when a frame broke the contract */
  close(): void;
}

/** Opens a stream; resolves when the headers are there. */
export function openSse(
  url: string,
  path: string,
  token?: string,
  headers: Record<string, string> = {},
): Promise<SseClient> {
  return new Promise((resolve, reject) => {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const call: ClientRequest = request(new URL(path, url), {
      headers: { ...authorization, ...headers },
      agent: false,
    });
    call.once('error', reject);
    call.once('response', (response) => {
      call.on('error', () => undefined);
      resolve(follow(call, response, path));
    });
    call.end();
  });
}

function follow(call: ClientRequest, response: IncomingMessage, path: string): SseClient {
  const frames: Frame[] = [];
  const faults: string[] = [];
  const waiting = new Set<() => void>();
  let held = '';
  let whole = '';
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    whole += chunk;
    const parts = (held + chunk).split('\n\n');
    held = parts.pop() ?? '';
    for (const part of parts) {
      const frame = parse(part);
      frames.push(frame);
      faults.push(...faultsOf(path, frame));
    }
    for (const look of waiting) look();
  });
  const ended = new Promise<void>((resolve) => {
    response.once('close', resolve);
    response.once('error', () => resolve());
  });
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    frames,
    text: () => whole,
    response,
    ended,
    until: (wanted) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = frames.find(wanted);
          if (faults.length === 0 && !found) return;
          waiting.delete(look);
          if (faults.length > 0) reject(new Error(faults.join('\n')));
          else resolve(found!);
        };
        waiting.add(look);
        void ended.then(() => waiting.delete(look) && reject(new Error('the stream ended first')));
        look();
      }),
    close() {
      call.destroy();
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
  };
}

/** Frames of the stream itself, which every face shows alike. */
const ownFrames = ['connected', 'resync', 'bye'];

/** How a frame breaks the contract: the feed of a network carries summaries, every other stream the whole payloads. */
function faultsOf(path: string, { data }: Frame): string[] {
  if (data === undefined) return [];
  const isFeed = path.startsWith('/events/network/') && !ownFrames.includes(data.type);
  const face = isFeed ? 'summary' : 'payload';
  const known: Readonly<Record<string, (typeof eventValidators)[keyof typeof eventValidators]>> = eventValidators;
  const validate = known[data.type]?.[face];
  if (validate === undefined) return [`${path}: the contract knows no ${face} of ${JSON.stringify(data)}`];
  if (validate(structuredClone(data))) return [];
  const [fault] = validate.errors ?? [];
  return [`${path}: ${data.type} breaks the contract at ${fault?.instancePath} ${fault?.message}`];
}

function parse(text: string): Frame {
  const fields = new Map<string, string>();
  for (const line of text.split('\n')) {
    const cut = line.indexOf(':');
    fields.set(cut === 0 ? 'comment' : line.slice(0, cut), line.slice(cut + 1).trimStart());
  }
  const data = fields.get('data');
  return {
    event: fields.get('event'),
    id: fields.get('id'),
    retry: fields.has('retry') ? Number(fields.get('retry')) : undefined,
    data: data === undefined ? undefined : JSON.parse(data),
    comment: fields.get('comment'),
  };
}

/** A predicate for frames of one type. */
export const ofType =
  (type: string) =>
  (frame: Frame): boolean =>
    frame.data?.type === type;
