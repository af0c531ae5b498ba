import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * As `response.write`, in one piece, at once, and past the response where that has nothing of its own to write: Node makes
 * four writes of a chunk, and keeps them back until all answers of the turn are out.
 *
 * @returns false when the client has not taken what was written before
 */
export function sendChunk(response: ServerResponse, text: string): boolean {
  const { socket } = response;
  // An answer behind another one on its connection has no socket yet, and one whose client has gone none to write to.
  const isDirect = response.chunkedEncoding && response.headersSent && socket?.writable === true;
  return isDirect ? writeDirectly(socket, text) : writeChunk(response, text);
}

/** Sends the head and the first chunk of a response as one text in one write. */
export function sendTogether(response: ServerResponse, text: string): void {
  // The answer to a HEAD is its head alone.
  if (!response.chunkedEncoding) response.flushHeaders();
  writeChunk(response, text);
}

/**
 * Writes a text as a chunk of HTTP/1.1.
 *
 * @param head of the response, in ASCII, when it goes out with this chunk
 */
export function writeDirectly(socket: Socket, text: string, head = ''): boolean {
  const length = Buffer.byteLength(text);
  // Text of one byte a character is ASCII, which is copied where UTF-8 would be encoded.
  return socket.write(head + chunkOf(text, length), length === text.length ? 'latin1' : 'utf8');
}

const chunkOf = (text: string, length: number): string => `${length.toString(16)}\r\n${text}\r\n`;

function writeChunk(response: ServerResponse, text: string): boolean {
  // HTTP/1.0 and HEAD have no chunks.
  if (!response.chunkedEncoding) return response.write(text);
  // The response corks a socket that is not corked yet, until the end of the turn.
  const { socket } = response;
  socket?.cork();
  response.chunkedEncoding = false;
  const isTaken = response.write(chunkOf(text, Buffer.byteLength(text)));
  response.chunkedEncoding = true;
  socket?.uncork();
  return isTaken;
}
