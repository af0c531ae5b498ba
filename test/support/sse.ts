import { request } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
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
  /** Resolves with the first frame, also one that has come already, for which `wanted` holds. */
  until(wanted: (frame: Frame) => boolean): Promise<Frame>;
  /** Resolves when the hub has ended the stream. */
  readonly ended: Promise<void>;
  readonly response: IncomingMessage;
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
      resolve(follow(call, response));
    });
    call.end();
  });
}

function follow(call: ClientRequest, response: IncomingMessage): SseClient {
  const frames: Frame[] = [];
  const waiting = new Set<() => void>();
  let held = '';
  let whole = '';
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    whole += chunk;
    const parts = (held + chunk).split('\n\n');
    held = parts.pop() ?? '';
    for (const part of parts) frames.push(parse(part));
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
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        void ended.then(() => waiting.delete(look) && reject(new Error('the stream ended first')));
        look();
      }),
    close: () => call.destroy(),
  };
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
