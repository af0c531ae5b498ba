import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { BlobStore } from '../../platform/blob-store.ts';
import type { PassingBlob } from '../../platform/blob-store.ts';
import { requireOwnerReading } from '../access/require-owner-reading.ts';
import type { Ctx } from '../ctx.ts';
import type { Line } from './line-kinds.ts';
import { listLines } from './list-lines.ts';

/** A network as a file. */
export interface ExportedNetwork {
  readonly name: string;
  /** Its lines, to be read once. */
  readonly blob: PassingBlob;
}

/** Lines go to the disk in pieces of about this size. */
const pieceBytes = 65_536;

/**
 * Writes a whole network, as it is at one moment, into a temporary file of lines (rule networks-export). The snapshot
 * ends before the first byte is sent, so a slow reader holds nothing of the database. Nothing is audited, as reads are not.
 *
 * @param hubVersion for the first line
 * @throws not_a_member absent networks answer alike
 * @throws owner_required
 */
export async function exportNetwork(
  ctx: Ctx,
  { networkId, hubVersion }: { readonly networkId: string; readonly hubVersion: string },
): Promise<ExportedNetwork> {
  await requireOwnerReading(ctx, networkId);
  const store = new BlobStore(ctx.platform.settings.uploadsDir);
  let name = '';
  const received = await ctx.snapshot((db) => {
    const lines = listLines(
      db,
      store,
      { networkId, hubVersion, now: ctx.platform.clock.now() },
      (given) => (name = given),
    );
    return store.receive(Readable.from(pack(lines), { objectMode: true, highWaterMark: 1 }), Number.MAX_SAFE_INTEGER);
  });
  return { name, blob: store.openReceived(received) };
}

/** The rows of an export as bytes, with the last line behind them. */
async function* pack(lines: AsyncIterable<Line>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const counts = new Map<string, number>();
  let waiting = '';
  for await (const line of lines) {
    counts.set(line.kind, (counts.get(line.kind) ?? 0) + 1);
    waiting += `${JSON.stringify(line)}\n`;
    if (waiting.length < pieceBytes) continue;
    const piece = Buffer.from(waiting);
    hash.update(piece);
    waiting = '';
    yield piece;
  }
  const last = Buffer.from(waiting);
  hash.update(last);
  const end = {
    kind: 'end',
    counts: [...counts].map(([kind, count]) => ({ kind, count })),
    sha256: hash.digest('hex'),
  };
  yield Buffer.concat([last, Buffer.from(`${JSON.stringify(end)}\n`)]);
}
