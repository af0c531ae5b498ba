import type { RowPatch } from './effects.ts';

type Fields = Readonly<Record<string, unknown>>;

/** New fields of rows, by their ids: what later patches say wins. Null takes the row out of its lists. */
export type PatchTable = ReadonlyMap<string, Fields | null>;

/** The patches of one call as a table for each key field, in the order in which they came. */
export function tableOf(patches: readonly RowPatch[]): ReadonlyMap<string, PatchTable> {
  const tables = new Map<string, Map<string, Fields | null>>();
  for (const { key, id, fields } of patches) {
    const table = tables.get(key) ?? new Map<string, Fields | null>();
    table.set(id, fields === null ? null : { ...table.get(id), ...fields });
    tables.set(key, table);
  }
  return tables;
}

/**
 * `data` with the patches applied: to the row that it is, to the rows in its fields and to those in its lists. Parts
 * without a patched row stay the same objects, so nothing of them is drawn again. A field that a row does not have is
 * not added: the list did not ask for it.
 */
export function patchData<Data>(data: Data, key: string, table: PatchTable): Data {
  return patchValue(data, key, table, 3) as Data;
}

function patchValue(value: unknown, key: string, table: PatchTable, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth < 0) return value;
  if (Array.isArray(value)) return patchEach(value, key, table, depth);
  const row = value as Fields;
  const patch = table.get(String(row[key]));
  if (patch !== undefined) return patch === null ? row : patchRow(row, patch);
  let copy: Record<string, unknown> | undefined;
  for (const [name, part] of Object.entries(row)) {
    const next = patchValue(part, key, table, depth - 1);
    if (next !== part) (copy ??= { ...row })[name] = next;
  }
  return copy ?? row;
}

function patchEach(list: readonly unknown[], key: string, table: PatchTable, depth: number): readonly unknown[] {
  if (list.some((part) => isGone(part, key, table))) {
    return patchEach(
      list.filter((part) => !isGone(part, key, table)),
      key,
      table,
      depth,
    );
  }
  let copy: unknown[] | undefined;
  list.forEach((part, index) => {
    const next = isOther(part, key, table) ? part : patchValue(part, key, table, depth - 1);
    if (next !== part) (copy ??= [...list])[index] = next;
  });
  return copy ?? list;
}

/** Whether it is a row that no patch means: it is not looked into, because lists may have thousands of them. */
function isOther(part: unknown, key: string, table: PatchTable): boolean {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return false;
  const id = (part as Fields)[key];
  return typeof id === 'string' && !table.has(id);
}

function patchRow(row: Fields, patch: Fields): Fields {
  const changed = Object.entries(patch).filter(([name, value]) => name in row && !Object.is(row[name], value));
  return changed.length === 0 ? row : { ...row, ...Object.fromEntries(changed) };
}

function isGone(part: unknown, key: string, table: PatchTable): boolean {
  return typeof part === 'object' && part !== null && table.get(String((part as Fields)[key])) === null;
}
