/** What a statement reads or changes without keeping to networks. */
export interface Unbound {
  readonly table: string;
  readonly statement: string;
}

/**
 * The tables among these that a statement reads or changes without a condition on their `network_id`. An insert brings
 * the network with its row; what it selects and whom it joins is asked like every other statement.
 */
export function unboundTables(statement: string, tables: ReadonlySet<string>): string[] {
  const text = statement.replaceAll(/[`"]/g, '').replaceAll(/\s+/g, ' ').toLowerCase();
  return text.split(/ union (?:all )?/).flatMap((part) => unboundIn(part, tables));
}

function unboundIn(text: string, tables: ReadonlySet<string>): string[] {
  const conditions = text.slice(Math.max(0, text.search(/\b(where|on) /)));
  const used = [...text.matchAll(/\b(from|join|update|using) (\w+)(?: as (\w+))?/g)]
    // What follows `do update` is no table.
    .filter(([, word, name]) => !(word === 'update' && name === 'set'))
    .map(([, , table = '', alias]) => ({ table, name: keyword.test(alias ?? '') ? table : (alias ?? table) }))
    .filter(({ table }) => tables.has(table));
  const alone = used.length === 1 && !/\b(join|exists)\b/.test(text);
  return used
    .filter(({ table, name }) => !isBound(conditions, name, alone || isOnly(used, table)))
    .map(({ table }) => table);
}

const keyword = /^(where|on|set|inner|left|cross|order|group|limit|union)$/;

const isOnly = (used: readonly { readonly table: string }[], table: string): boolean =>
  used.every((other) => other.table === table);

/** Bound to a value, to a list, or to the network of another table of the statement. */
function isBound(conditions: string, name: string, unqualified: boolean): boolean {
  const column = unqualified ? `(?:${name}\\.)?network_id` : `${name}\\.network_id`;
  return (
    new RegExp(`(?<![.\\w])${column} (=|in\\b)|not \\(${column} not in\\b`).test(conditions) ||
    // Rows that are named by their keys.
    new RegExp(`\\((?:[\\w.]+, )*${column}(?:, [\\w.]+)*\\) in \\(`).test(conditions) ||
    new RegExp(`= ${name}\\.network_id\\b`).test(conditions)
  );
}
