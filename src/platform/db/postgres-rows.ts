import type { Bytes, RowPacket } from './postgres-client.ts';
import { hubTypes } from './postgres-types.ts';

/** A row of an answer. */
export type Row = Record<string, unknown>;

/** A column as the server describes it. */
export interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

/** Makes an object of a row's bytes. */
export type RowReader = (packet: RowPacket) => Row;

type Assemble = (values: readonly unknown[]) => Row;
type ReadValue = (bytes: Bytes, from: number, to: number) => unknown;

/**
 * Short texts of a row are cut from one text of the whole row, which they keep alive. A value that somebody remembers
 * must not hold more than this.
 */
const sharedBytes = 4_096;
/** A text beyond this length is faster by a call of its own than looked through for what is not ASCII. */
const shortText = 128;

/** How the rows of a statement with these columns are read. */
export function createRowReader(fields: readonly Field[]): RowReader {
  const readers = fields.map(({ dataTypeID }) => readerOf(dataTypeID));
  const assemble = assemblerOf(fields.map(({ name }) => name));
  const count = fields.length;
  return ({ bytes, from, to }) => {
    const shared = to - from > sharedBytes ? undefined : bytes.latin1Slice(from, to);
    const values = new Array<unknown>(count);
    let at = from + 2;
    for (let index = 0; index < count; index += 1) {
      const length = int32At(bytes, at);
      at += 4;
      if (length < 0) {
        values[index] = null;
        continue;
      }
      const end = at + length;
      const read = readers[index];
      if (read !== undefined) values[index] = read(bytes, at, end);
      else if (shared === undefined || length > shortText || !isAscii(bytes, at, end))
        values[index] = bytes.utf8Slice(at, end);
      else values[index] = shared.substring(at - from, end - from);
      at = end;
    }
    return assemble(values);
  };
}

function int32At(bytes: Bytes, at: number): number {
  return (
    ((bytes[at] as number) << 24) |
    ((bytes[at + 1] as number) << 16) |
    ((bytes[at + 2] as number) << 8) |
    (bytes[at + 3] as number)
  );
}

function isAscii(bytes: Bytes, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if ((bytes[at] as number) > 0x7f) return false;
  return true;
}

const texts = new Set([25, 1042, 1043]);
const numbers = new Set([20, 21, 23, 26, 1700]);
const bool = 16;

/** How a value of this type is read; undefined where the text is the value. */
function readerOf(oid: number): ReadValue | undefined {
  if (texts.has(oid)) return undefined;
  if (numbers.has(oid)) return readNumber;
  if (oid === bool) return readBool;
  const parse = hubTypes.getTypeParser(oid, 'text') as (text: string) => unknown;
  return (bytes, from, to) => parse(bytes.utf8Slice(from, to));
}

/** Digits beyond this many may be above 2^53, where adding them up rounds otherwise than `Number` does. */
const safeDigits = 15;
const zero = 0x30;

function readNumber(bytes: Bytes, from: number, to: number): number {
  if (to - from > safeDigits) return Number(bytes.latin1Slice(from, to));
  let sum = 0;
  for (let at = from; at < to; at += 1) {
    const digit = (bytes[at] as number) - zero;
    // A sign, a fraction, a NaN.
    if (digit < 0 || digit > 9) return Number(bytes.latin1Slice(from, to));
    sum = sum * 10 + digit;
  }
  return sum;
}

const readBool = (bytes: Bytes, from: number): boolean => bytes[from] === 0x74;

/** As many as there are lists of columns in the hub's statements, and some. */
const mostAssemblers = 2_000;
const assemblers = new Map<string, Assemble>();

/**
 * An object literal with these names, as source: V8 makes it in one step, where names that come from an array cost
 * each row a search per column. Nothing but names goes into the source, each as a JSON text.
 */
function assemblerOf(names: readonly string[]): Assemble {
  const source = names.map((name, at) => `${keyOf(name)}: values[${at}]`).join();
  let known = assemblers.get(source);
  if (known === undefined) {
    if (assemblers.size >= mostAssemblers) assemblers.clear();
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- see above
    known = new Function('values', `return {${source}}`) as Assemble;
    assemblers.set(source, known);
  }
  return known;
}

/** In brackets this one is a name like any other. */
const keyOf = (name: string): string => (name === '__proto__' ? '["__proto__"]' : JSON.stringify(name));
