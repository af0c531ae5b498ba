import { describe, expect, test } from '@jest/globals';
import { createLog } from '../../src/platform/log.ts';
import { maskLogText, maskSecrets } from '../../src/platform/mask-secrets.ts';
import { mintToken } from '../../src/platform/token-hash.ts';

const tail = 'A1b2C3d4E5f6G7h8';

describe('masking', () => {
  test.each([
    [`x ntok_${tail} y`, 'x ntok_***redacted*** y'],
    [`utok_abcdef`, 'utok_***redacted***'],
    [`"atok_${tail}"`, '"atok_***redacted***"'],
    [`ghp_${tail}`, 'ghp_***redacted***'],
    [`github_pat_11ABC_${tail}`, 'github_pat_***redacted***'],
    [`xoxb-123-456-${tail}`, 'xoxb-***redacted***'],
    [`xoxs-1`, 'xoxs-***redacted***'],
    [`sk-${tail}`, 'sk-***redacted***'],
    [`sk-proj-${tail}`, 'sk-***redacted***'],
    [`utok_${tail},ntok_${tail}`, 'utok_***redacted***,ntok_***redacted***'],
    [`https://hub/events/me?token=utok_${tail}&x=1`, 'https://hub/events/me?token=utok_***redacted***&x=1'],
  ])('%s', (text, masked) => {
    expect(maskSecrets(text)).toBe(masked);
  });

  test.each([
    '',
    'utok_abcde',
    'sk-short',
    'task-with-a-very-long-name-indeed',
    'the xoxz-girl',
    'ghp_1',
    'plain text',
  ])('%j stays as it is', (text) => {
    expect(maskSecrets(text)).toBe(text);
  });

  test('is linear', () => {
    const start = performance.now();
    maskSecrets('utok_'.repeat(200_000));
    maskSecrets(`sk-${'-sk'.repeat(300_000)}`);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

describe('the log', () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info', logRing: 3 }, (line) => lines.push(line));

  test('writes one JSON line without secrets, whatever is in the fields', () => {
    const token = mintToken('utok_');
    log.warn(
      { url: `/events/me?token=${token}`, err: new Error(`bad ${token}`), name: 'a\r\nb\u001b[31m' },
      `call with ${token}`,
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain(token);
    expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n\u001b]/);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'warn', msg: 'call with utok_***redacted***' });
  });

  test('keeps its last lines, newest first, within the ring, the limit and the time', () => {
    for (const n of [1, 2, 3, 4]) log.info({ n }, 'line');
    log.debug({}, 'not at this level');
    expect(log.capacity).toBe(3);
    expect(log.recent(10).map(({ line }) => (JSON.parse(line) as { n: number }).n)).toEqual([4, 3, 2]);
    expect(log.recent(1)).toHaveLength(1);
    expect(log.recent(10, Date.now() + 60_000)).toEqual([]);
    expect(log.recent(10, Date.now() - 60_000)).toHaveLength(3);
  });

  test('cuts a kept line at 4000 characters', () => {
    log.error({ long: 'x'.repeat(10_000) }, 'long');
    expect(log.recent(1)[0]).toMatchObject({ level: 'error', ts: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(log.recent(1)[0]?.line).toHaveLength(4_000);
  });
});

describe('masking of log lines', () => {
  test.each([
    ['Authorization: Basic dXNlcjpwYXNz end', 'Authorization: ***redacted***'],
    ['sent bearer abc.def-ghi ok', 'sent bearer ***redacted*** ok'],
    ['AWS_SECRET_ACCESS_KEY=abc/def x', 'AWS_SECRET_ACCESS_KEY=***redacted*** x'],
    ['{"password": "two words", "n": 1}', '{"password": ***redacted***, "n": 1}'],
    [String.raw`{\"api_key\":\"two words\",`, String.raw`{\"api_key\":***redacted***,`],
    ["db_pwd => 'x y' z", 'db_pwd => ***redacted*** z'],
    ['postgres://me:secret@host/db', 'postgres://me:***redacted***@host/db'],
    ['token="never closed', 'token=***redacted***'],
    ['deployed 3 files to host:8080', 'deployed 3 files to host:8080'],
  ])('%s', (line, masked) => {
    expect(maskLogText(line)).toBe(masked);
  });

  test.each(['token', 'token="', 'token=', '://a:', 'bearer ', "secret '"])(
    'a megabyte of %p takes no time',
    (unit) => {
      const begun = performance.now();
      maskLogText(unit.repeat(1_048_576 / unit.length));
      expect(performance.now() - begun).toBeLessThan(2_000);
    },
  );
});
