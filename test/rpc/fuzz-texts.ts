import fc from 'fast-check';
import type { Schema } from './fuzz-schema.ts';

/** Longer boundaries than this cost more than they show; one over the boundary is sent all the same. */
const longestValid = 20_000;

/** Trips what looks at text: invisible, right-to-left, case-expanding, combining, other scripts, other languages. */
export const oddTexts = [
  ...['a\u200bb', '\u202egnp.exe', '\u2066x\u2069', '\ufeffbom', '\u3164', '\u00ad', 'e\u0301\u0302\u0303', '\u0149'],
  ...['\u0130stanbul', '👩‍👩‍👧‍👦', '🇺🇳', '\u{10ffff}', '\u{1d4b3}', '\uff21dmin', '\u0430dmin', ' ', '\t', '\r\n', 'a\nb'],
  ...['\u2028', '\u0085', "' or 1=1 --", '%', '_', '\\', '%00', '../../etc/passwd', '${7*7}', '<script>', '"', '$&'],
  ...['__proto__', 'constructor', 'toString', 'null', 'undefined', 'NaN', 'true', '0', '-1', '1e309', '[]', '{}'],
];

/** Length as JSON Schema counts it: in code points. */
const lengthOf = (text: string): number => [...text].length;
/** Well-formed text without NUL: what a body may carry (rule http-json-limits). */
export const isCarried = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** Text that fits a schema of type string: short, odd, and at both of its bounds. */
export function textOf(schema: Schema): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = 100 } = schema;
  const fits = (text: string): boolean => isCarried(text) && fitsLength(schema, text) && fitsPattern(schema, text);
  const plain = plainText(schema).filter(fits);
  const edges = [minLength, maxLength].filter((length) => length <= longestValid);
  const odd = [...edges.map((length) => '😀'.repeat(length)), ...oddTexts].filter(fits);
  const atEdge = fc
    .tuple(plain, fc.constantFrom(...edges, minLength))
    .map(([text, length]) => stretch(text, length))
    .filter(fits);
  const shapes = [plain, ...(canStretch(schema) ? [atEdge] : []), ...(odd.length > 0 ? [fc.constantFrom(...odd)] : [])];
  return fc.oneof(...shapes);
}

/** Text that breaks one keyword of a schema of type string, by the keyword; a length may take the pattern with it. */
export function brokenTexts(schema: Schema): Readonly<Record<string, fc.Arbitrary<string>>> {
  const { minLength = 0, maxLength } = schema;
  const plain = plainText(schema);
  const misshapen = misshapenTexts(schema, plain);
  return {
    ...(minLength > 0 && { minLength: plain.map((text) => stretch(text, minLength - 1)) }),
    ...(maxLength !== undefined && { maxLength: plain.map((text) => stretch(text, maxLength + 1)) }),
    ...(misshapen.length > 0 && { pattern: fc.constantFrom(...misshapen) }),
  };
}

/** None where the pattern keeps out only what no body may carry. */
function misshapenTexts(schema: Schema, plain: fc.Arbitrary<string>): string[] {
  if (schema.pattern === undefined) return [];
  const bases = fc.sample(plain, { numRuns: 5, seed: 1 });
  return oddTexts
    .flatMap((odd) => [odd, ...bases.flatMap((text) => [text + odd, odd + text])])
    .filter((text) => isCarried(text) && fitsLength(schema, text) && !fitsPattern(schema, text));
}

function plainText({ pattern, minLength = 0, maxLength = 100 }: Schema): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const size = { minLength, maxLength: Math.min(maxLength, minLength + 30) };
  const anything = fc.string({ unit: 'binary', ...size }).map((text) => text.replaceAll('\0', ' '));
  return fc.oneof(fc.string(size), anything);
}

/** Cuts a text, or goes on with its last character, which most patterns allow to come again. */
function stretch(text: string, length: number): string {
  const points = [...text];
  const last = points.at(-1) ?? 'x';
  return points.slice(0, length).join('') + last.repeat(Math.max(0, length - points.length));
}

/** Of a fixed form, nothing but itself fits: `#00ff00`, a date. */
const canStretch = ({ pattern }: Schema): boolean => pattern === undefined || /[+*]\$$|\\S$/.test(pattern);

function fitsLength({ minLength = 0, maxLength = Infinity }: Schema, text: string): boolean {
  const length = lengthOf(text);
  return length >= minLength && length <= maxLength;
}

function fitsPattern({ pattern }: Schema, text: string): boolean {
  return pattern === undefined || new RegExp(pattern, 'u').test(text);
}
