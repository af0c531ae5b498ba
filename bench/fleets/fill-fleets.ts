import { hashToken, mintToken } from '../../src/platform/token-hash.ts';
import type { Person } from '../fill.ts';
import type { Row, Store } from './store.ts';

/** What belongs to one hub and not to one network. */
const shared = /^(mikro_orm_|rate_limits|hub_meta|licenses)/;
const batchNetworks = 20;

/**
 * Copies the network of a template, with its owner and all agents, past the hub: through its doors a hundred thousand
 * agents would take as many registrations and reports.
 *
 * @param tokens the agents' of the template
 * @returns the agents' tokens of each network, the template's first
 */
export async function fillFleets(
  store: Store,
  {
    template,
    username,
    tokens,
    networks,
  }: { template: Person; username: string; tokens: readonly string[]; networks: number },
): Promise<string[][]> {
  const all = [[...tokens]];
  const tables = (await store.tables()).filter((table) => !shared.test(table));
  const rowsByTable = new Map<string, Row[]>();
  for (const table of tables) rowsByTable.set(table, await store.rowsOf(table));
  const hashes = new Map(tokens.map((token, at) => [hashToken(token), at]));
  const owner = String(rowsByTable.get('users')?.find((row) => row['username'] === username)?.['user_id']);
  for (let from = 1; from < networks; from += batchNetworks) {
    const copies = Array.from({ length: Math.min(batchNetworks, networks - from) }, (_, at) => from + at);
    for (const at of copies) all[at] = tokens.map(() => mintToken('atok_'));
    // Parents first: a person, then the network.
    for (const table of [...new Set(['users', 'networks', ...tables])]) {
      const rows = rowsByTable.get(table) ?? [];
      const made = copies.flatMap((at) => rows.map((row) => copyRow(row, at)));
      if (made.length > 0) await store.insert(table, made);
    }
  }
  return all;

  function copyRow(row: Row, at: number): Row {
    const own = (value: unknown): unknown =>
      typeof value === 'string'
        ? value
            .replaceAll(template.network, `${template.network}x${at}`)
            .replaceAll(owner, `${owner}x${at}`)
            .replaceAll(username, `${username}x${at}`)
        : value;
    const copy = Object.fromEntries(Object.entries(row).map(([name, value]) => [name, own(value)]));
    if ('token_hash' in row) {
      const agent = hashes.get(String(row['token_hash']));
      copy['token_id'] = `${String(row['token_id'])}x${at}`;
      copy['token_hash'] =
        agent === undefined ? `of-nobody-${at}-${String(row['token_id'])}` : hashToken(all[at]![agent]!);
    }
    return copy;
  }
}
