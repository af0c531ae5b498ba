import type { ServerResponse } from 'node:http';

/**
 * As `response.write`, in one piece and at once: of a chunk Node makes four writes, which cost more than all else that the
 * hub does for an event, and it keeps them back until all answers of the turn are out.
 *
 * @returns false when the client has not taken what was written before
 */
export function sendChunk(response: ServerResponse, text: string): boolean {
  // HTTP/1.0 and HEAD have no chunks.
  if (!response.chunkedEncoding) return response.write(text);
  const chunk = `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
  // The response corks a socket that is not corked yet, until the end of the turn.
  const { socket } = response;
  socket?.cork();
  response.chunkedEncoding = false;
  const isTaken = response.write(chunk);
  response.chunkedEncoding = true;
  socket?.uncork();
  return isTaken;
}

/** Sends the head and the first chunk of a response as one text in one write. */
export function sendTogether(response: ServerResponse, text: string): void {
  // The answer to a HEAD is its head alone.
  if (!response.chunkedEncoding) response.flushHeaders();
  sendChunk(response, text);
}
