import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { mcpClientIds, mcpClients } from '../../../clients/settings/mcp-clients.ts';
import { checkClock } from '../../../cli/src/agents/doctor/check-hub.ts';
import { mcpFile, readEntry } from '../../../cli/src/agents/mcp/client-files.ts';
import { readTomlTable, withTomlTable } from '../../../cli/src/agents/mcp/toml-table.ts';
import { openCliWorld, type CliWorld } from '../support/open-cli-world.ts';

let world: CliWorld;
beforeAll(async () => void (world = await openCliWorld()));
afterAll(() => world.close());

let home: string;
beforeEach(() => void (home = mkdtempSync(join(tmpdir(), 'ahub-mcp-'))));
afterEach(() => rmSync(home, { recursive: true, force: true }));
const mine = () => ({ env: { HOME: home, AHUB_CONFIG: world.config }, cwd: home });

describe.each(mcpClientIds)('%s', (client) => {
  test('is printed for pasting, and written once, beside what is there', async () => {
    const file = mcpFile(client, { HOME: home });
    const printed = await world.cli(['mcp', 'config', client], mine());
    expect(printed.code).toBe(0);
    expect(printed.stdout).toContain(`${world.hub.url}/mcp`);
    expect(printed.stdout).toContain('AHUB_TOKEN');
    expect(printed.stderr).toContain(file);
    mkdirSync(dirname(file), { recursive: true });
    const others =
      mcpClients[client].form === 'toml'
        ? 'model = "m"\n\n[mcp_servers.other]\nurl = "x"\n'
        : '{\n    "theme": "dark"\n}\n';
    writeFileSync(file, others, { mode: 0o644 });
    expect((await world.cli(['mcp', 'config', client, '--write'], mine())).stdout).toContain('is connected');
    const once = readFileSync(file, 'utf8');
    if (mcpClients[client].form === 'toml') expect(once.startsWith(others)).toBe(true);
    else expect(JSON.parse(once)).toMatchObject({ theme: 'dark' });
    expect((await world.cli(['mcp', 'config', client, '--write'], mine())).stdout).toContain('already');
    expect(readFileSync(file, 'utf8')).toBe(once);
    expect(await readEntry(mcpClients[client], file)).toEqual({ url: world.hub.url, token: undefined });
    const withToken = [
      'mcp',
      'config',
      client,
      '--write',
      '--with-token',
      '--alias',
      `of-${client}`,
      '--network',
      world.user.networkId,
    ];
    const written = await world.cli(withToken, mine());
    expect(written).toMatchObject({ code: 0 });
    expect((await readEntry(mcpClients[client], file))?.token).toMatch(/^ntok_/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(written.stdout + written.stderr).not.toContain('ntok_');
  });
});

test('a token is never printed, and a file with comments is left as it is', async () => {
  const asked = await world.cli(['mcp', 'config', 'cursor', '--with-token', '--alias', 'x'], mine());
  expect([asked.code, asked.stdout]).toEqual([2, '']);
  mkdirSync(join(home, '.gemini'));
  writeFileSync(join(home, '.gemini/settings.json'), '{\n  // mine\n}');
  const refused = await world.cli(['mcp', 'config', 'gemini', '--write'], mine());
  expect([refused.code, refused.stderr.includes('by hand')]).toEqual([1, true]);
  expect(readFileSync(join(home, '.gemini/settings.json'), 'utf8')).toBe('{\n  // mine\n}');
  const project = await world.cli(['mcp', 'config', 'claude-code', '--project', '--write', '--json'], mine());
  expect(JSON.parse(project.stdout)).toEqual({ client: 'claude-code', file: join(home, '.mcp.json'), changed: true });
});

test('a table of TOML takes the place of the one before, and its neighbours stay', () => {
  const path = ['mcp_servers', 'hub'];
  const text = 'a = 1\n[mcp_servers.hub]\nurl = "old"\n[mcp_servers.hub.env]\nB = "c"\n\n[tools]\nx = true\n';
  const now = withTomlTable(text, path, { url: 'new', http_headers: { Authorization: 'Bearer "x"' } });
  expect(now).toBe(
    'a = 1\n[mcp_servers.hub]\nurl = "new"\nhttp_headers = { Authorization = "Bearer \\"x\\"" }\n\n[tools]\nx = true\n',
  );
  expect(readTomlTable(now, path)).toEqual({ url: 'new', http_headers: { Authorization: 'Bearer "x"' } });
  expect(withTomlTable(now, path, { url: 'new', http_headers: { Authorization: 'Bearer "x"' } })).toBe(now);
  expect(readTomlTable(now, ['mcp_servers', 'none'])).toBeUndefined();
});

describe('doctor', () => {
  const findings = (stdout: string) =>
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { check: string; ok: boolean; mend: string | null });

  test('finds all well, with the settings and hooks that were written', async () => {
    for (const client of ['codex', 'claude-code']) await world.cli(['mcp', 'config', client, '--write'], mine());
    const network = ['--network', world.user.networkId];
    for (const client of ['cursor', 'opencode'])
      expect(await world.cli(['hooks', 'install', client, '--alias', 'patient', ...network], mine())).toMatchObject({
        code: 0,
      });
    const looked = await world.cli(['doctor', '--json'], mine());
    expect(findings(looked.stdout).filter(({ ok }) => !ok)).toEqual([]);
    expect(looked.code).toBe(0);
    expect(findings(looked.stdout).map(({ check }) => check)).toEqual([
      ...[
        'settings',
        'hub',
        'version',
        'clock',
        'token',
        'mcp claude-code',
        'mcp codex',
        'hooks cursor',
        'hooks opencode',
      ],
    ]);
    const shown = await world.cli(['doctor'], mine());
    expect(shown.stdout).toMatch(/^ok {3}settings: .*\nok {3}hub: /);
    expect(shown.stdout).not.toMatch(/[un]tok_/);
  });

  test('names what is wrong and how to mend it', async () => {
    const away = await world.stranger(['doctor', '--json', '--url', 'http://127.0.0.1:9'], mine());
    expect(away.code).toBe(1);
    expect(findings(away.stdout).at(-1)).toMatchObject({
      check: 'hub',
      ok: false,
      mend: expect.stringContaining('ahub serve') as unknown,
    });
    const signedOut = await world.stranger(['doctor', '--json'], mine());
    expect(findings(signedOut.stdout).find(({ check }) => check === 'token')).toMatchObject({ ok: false });
    writeFileSync(
      join(home, '.mcp.json'),
      JSON.stringify({
        mcpServers: { hub: { url: `${world.hub.url}/mcp`, headers: { Authorization: 'Bearer ntok_old' } } },
      }),
    );
    const old = findings((await world.cli(['doctor', '--json'], mine())).stdout).find(
      ({ check }) => check === 'mcp claude-code',
    );
    expect(old).toMatchObject({ ok: false, mend: 'Write it anew: ahub mcp config claude-code --write' });
    const none = await world.cli(['hooks', 'doctor', 'gemini', '--json'], mine());
    expect([none.code, findings(none.stdout)[0]?.mend]).toEqual([1, 'ahub hooks install gemini --alias ALIAS']);
    expect([checkClock(31_000).ok, checkClock(-29_000).ok]).toEqual([false, true]);
  });
});
