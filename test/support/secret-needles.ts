import { isWellFormed } from '../../src/platform/token-hash.ts';

/** What a text must not hold, found in it. */
export interface Found {
  /** `vault value`, `password`, `token`, … */
  readonly kind: string;
  /** Enough to recognise it by; never the whole. */
  readonly hint: string;
}

// Shorter texts and plain words stand in answers by chance.
const shortest = 8;
const plainWord = /^[a-z ]*$/;
/** No spelling of a secret is shorter. */
const prefixLength = 8;
const tokenShape = /[unab]tok_[0-9A-Za-z]{28}/g;

const hashes = 0x10000;

/** Each step moves the characters before it by two bits, so that the last eight of a text make its hash. */
function nextHash(hash: number, character: number): number {
  return ((hash << 2) ^ character) & (hashes - 1);
}

/** The secrets of one hub, in every spelling in which they could leak. */
export class SecretNeedles {
  readonly #byPrefix = new Map<string, Map<string, Found>>();
  /** Which hashes of prefixes there are: one pass over a text finds all secrets, however many there are. */
  readonly #hashes = new Uint8Array(hashes);

  /** Remembers a secret; one that is too short or too plain to be told from other text is left out. */
  add(secret: string, kind: string): void {
    if (secret.length < shortest || plainWord.test(secret)) return;
    const found = { kind, hint: hintOf(secret) };
    for (const spelling of spellingsOf(secret)) this.#addSpelling(spelling, found);
  }

  /** Remembers a key that is known by its hexadecimal digits, and its bytes. */
  addKey(hex: string, kind: string): void {
    this.add(hex, kind);
    const bytes = Buffer.from(hex, 'hex');
    const found = { kind, hint: hintOf(hex) };
    for (const spelling of [bytes.toString('latin1'), base64Of(bytes)]) this.#addSpelling(spelling, found);
  }

  /** What of them stands in a text; bytes are given as Latin 1. */
  findIn(text: string): Found[] {
    const found = new Set<Found>();
    let hash = 0;
    for (let end = 0; end < text.length; end++) {
      hash = nextHash(hash, text.charCodeAt(end));
      if (this.#hashes[hash] === 1) this.#compare(text, end + 1 - prefixLength, found);
    }
    return [...found];
  }

  #compare(text: string, at: number, found: Set<Found>): void {
    const spellings = this.#byPrefix.get(text.slice(at, at + prefixLength)) ?? [];
    for (const [spelling, secret] of spellings) if (text.startsWith(spelling, at)) found.add(secret);
  }

  #addSpelling(spelling: string, found: Found): void {
    const prefix = spelling.slice(0, prefixLength);
    const alike = this.#byPrefix.get(prefix) ?? new Map<string, Found>();
    if (!alike.has(spelling)) alike.set(spelling, found);
    this.#byPrefix.set(prefix, alike);
    let hash = 0;
    for (let at = 0; at < prefixLength; at++) hash = nextHash(hash, prefix.charCodeAt(at));
    this.#hashes[hash] = 1;
  }
}

/** The bearer tokens of any hub that stand in a text, known by their checksum. */
export function tokensIn(text: string): string[] {
  return text.includes('tok_') ? (text.match(tokenShape) ?? []).filter(isWellFormed) : [];
}

/** The beginning of a secret and its length. */
export function hintOf(secret: string): string {
  return `${secret.slice(0, 3)}… of ${secret.length} characters`;
}

function spellingsOf(secret: string): Set<string> {
  const bytes = Buffer.from(secret, 'utf8');
  const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);
  // A column of JSON within JSON, read as JSON.
  const nested = [inJson(secret), inJson(inJson(secret)), inJson(inJson(inJson(secret)))];
  const spellings = [secret, ...nested, bytes.toString('hex'), base64Of(bytes)];
  if (secret.isWellFormed()) spellings.push(encodeURIComponent(secret));
  return new Set(spellings.flatMap((text) => [text, Buffer.from(text, 'utf8').toString('latin1')]));
}

/** Without the last bytes, whose digits depend on what follows them. */
function base64Of(bytes: Buffer): string {
  return bytes.subarray(0, bytes.length - (bytes.length % 3)).toString('base64');
}
