import { closeSync, openSync, readSync } from 'node:fs';
import { DomainError } from '../domain-error.ts';

/** One line of a file. */
export interface RawLine {
  /** The first is 1. */
  readonly number: number;
  /**
   * Without the line end; decoded when it is asked for.
   *
   * @throws import_refused for what is no UTF-8
   */
  readonly text: string;
  /** With the line end. */
  readonly bytes: Buffer;
}

const pieceBytes = 262_144;
const maxLineBytes = 8 * 1_048_576;
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The refusal of a file, naming its line. */
export function refuseLine(line: number, reason: string): DomainError<'import_refused'> {
  return new DomainError('import_refused', { line, reason });
}

/**
 * The lines of a file, a piece of it in memory at a time. It reads without waiting, so that it can stand in a unit, in
 * which nothing is awaited but SQL.
 *
 * @throws import_refused for a line that is too long
 */
export function* readLines(path: string): Generator<RawLine> {
  const file = openSync(path, 'r');
  try {
    let rest = Buffer.alloc(0);
    let number = 0;
    for (;;) {
      const piece = Buffer.allocUnsafe(pieceBytes);
      const size = readSync(file, piece);
      rest = rest.length === 0 ? piece.subarray(0, size) : Buffer.concat([rest, piece.subarray(0, size)]);
      let begin = 0;
      for (let at = rest.indexOf(10); at >= 0; at = rest.indexOf(10, begin)) {
        yield toRawLine((number += 1), rest.subarray(begin, at + 1));
        begin = at + 1;
      }
      rest = rest.subarray(begin);
      if (rest.length > maxLineBytes) throw refuseLine(number + 1, `is longer than ${maxLineBytes} bytes`);
      if (size > 0) continue;
      if (rest.length > 0) yield toRawLine(number + 1, rest);
      return;
    }
  } finally {
    closeSync(file);
  }
}

function toRawLine(number: number, bytes: Buffer): RawLine {
  return {
    number,
    bytes,
    get text() {
      return decode(number, bytes);
    },
  };
}

function decode(number: number, bytes: Buffer): string {
  try {
    const end = bytes.at(-1) === 10 ? bytes.length - 1 : bytes.length;
    return strictUtf8.decode(bytes.subarray(0, end));
  } catch {
    throw refuseLine(number, 'is not UTF-8');
  }
}
