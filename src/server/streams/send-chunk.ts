import type { ServerResponse } from 'node:http';

/**
 * As `response.write` behind a head that is sent, in one piece: of a chunk Node makes four writes, which cost more than
 * all else that the hub does for an event.
 *
 * @returns false when the client has not taken what was written before
 */
export function sendChunk(response: ServerResponse, text: string): boolean {
  const { socket } = response;
  // No chunks: HTTP/1.0, HEAD. No socket: an earlier answer of the connection is not over.
  if (socket === null || !response.chunkedEncoding) return response.write(text);
  return socket.write(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`);
}

/** Sends the head of a response and its first chunk together. */
export function sendHeadAndChunk(response: ServerResponse, text: string): void {
  const { socket } = response;
  socket?.cork();
  response.flushHeaders();
  sendChunk(response, text);
  socket?.uncork();
}
