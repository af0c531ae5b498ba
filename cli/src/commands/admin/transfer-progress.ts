import type { Readable, Writable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Context } from '../../parts/context.ts';
import type { Output } from '../../parts/output.ts';

const mebibyte = 1_048_576;
const toldEvery = 16 * mebibyte;

/**
 * Copies bytes and says now and then how many there were.
 *
 * @param end whether `to` ends with them
 * @returns how many there were
 * @throws Interrupted when somebody ended the command
 */
export async function transfer({ out, signal }: Context, from: Readable, to: Writable, end = true): Promise<number> {
  const meter = counting(out);
  try {
    await pipeline(from, meter.stream, to, { end, signal });
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
  return meter.bytes();
}

function counting(out: Output): { readonly stream: Transform; readonly bytes: () => number } {
  let bytes = 0;
  let told = 0;
  const stream = new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length;
      if (bytes - told >= toldEvery) {
        told = bytes;
        out.say(`${Math.floor(bytes / mebibyte)} MiB`);
      }
      done(null, piece);
    },
  });
  return { stream, bytes: () => bytes };
}
