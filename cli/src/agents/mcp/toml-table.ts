/** A table of TOML as far as settings of servers need it: texts, and tables of texts in one line. */
export type TomlTable = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** The text with this table: in the place of the one with its name, otherwise at the end. */
export function withTomlTable(text: string, path: readonly string[], table: TomlTable): string {
  const block = `[${path.join('.')}]\n${Object.entries(table)
    .map(([key, value]) => `${key} = ${print(value)}\n`)
    .join('')}`;
  const place = find(text, path);
  if (place === undefined) return text === '' ? block : `${text.replace(/\n*$/, '\n\n')}${block}`;
  const rest = text.slice(place.end);
  return text.slice(0, place.start) + block + (rest === '' ? '' : `\n${rest}`);
}

/** The table of this name; undefined when there is none. Values of other kinds are left out. */
export function readTomlTable(text: string, path: readonly string[]): TomlTable | undefined {
  const place = find(text, path);
  if (place === undefined) return undefined;
  const table: Record<string, string | Record<string, string>> = {};
  for (const line of text.slice(place.start, place.end).split('\n').slice(1)) {
    const [, key = '', value = ''] = /^\s*([\w-]+)\s*=\s*(.+?)\s*$/.exec(line) ?? [];
    if (value.startsWith('"')) table[key] = unquote(value);
    else if (value.startsWith('{')) table[key] = readInline(value);
  }
  return table;
}

/** From the line of its name to the next table that is none of its parts. */
function find(text: string, path: readonly string[]): { readonly start: number; readonly end: number } | undefined {
  const name = path.join('\\.');
  const head = new RegExp(`^[ \\t]*\\[${name}\\][ \\t]*(#.*)?$`, 'm').exec(text);
  if (head === null) return undefined;
  const next = new RegExp(`^[ \\t]*\\[(?!${name}\\.)`, 'gm');
  next.lastIndex = head.index + head[0].length;
  return { start: head.index, end: next.exec(text)?.index ?? text.length };
}

function readInline(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/"?([\w-]+)"?\s*=\s*("(?:[^"\\]|\\.)*")/g)];
  return Object.fromEntries(pairs.map(([, key = '', value = '']) => [key, unquote(value)]));
}

function print(value: TomlTable[string]): string {
  if (typeof value === 'string') return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, text]) => `${key} = ${JSON.stringify(text)}`)
    .join(', ')} }`;
}

function unquote(text: string): string {
  try {
    return JSON.parse(/^"(?:[^"\\]|\\.)*"/.exec(text)?.[0] ?? '""') as string;
  } catch {
    return '';
  }
}
