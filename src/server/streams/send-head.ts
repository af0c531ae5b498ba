import type { ServerResponse } from 'node:http';
import { chunkOf, sendTogether } from './send-chunk.ts';

/** What Node notes of a response whose head is out. */
interface Noted {
  _header: string;
  _headerSent: boolean;
}

/** Stands for the head, which is not needed again. */
const sent = 'sent';

/**
 * Sends the head of a stream and its first chunk as one text in one write, past the response where that has nothing of its
 * own to add: Node looks at each header several times, and keeps the text of the head while the stream is open.
 *
 * @param headers names and values in turns; the names are the hub's own
 * @throws TypeError a value holds what no header may
 */
export function sendHead(response: ServerResponse, headers: readonly string[], text: string): void {
  const { socket } = response;
  const head = isUsual(response) ? headOf(headers) : undefined;
  if (socket === null || head === undefined) {
    response.writeHead(200, [...headers]);
    return sendTogether(response, text);
  }
  const noted = response as unknown as Noted;
  noted._header = sent;
  noted._headerSent = true;
  response.chunkedEncoding = true;
  socket.write(head + chunkOf(text));
}

/** Not the answer to HTTP/1.0, to HEAD, to a client that wants its connection closed, nor one that has headers already. */
function isUsual(response: ServerResponse): boolean {
  const { req, headersSent, shouldKeepAlive, useChunkedEncodingByDefault } = response;
  const isChunked = useChunkedEncodingByDefault && req.method === 'GET';
  return isChunked && shouldKeepAlive && !headersSent && response.getHeaderNames().length === 0;
}

const notPlain = /[^\t\x20-\x7e]/;

/** @returns undefined when Node has to look at a value */
function headOf(headers: readonly string[]): string | undefined {
  let head = `HTTP/1.1 200 OK\r\n`;
  for (let at = 0; at < headers.length; at += 2) {
    const value = headers[at + 1]!;
    if (notPlain.test(value)) return undefined;
    head += `${headers[at]}: ${value}\r\n`;
  }
  return `${head}date: ${new Date().toUTCString()}\r\nconnection: keep-alive\r\ntransfer-encoding: chunked\r\n\r\n`;
}
