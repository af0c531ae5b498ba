import type { ServerResponse } from 'node:http';
import { sendTogether, writeDirectly } from './send-chunk.ts';

/** What Node notes of a response whose head is out. */
interface Noted {
  _header: string;
  _headerSent: boolean;
}

/** Stands for the head, which is not needed again. */
const sent = 'sent';

/** Headers that are the same in each head, and their text. */
export interface FixedHeaders {
  readonly list: readonly string[];
  readonly text: string;
}

/** @param list names and values in turns, plain ones */
export function fixHeaders(list: readonly string[]): FixedHeaders {
  return { list, text: textOf(list) };
}

/**
 * Sends the head of a stream and its first chunk as one text in one write, past the response where that has nothing of its
 * own to add: Node looks at each header several times, and keeps the text of the head while the stream is open.
 *
 * @param own names and values in turns, besides the fixed ones; the names are the hub's own
 * @throws TypeError a value holds what no header may
 */
export function sendHead(response: ServerResponse, fixed: FixedHeaders, own: readonly string[], text: string): void {
  const { socket } = response;
  if (socket === null || !isUsual(response) || own.some((value) => notPlain.test(value))) {
    response.writeHead(200, [...fixed.list, ...own]);
    return sendTogether(response, text);
  }
  const noted = response as unknown as Noted;
  noted._header = sent;
  noted._headerSent = true;
  response.chunkedEncoding = true;
  const head = `HTTP/1.1 200 OK\r\n${fixed.text}${textOf(own)}date: ${dateOf(Date.now())}`;
  writeDirectly(socket, text, `${head}\r\nconnection: keep-alive\r\ntransfer-encoding: chunked\r\n\r\n`);
}

/** Not the answer to HTTP/1.0, to HEAD, to a client that wants its connection closed, nor one that has headers already. */
function isUsual(response: ServerResponse): boolean {
  const { req, headersSent, shouldKeepAlive, useChunkedEncodingByDefault } = response;
  const isChunked = useChunkedEncodingByDefault && req.method === 'GET';
  return isChunked && shouldKeepAlive && !headersSent && response.getHeaderNames().length === 0;
}

/** What Node has to look at. */
const notPlain = /[^\t\x20-\x7e]/;

function textOf(headers: readonly string[]): string {
  let text = '';
  for (let at = 0; at < headers.length; at += 2) text += `${headers[at]}: ${headers[at + 1]}\r\n`;
  return text;
}

let datedSecond = 0;
let date = '';

/** @param now epoch milliseconds */
function dateOf(now: number): string {
  const second = Math.floor(now / 1_000);
  if (second !== datedSecond) {
    datedSecond = second;
    date = new Date(now).toUTCString();
  }
  return date;
}
