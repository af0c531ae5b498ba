import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Connection, PoolClient, QueryConfig } from 'pg';
import { PostgresBatch, sendAlone, sendTogether } from '../../src/platform/db/postgres-batch.ts';
import { control } from '../../src/platform/db/postgres-control.ts';
import { RowClient } from '../../src/platform/db/postgres-client.ts';
import { PostgresStatement } from '../../src/platform/db/postgres-statement.ts';
import { hubTypes } from '../../src/platform/db/postgres-types.ts';
import { createTestPlace, testEngine, type TestPlace } from '../support/database.ts';

describe('a batch', () => {
  /** A connection that notes the kinds of the messages that are written to it. */
  const noting = (written: string[]) => ({
    stream: {
      writable: true,
      cork: () => undefined,
      uncork: () => undefined,
      write: (bytes: Buffer) => written.push(String.fromCharCode(bytes[0]!)),
    },
    parsedStatements: { known: 'select 1' },
    submittedNamedStatements: {} as Record<string, string>,
    parse: () => written.push('P'),
    bind: () => written.push('B'),
    describe: () => written.push('D'),
  });

  test('is answered up to the statement that fails; those behind it fail with it and are new the next time', () => {
    const heard: string[] = [];
    const written: string[] = [];
    const connection = noting(written);
    const batch = new PostgresBatch();
    for (const name of ['known', 'bad', 'new'])
      batch.add(
        new PostgresStatement(
          name,
          { text: 'select 1' },
          ({ command }) => heard.push(`${name} ${command}`),
          (error) => heard.push(`${name} ${error.message}`),
        ),
      );
    batch.submit(connection as unknown as Connection);
    expect(written.join('')).toBe('BDEPBDEPBDES');
    batch.handleCommandComplete({ text: 'SELECT 1' });
    expect(batch.name).toBe('bad');
    batch.handleError(new Error('refused'), connection as unknown as Connection);
    expect(heard).toEqual(['known SELECT', 'bad refused', 'new refused']);
    expect(connection.submittedNamedStatements).toEqual({});
  });
});

if (testEngine === 'postgres') {
  describe('on a server', () => {
    let place: TestPlace;
    let client: PoolClient;
    let answers: number;
    beforeEach(async () => {
      place = await createTestPlace();
      const config = { connectionString: place.databaseUrl, types: hubTypes, pipeline: true };
      client = new RowClient(config) as unknown as PoolClient;
      await (client as unknown as RowClient).connect();
      answers = 0;
      client.connection.on('readyForQuery', () => (answers += 1));
    });
    afterEach(async () => {
      await (client as unknown as RowClient).end();
      await place.remove();
    });

    const divide = (by: number): QueryConfig => ({ name: 'divide', text: 'select 12 / $1::int as n', values: [by] });
    const count = { name: 'count', text: 'select count(*)::int as n from generate_series(1, 3)' };
    const told = async (asked: Promise<{ readonly rows: unknown[] }>[]): Promise<unknown[]> =>
      (await Promise.allSettled(asked)).map((one) =>
        one.status === 'fulfilled' ? one.value.rows[0] : (one.reason as Error).message,
      );

    test('what a turn asks together is answered at once, and what it asks alone is not', async () => {
      expect(await told([sendTogether(client, divide(3)), sendTogether(client, divide(4))])).toEqual([
        { n: 4 },
        { n: 3 },
      ]);
      expect(answers).toBe(1);
      expect(
        await told([sendTogether(client, count), sendAlone(client, divide(6)), sendTogether(client, count)]),
      ).toEqual([{ n: 3 }, { n: 2 }, { n: 3 }]);
      expect(answers).toBe(4);
    });

    test('a begin waits for the statement behind it, and leaves with what that turn asks in later ticks', async () => {
      const begun = sendTogether(client, control.begin);
      const ended = new Promise<unknown[]>((resolve) => {
        // The end of a unit asks for its tick before its last statement does.
        process.nextTick(() => resolve(told([sendTogether(client, control.commit)])));
      });
      const [counted] = await Promise.all([sendTogether(client, count), begun, ended]);
      expect(counted.rows).toEqual([{ n: 3 }]);
      expect(answers).toBe(1);
    });

    test('behind one that fails the others are skipped, and run when they are asked again', async () => {
      const failed = 'division by zero';
      const asked = (): Promise<unknown[]> =>
        told([divide(2), divide(0), count, divide(1)].map((query) => sendTogether(client, query)));
      expect(await asked()).toEqual([{ n: 6 }, failed, failed, failed]);
      expect(await asked()).toEqual([{ n: 6 }, failed, failed, failed]);
      expect(await told([sendTogether(client, count), sendTogether(client, divide(1))])).toEqual([{ n: 3 }, { n: 12 }]);
    });

    test('a text without a name goes behind what the turn has asked before it', async () => {
      const asked = [sendTogether(client, divide(3)), sendTogether(client, { text: 'select 1 as n' })];
      expect(await told([...asked, sendTogether(client, divide(4))])).toEqual([{ n: 4 }, { n: 1 }, { n: 3 }]);
    });

    test('a connection that ends fails what has no answer', async () => {
      const asked = [sendTogether(client, count), sendTogether(client, { name: 'slow', text: 'select pg_sleep(30)' })];
      client.on('error', () => undefined);
      process.nextTick(() => client.connection.stream.destroy());
      expect(await told(asked)).toEqual(['Connection terminated unexpectedly', 'Connection terminated unexpectedly']);
    });
  });
}
