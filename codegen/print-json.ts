import { isObject, type Json } from './json.ts';

/** Columns of a printed document: what fits in the rest of a line stands on that line. */
const width = 140;

/** A JSON file's text. Objects and lists that fit stand on one line, so that files and their differences stay short. */
export function printJson(value: unknown): string {
  return `${block(value as Json, '', 0)}\n`;
}

/** `value` as it follows `taken` columns on a line that is indented by `indent`. */
function block(value: Json, indent: string, taken: number): string {
  const flat = inline(value, width - taken);
  if (flat !== undefined) return flat;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const members = partsOf(value).map(
    ([lead, entry]) => `${inner}${lead}${block(entry, inner, inner.length + lead.length + 1)}`,
  );
  return `${open}\n${members.join(',\n')}\n${indent}${close}`;
}

/** `value` on one line, or undefined when it takes more than `room` columns; what has no parts always fits. */
function inline(value: Json, room: number): string | undefined {
  if (!Array.isArray(value) && !isObject(value)) return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  const parts = partsOf(value);
  if (parts.length === 0) return `${open}${close}`.replaceAll(' ', '');
  let text = open;
  for (const [index, [lead, entry]] of parts.entries()) {
    const part = inline(entry, room - text.length - lead.length - close.length);
    if (part === undefined) return undefined;
    text += `${index === 0 ? '' : ', '}${lead}${part}`;
    if (text.length + close.length > room) return undefined;
  }
  return text + close;
}

/** Members with what stands before each: `"key": ` in objects, nothing in lists. */
function partsOf(value: Json): [lead: string, entry: Json][] {
  if (Array.isArray(value)) return value.map((entry) => ['', entry]);
  return isObject(value) ? Object.entries(value).map(([key, entry]) => [`${JSON.stringify(key)}: `, entry]) : [];
}
