import { createHash } from 'node:crypto';
import type { Answer, TestHub } from './start-hub.ts';
import { until } from './until.ts';
import { listUploads } from './upload.ts';

/** A line of an export. */
export type ExportLine = Record<string, unknown> & { kind: string };

/** The lines of a network as the hub gives them. */
export async function exportOf(hub: TestHub, token: string, networkId: string): Promise<string> {
  const response = await fetch(`${hub.url}/api/networks/${networkId}/export`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(text);
  return text;
}

/** Imports lines. */
export async function importInto(
  hub: TestHub,
  token: string | undefined,
  lines: string | Uint8Array<ArrayBuffer>,
  { query = '', headers = {}, part = 'file' }: { query?: string; headers?: Record<string, string>; part?: string } = {},
): Promise<Answer> {
  const form = new FormData();
  form.append(part, new File([lines], 'network.ndjson', { type: 'application/x-ndjson' }));
  const response = await fetch(`${hub.url}/api/networks/import${query}`, {
    method: 'POST',
    headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
    body: form,
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** An import whose last bytes go out when `finish` is called; the hub writes the first ones by then. */
export async function importSlowly(
  hub: TestHub,
  token: string,
  lines: string,
  query: string,
): Promise<{ finish(): Promise<Answer> }> {
  const { uploadsDir } = hub.hub.platform.settings;
  const before = listUploads(uploadsDir).length;
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n';
  const form = Buffer.from(`${head}${lines}\r\n--x--\r\n`);
  const begun = form.subarray(0, -20);
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  const answer = fetch(`${hub.url}/api/networks/import${query}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(form.length),
    },
    body: (async function* () {
      yield begun;
      await held;
      yield form.subarray(begun.length);
    })() as never,
    duplex: 'half',
  });
  await until(() => listUploads(uploadsDir).length > before);
  return {
    finish: async () => {
      go();
      const response = await answer;
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
  };
}

/** What stands in a text of lines. */
export const linesOf = (text: string): ExportLine[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as ExportLine);

/** Lines as a file, with a last line that fits them. */
export function fileOf(lines: readonly ExportLine[]): string {
  const rows = lines.filter(({ kind }) => kind !== 'end');
  const text = rows.map((line) => `${JSON.stringify(line)}\n`).join('');
  const counts = [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, alike]) => ({ kind, count: alike.length }));
  const end = { kind: 'end', counts, sha256: createHash('sha256').update(text).digest('hex') };
  return `${text}${JSON.stringify(end)}\n`;
}

/** Columns that hold an id of their own network, which an import changes. */
const madeAnew = /^(?:net_|u_|n_|t_|m_|c_|req_|proj_|skill_|prov_)[\w-]+$|^[0-9a-f]{32}$/;

/**
 * Lines with the ids numbered as they appear, so that an export and the export of its import read alike. Rows are put
 * into an order that knows no id first.
 */
export function withoutIds(lines: readonly ExportLine[]): string[] {
  const names = new Map<string, string>();
  const nameless = (text: string): string =>
    text.replaceAll(/"((?:net|u|n|t|m|c|req|proj|skill|prov)_[\w-]+|[0-9a-f]{32})"/g, '"?"');
  const kinds = [...Map.groupBy(lines, ({ kind }) => kind).values()];
  const sorted = kinds.flatMap((alike) =>
    alike.some((line) => 'seq' in line || line.kind === 'file' || line.kind === 'file_part')
      ? alike
      : alike.toSorted((a, b) => (nameless(JSON.stringify(a)) < nameless(JSON.stringify(b)) ? -1 : 1)),
  );
  const numbered = (value: unknown): unknown => {
    if (typeof value === 'string' && madeAnew.test(value)) {
      if (!names.has(value)) names.set(value, `id${names.size}`);
      return names.get(value);
    }
    if (typeof value === 'string' && value.startsWith('/api/files/'))
      return `file ${String(numbered(value.slice(11)))}`;
    if (typeof value === 'string' && /^[[{"]/.test(value)) return JSON.stringify(numbered(JSON.parse(value)));
    if (Array.isArray(value)) return value.map(numbered);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, numbered(member)]));
  };
  return sorted
    .filter(({ kind }) => kind !== 'end')
    .map((line) => JSON.stringify(numbered(line.kind === 'manifest' ? { ...line, created_at: 0, name: '' } : line)));
}

/** Rows of every table. */
export async function countAll(hub: TestHub): Promise<Record<string, number>> {
  const { database } = hub.hub;
  const tables = [...database.orm.getMetadata().getAll().values()].map(({ tableName }) => tableName);
  const counted = tables
    // What the calls themselves leave, refused or not.
    .filter((table) => table !== 'tokens' && table !== 'idempotency_keys')
    .map(async (table) => {
      const rows = await database.reader
        .selectFrom(table as 'tasks')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return [table, Number(rows.count)] as const;
    });
  return Object.fromEntries(await Promise.all(counted));
}
