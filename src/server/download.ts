import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { commonHeaders } from './answer.ts';
import type { ExtraHeaders } from './answer.ts';
import type { Exchange } from './exchange.ts';

/** A handler's answer that is bytes and not JSON. */
export interface Download {
  /** Content type and length among them; names in lower case. */
  readonly headers: ExtraHeaders;
  /** Called once, and not at all for HEAD. */
  read(): Readable;
  /** Called in its place for HEAD, where there is something to take away. */
  drop?(): Promise<void>;
}

/**
 * Sends the bytes as they are read, at the pace of the client.
 *
 * @throws Error when the bytes cannot be opened, before anything was sent. A later fault destroys the connection, so
 *   that the part cannot be mistaken for the whole.
 */
export async function sendDownload({ req, res, requestId }: Exchange, download: Download): Promise<void> {
  const all = new Map<string, string>();
  const common = commonHeaders(requestId);
  for (let at = 0; at < common.length; at += 2) all.set(common[at] as string, common[at + 1] as string);
  for (const name in download.headers) all.set(name, download.headers[name] as string);
  if (req.method === 'HEAD') {
    // What cannot be removed now is swept later.
    await download.drop?.().catch(() => undefined);
    res.writeHead(200, Object.fromEntries(all)).end();
    return;
  }
  const source = download.read();
  await once(source, 'open');
  res.writeHead(200, Object.fromEntries(all));
  // A client that disconnects is not an error of the hub.
  await pipeline(source, res).catch(() => res.destroy());
}
