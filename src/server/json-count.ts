/** Keys and values of one JSON body; a real one has a few hundred. */
export const maxKeysAndValues = 20_000;

/** Each key and each value takes at least a byte and a separator, so shorter bodies need no count. */
export const uncountedBytes = 2 * maxKeysAndValues;

const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const openBracket = 0x5b;
const backslash = 0x5c;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const blank = 0x20;

/** Bytes behind an escape that are looked at one by one: a search for each quote of a text full of them costs more. */
const nearBytes = 32;

/**
 * Counts the keys and values of a JSON text while its bytes arrive, so that a body with too many is refused before it
 * is read to its end, let alone parsed: objects of that size cost the parser a hundred times what their bytes cost.
 * One pass, no memory; the count of text that is not JSON does not matter, because the parser refuses it.
 */
export class JsonCount {
  #count = 0;
  #inText = false;
  /** The last byte of the piece before was a backslash that escapes what comes now. */
  #escaped = false;
  /** Nothing stands behind the last opening bracket yet. */
  #fresh = false;

  /** How many there were. */
  get count(): number {
    return this.#count;
  }

  /** @returns false once there are more than 20,000 */
  add(bytes: Buffer): boolean {
    let at = 0;
    while (at < bytes.length && this.#count <= maxKeysAndValues) {
      at = this.#inText ? this.#skipText(bytes, at) : this.#countOutside(bytes, at);
    }
    return this.#count <= maxKeysAndValues;
  }

  /** @returns where to go on: behind the closing quote, or at the end of the piece */
  #skipText(bytes: Buffer, start: number): number {
    let escaped = this.#escaped;
    // Until here each byte is looked at; beyond, the next quote is searched for.
    let nearEnd = escaped ? start + nearBytes : start;
    let at = start;
    while (at < bytes.length) {
      const byte = bytes[at];
      if (escaped) {
        escaped = false;
        nearEnd = at + nearBytes;
      } else if (byte === backslash) {
        escaped = true;
      } else if (byte === quote) {
        this.#inText = false;
        break;
      } else if (at >= nearEnd) {
        at = beforeNextQuote(bytes, at);
      }
      at += 1;
    }
    this.#escaped = escaped;
    return Math.min(at + 1, bytes.length);
  }

  /** @returns where to go on: behind an opening quote, or at the end of the piece */
  #countOutside(bytes: Buffer, start: number): number {
    let count = this.#count;
    let fresh = this.#fresh;
    let at = start;
    while (at < bytes.length && !this.#inText) {
      const byte = bytes[at] as number;
      at += 1;
      if (byte === comma || byte === colon) {
        count += 1;
      } else if (byte === openBracket || byte === openBrace) {
        count += 1;
        fresh = true;
        continue;
      } else if (byte === closeBracket || byte === closeBrace) {
        // An empty list or object opened nothing.
        if (fresh) count -= 1;
      } else if (byte === quote) {
        this.#inText = true;
      } else if (byte <= blank) {
        continue;
      }
      fresh = false;
    }
    this.#count = count;
    this.#fresh = fresh;
    return at;
  }
}

/**
 * The byte from which to go on so that no escape before the next quote is missed: the first of the backslashes in
 * front of the quote, or the byte before it. At the end of the piece when there is no quote.
 *
 * @param from a byte of the text that is neither escaped nor a backslash
 */
function beforeNextQuote(bytes: Buffer, from: number): number {
  const found = bytes.indexOf(quote, from);
  let at = (found < 0 ? bytes.length : found) - 1;
  while (at > from && bytes[at] === backslash) at -= 1;
  return at;
}
