import type { ServerResponse } from 'node:http';

/** How long, and how many bytes, a client may go on sending a body that was refused. */
const lingerMs = 1_000;
const lingerBytes = 16 * 1024 * 1024;

/**
 * Writes the last of an answer whose connection is to be closed while the client still sends. Closing at once would
 * reset the connection, and a client that is busy sending would lose the answer; so what comes is dropped for a
 * moment first. The answer itself goes out at once.
 */
export function endAfterBody(res: ServerResponse, text: string): void {
  const { req } = res;
  let left = lingerBytes;
  const end = (): void => {
    clearTimeout(timer);
    req.removeListener('data', drop);
    res.end();
  };
  const drop = (chunk: Buffer): void => {
    left -= chunk.length;
    if (left < 0) end();
  };
  const timer = setTimeout(end, lingerMs).unref();
  res.write(text);
  req.on('data', drop);
  req.once('end', end);
  req.once('close', end);
  req.resume();
}
