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
const prefixLength = 4;
const tokenShape = /[una]tok_[0-9A-Za-z]{28}/g;

/** The secrets of one hub, in every spelling in which they could leak. */
export class SecretNeedles {
  // By their first characters: the many secrets that begin alike cost one search of a text.
  readonly #byPrefix = new Map<string, Map<string, Found>>();

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
    for (const [prefix, spellings] of this.#byPrefix) {
      for (let at = text.indexOf(prefix); at >= 0; at = text.indexOf(prefix, at + 1)) {
        for (const [spelling, secret] of spellings) if (text.startsWith(spelling, at)) found.add(secret);
      }
    }
    return [...found];
  }

  #addSpelling(spelling: string, found: Found): void {
    const prefix = spelling.slice(0, prefixLength);
    const alike = this.#byPrefix.get(prefix) ?? new Map<string, Found>();
    if (!alike.has(spelling)) alike.set(spelling, found);
    this.#byPrefix.set(prefix, alike);
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
