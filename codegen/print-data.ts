import { isObject, type Json } from './json.ts';

/** How a language writes data. */
interface Style {
  /** Columns of a line: what fits in the rest of a line stands on that line. */
  readonly width: number;
  readonly text: (value: string) => string;
  readonly key: (name: string) => string;
  /** Stands after the last member of what takes several lines. */
  readonly last: string;
}

const json: Style = {
  width: 140,
  text: (value) => JSON.stringify(value),
  key: (name) => JSON.stringify(name),
  last: '',
};

const typeScript: Style = {
  width: 120,
  text: quote,
  key: (name) => (/^[A-Za-z_]\w*$/.test(name) ? name : quote(name)),
  last: ',',
};

/** A JSON file's text. Objects and lists that fit stand on one line, so that files and their differences stay short. */
export function printJson(value: unknown): string {
  return `${block(value as Json, json, '', 0)}\n`;
}

/** A value as TypeScript source, laid out as prettier does it. */
export function literal(value: unknown): string {
  return block(value as Json, typeScript, '', 0);
}

function quote(text: string): string {
  const quoted = JSON.stringify(text);
  return text.includes("'") ? quoted : `'${quoted.slice(1, -1).replaceAll('\\"', '"')}'`;
}

/** `value` as it follows `taken` columns on a line that is indented by `indent`. */
function block(value: Json, style: Style, indent: string, taken: number): string {
  const flat = inline(value, style, style.width - taken);
  if (flat !== undefined) return flat;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const members = partsOf(value, style).map(
    ([lead, entry]) => `${inner}${lead}${block(entry, style, inner, inner.length + lead.length + 1)}`,
  );
  return `${open}\n${members.join(',\n')}${style.last}\n${indent}${close}`;
}

/** `value` on one line, or undefined when it takes more than `room` columns; what has no parts always fits. */
function inline(value: Json, style: Style, room: number): string | undefined {
  if (typeof value === 'string') return style.text(value);
  if (!Array.isArray(value) && !isObject(value)) return JSON.stringify(value);
  const parts = partsOf(value, style);
  const [open, close] = Array.isArray(value) ? '[]' : parts.length === 0 ? '{}' : ['{ ', ' }'];
  let text = open ?? '';
  for (const [index, [lead, entry]] of parts.entries()) {
    const part = inline(entry, style, room - text.length - lead.length - 2);
    if (part === undefined) return undefined;
    text += `${index === 0 ? '' : ', '}${lead}${part}`;
    if (text.length + 2 > room) return undefined;
  }
  return `${text}${close}`;
}

/** Members with what stands before each: the key in objects, nothing in lists. */
function partsOf(value: Json, style: Style): [lead: string, entry: Json][] {
  if (Array.isArray(value)) return value.map((entry) => ['', entry]);
  return isObject(value) ? Object.entries(value).map(([key, entry]) => [`${style.key(key)}: `, entry]) : [];
}
