import { Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Client, Connection, type ClientConfig, type PoolClient, type QueryResult } from 'pg';
import { Parser } from 'pg-protocol/dist/parser.js';
import { RowClient, RowPacket } from '../../src/platform/db/postgres-client.ts';
import { sendAlone } from '../../src/platform/db/postgres-batch.ts';
import { hubTypes } from '../../src/platform/db/postgres-types.ts';
import { createTestPlace, testEngine, type TestPlace } from '../support/database.ts';

/** A socket whose bytes arrive in pieces of this size. */
class ChoppedSocket extends Socket {
  readonly #size: number;

  constructor(size: number) {
    super();
    this.#size = size;
  }

  override push(chunk: Buffer | null): boolean {
    if (chunk === null) return super.push(null);
    let goesOn = true;
    for (let at = 0; at < chunk.length; at += this.#size) goesOn = super.push(chunk.subarray(at, at + this.#size));
    return goesOn;
  }
}

/** Sizes that end packets, numbers and letters in their midst, and one that leaves the server's pieces whole. */
const sizes = [1, 3, 64, 1_000, 1 << 20];

const long = (letter: string, count: number): string => `repeat('${letter}', ${count})`;

const values: readonly [name: string, query: string, rows: unknown[]][] = [
  [
    'nulls and empty texts',
    `select null::text as a, '' as b, null::int8 as c, null::bool as d, 'x' as e, null::json as f`,
    [{ a: null, b: '', c: null, d: null, e: 'x', f: null }],
  ],
  [
    'letters beyond ASCII beside others, short and long',
    `select 'plain' as a, 'é' as b, '日本語' as c, 'x😀' as d, ${long('a', 127)} || 'é' as e, ${long('é', 200)} as f, chr(127) as g, chr(128) as h`,
    [
      {
        a: 'plain',
        b: 'é',
        c: '日本語',
        d: 'x😀',
        e: `${'a'.repeat(127)}é`,
        f: 'é'.repeat(200),
        g: '\u007f',
        h: '\u0080',
      },
    ],
  ],
  [
    'texts around the length from which they are read alone',
    `select ${long('a', 127)} as a, ${long('b', 128)} as b, ${long('c', 129)} as c, 'end' as d`,
    [{ a: 'a'.repeat(127), b: 'b'.repeat(128), c: 'c'.repeat(129), d: 'end' }],
  ],
  [
    'rows around the size from which nothing is shared, and beyond a piece of the socket',
    `select 'short' as a, repeat('x', n) as b, 'kürzer' as c, n as d from unnest(array[1, 4050, 4060, 4070, 4080, 4100, 70000, 200000]) as n`,
    [1, 4050, 4060, 4070, 4080, 4100, 70000, 200000].map((n) => ({ a: 'short', b: 'x'.repeat(n), c: 'kürzer', d: n })),
  ],
  [
    'integers of each size, and sums',
    `select 0::int2 as a, (-32768)::int2 as b, 2147483647 as c, -2147483648 as d, 999999999999999::int8 as e,
       9007199254740991::int8 as f, -9007199254740991::int8 as g, 9223372036854775807::int8 as h, 4294967295::oid as i,
       (select sum(n) from generate_series(1, 4) as n) as j`,
    [
      {
        ...{ a: 0, b: -32768, c: 2147483647, d: -2147483648, e: 999999999999999, f: Number.MAX_SAFE_INTEGER },
        ...{ g: Number.MIN_SAFE_INTEGER, h: 2 ** 63, i: 4294967295, j: 10 },
      },
    ],
  ],
  [
    'fractions and what is no number',
    `select 1.5::numeric as a, -0.25::numeric as b, 'NaN'::numeric as c, 1e20::numeric as d, 0.1::float8 as e, 'Infinity'::float8 as f, 1.50::numeric as g`,
    [{ a: 1.5, b: -0.25, c: NaN, d: 1e20, e: 0.1, f: Infinity, g: 1.5 }],
  ],
  ['truths', `select true as a, false as b`, [{ a: true, b: false }]],
  [
    'types that the driver knows',
    `select '{"a":"é"}'::json as a, '[1]'::jsonb as b, '2026-01-02T03:04:05.678Z'::timestamptz as c, '\\x00ff41'::bytea as d,
       array[1, 2] as e, '6d1a2f30-0000-4000-8000-000000000001'::uuid as f, 'nom'::name as g, 'c'::char(3) as h`,
    [
      {
        ...{ a: { a: 'é' }, b: [1], c: new Date('2026-01-02T03:04:05.678Z'), d: Buffer.from([0, 255, 65]) },
        ...{ e: [1, 2], f: '6d1a2f30-0000-4000-8000-000000000001', g: 'nom', h: 'c  ' },
      },
    ],
  ],
  [
    'odd names of columns',
    `select 1 as "a""b\\", 2 as "ключ", 3 as "1", 4 as "__proto__", 5 as twice, 6 as twice, 7 as "x'];throw 1;//"`,
    [
      Object.fromEntries([
        ...[['a"b\\', 1] as const, ['ключ', 2] as const, ['1', 3] as const, ['__proto__', 4] as const],
        ...[['twice', 6] as const, ["x'];throw 1;//", 7] as const],
      ]),
    ],
  ],
  ['rows without columns', 'select from generate_series(1, 3)', [{}, {}, {}]],
  [
    'many rows over many pieces',
    `select n, 'word ' || n as a, case when n % 7 = 0 then 'ü' || n end as b from generate_series(1, 3000) as n`,
    Array.from({ length: 3000 }, (_, at) => at + 1).map((n) => ({
      n,
      a: `word ${n}`,
      b: n % 7 === 0 ? `ü${n}` : null,
    })),
  ],
];

if (testEngine === 'sqlite') {
  test('the fields of a packet are read from its bytes, without a server too', () => {
    const length = (bytes: number): Buffer => Buffer.from(Int32Array.of(bytes).buffer).swap32();
    const row = Buffer.concat([Buffer.from([0, 3]), length(2), Buffer.from('é'), length(-1), length(0)]);
    const { fields } = new RowPacket(Buffer.concat([Buffer.from('before'), row]), 6, row.length + 4);
    expect(fields).toEqual(['é', null, '']);
  });
} else {
  let place: TestPlace;
  let clients: Client[] = [];
  beforeEach(async () => {
    place = await createTestPlace();
  });
  afterEach(async () => {
    await Promise.all(clients.map((client) => client.end()));
    clients = [];
    await place.remove();
  });

  const connect = async <C extends Client>(Type: new (config: ClientConfig) => C, size: number): Promise<C> => {
    const config = { connectionString: place.databaseUrl, types: hubTypes, options: '-c timezone=UTC', pipeline: true };
    const client = new Type({ ...config, stream: () => new ChoppedSocket(size) });
    clients.push(client);
    await client.connect();
    return client;
  };
  const connectRows = (size: number): Promise<RowClient> => connect(RowClient, size);
  const run = (client: Client, name: string, text: string, ...values: unknown[]): Promise<QueryResult> =>
    sendAlone(client as PoolClient, { name, text, values });

  test('the driver has what the client takes hold of', () => {
    expect(Connection.prototype).toHaveProperty('attachListeners', expect.any(Function));
    expect(Reflect.get(Parser.prototype, 'handlePacket')).toHaveLength(4);
  });

  test('the driver gives rows to a statement as packets', async () => {
    const client = await connectRows(1 << 20);
    const seen: unknown[] = [];
    client.connection.on('dataRow', (message: unknown) => seen.push(message));
    await run(client, 's', 'select 1 as n');
    expect(seen).toEqual([expect.objectContaining({ name: 'dataRow', length: 11, bytes: expect.any(Buffer) })]);
  });

  test.each(values)('%s', async (_name, query, rows) => {
    for (const size of sizes) {
      const client = await connectRows(size);
      for (let time = 0; time < 2; time += 1) expect((await run(client, 's', query)).rows).toEqual(rows);
      // The driver's own queries on the same connection: with a name, without one, and as a simple query.
      for (const config of [{ name: 'own', text: query }, { text: query, queryMode: 'extended' }, { text: query }])
        expect((await client.query(config)).rows.map((row) => ({ ...row }))).toEqual(rows);
    }
  });

  test('statements that are sent together get their own rows, and an error ends one of them only', async () => {
    for (const size of sizes) {
      const client = await connectRows(size);
      const divide = 'select 12 / (n - $1::int) as n, $2 as word from generate_series(1, 4) as n';
      for (let time = 0; time < 3; time += 1) {
        const answers = await Promise.allSettled([
          run(client, 'd', divide, 0, 'é'),
          run(client, 'd', divide, 3, 'b'),
          client.query('select 12 / (n - 3) as n from generate_series(1, 4) as n'),
          run(client, 'd', divide, -1, 'c'),
          client.query('select 5 as n'),
        ]);
        expect(
          answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.rows : answer.reason.code)),
        ).toEqual([
          [12, 6, 4, 3].map((n) => ({ n, word: 'é' })),
          '22012',
          '22012',
          [6, 4, 3, 2].map((n) => ({ n, word: 'c' })),
          [{ n: 5 }],
        ]);
      }
    }
  });

  test('what is no row comes as the driver tells it', async () => {
    const tell = async (client: Client): Promise<unknown> => {
      const heard: unknown[] = [];
      client.on('notice', ({ message, severity }) => heard.push([severity, message]));
      client.on('notification', ({ channel, payload }) => heard.push([channel, payload]));
      const told = async (text: string, config: object = {}): Promise<void> => {
        const answers = await client.query({ text, ...config }).catch((error: unknown) => error);
        for (const answer of [answers].flat() as (QueryResult & { code?: string; message?: string })[])
          heard.push([
            answer.command,
            answer.rowCount,
            answer.rows,
            answer.fields?.map(({ name }) => name),
            answer.code,
            answer.message,
          ]);
      };
      await told("do $$ begin raise notice 'größer'; end $$");
      await told('listen hub_test');
      await told("notify hub_test, 'schön'");
      await told("select 1 as a; create temp table t (a int, b text); insert into t values (1, 'é'), (2, null)");
      await told('select a, b from t order by a', { rowMode: 'array' });
      await told('copy t to stdout');
      await told('copy t from stdin');
      await told('select');
      await told('');
      await told('selec');
      await told("update t set b = 'x' where a = $1 returning b", { values: [2] });
      await told('unlisten *');
      return heard;
    };
    const expected = await tell(await connect(Client, 1 << 20));
    for (const size of sizes) expect(await tell(await connectRows(size))).toEqual(expected);
  });

  test('a short text of a large row does not keep the row', async () => {
    const client = await connectRows(1 << 20);
    const kept: unknown[] = [];
    const before = process.memoryUsage().heapUsed;
    for (let time = 0; time < 40; time += 1) {
      const query = `select 'a text of thirty letters, ' || $1::int as a, ${long('x', 1_000_000)} as b`;
      kept.push((await run(client, 's', query, time)).rows[0].a);
    }
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as () => void)();
    expect(kept).toHaveLength(40);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(20_000_000);
  });
}
