import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hookClientIds, hookClients } from '../../../cli/src/agents/hooks/hook-clients.ts';
import { hookFile, installHooks, uninstallHooks } from '../../../cli/src/agents/hooks/install-hooks.ts';

let home: string;
beforeEach(() => void (home = mkdtempSync(join(tmpdir(), 'ahub-hooks-'))));
afterEach(() => rmSync(home, { recursive: true, force: true }));

const options = ['--alias', 'beta', '--profile', "ann's"];
const placeOf = (client: (typeof hookClientIds)[number]) => ({ client, env: { HOME: home }, project: undefined });

/** Files that a person may have, with what else may be in them; undefined is none. */
const files: Readonly<Record<string, string | undefined>> = {
  'no file': undefined,
  'an empty file': '',
  'no hooks': '{"model": "opus",\n   "env": {"A": "b"}}',
  'hooks of others': JSON.stringify(
    { hooks: { Stop: [{ hooks: [{ type: 'command', command: 'say done' }] }], stop: [{ command: 'x' }] }, version: 1 },
    null,
    4,
  ),
  'lists that are empty': '{\n\t"hooks": {\n\t\t"Stop": [], "SessionStart": []\n\t}\n}\n\n',
};

describe.each(hookClientIds)('%s', (client) => {
  test.each(Object.entries(files))(
    '%s: twice is once, and taking it out gives every byte back',
    async (_name, content) => {
      const place = placeOf(client);
      const file = hookFile(place);
      if (content !== undefined) {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, content, { mode: 0o640 });
      }
      expect((await installHooks(place, options)).changed).toBe(true);
      const once = readFileSync(file, 'utf8');
      for (const event of ['session-start', 'stop']) expect(once).toContain(event);
      expect(once).toContain('beta');
      expect((await installHooks(place, options)).changed).toBe(false);
      expect(readFileSync(file, 'utf8')).toBe(once);
      if (content !== undefined) expect(statSync(file).mode & 0o777).toBe(0o640);
      // Another agent takes the place of the first.
      expect((await installHooks(place, ['--alias', 'gamma'])).changed).toBe(true);
      expect(readFileSync(file, 'utf8')).not.toContain('beta');
      expect((await uninstallHooks(place)).changed).toBe(true);
      expect(existsSync(file) ? readFileSync(file, 'utf8') : undefined).toBe(content);
      if (content === undefined)
        expect(existsSync(join(home, file.slice(home.length + 1).split('/')[0] ?? ''))).toBe(false);
      expect((await uninstallHooks(place)).changed).toBe(false);
    },
  );
});

const merged = (['claude-code', 'codex', 'cursor', 'gemini', 'copilot'] as const).map((client) => [client] as const);
test.each(merged)('%s: what the client changed meanwhile stays when the hooks go', async (client) => {
  const place = placeOf(client);
  const file = hookFile(place);
  await installHooks(place, options);
  const settings = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify({ ...settings, theme: 'dark' }, null, 2));
  expect((await installHooks(place, options)).changed).toBe(true);
  expect((await uninstallHooks(place)).changed).toBe(true);
  const { version: _version, ...left } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  expect(left).toEqual({ theme: 'dark' });
});

test("the file's own form of each client", async () => {
  const written = async (client: (typeof hookClientIds)[number]) => {
    await installHooks(placeOf(client), options);
    return JSON.parse(readFileSync(hookFile(placeOf(client)), 'utf8')) as Record<string, Record<string, object[]>>;
  };
  const command = (client: string, event: string) =>
    expect.stringMatching(new RegExp(`hook ${client} ${event} --alias beta --profile 'ann'\\\\''s'$`)) as unknown;
  for (const client of ['claude-code', 'codex'] as const) {
    expect((await written(client))['hooks']).toEqual({
      SessionStart: [{ hooks: [{ type: 'command', command: command(client, 'session-start'), timeout: 10 }] }],
      Stop: [{ hooks: [{ type: 'command', command: command(client, 'stop'), timeout: 10 }] }],
    });
  }
  expect((await written('gemini'))['hooks']).toEqual({
    SessionStart: [{ hooks: [{ type: 'command', command: command('gemini', 'session-start'), timeout: 10_000 }] }],
    AfterAgent: [{ hooks: [{ type: 'command', command: command('gemini', 'stop'), timeout: 10_000 }] }],
  });
  expect(await written('cursor')).toEqual({
    version: 1,
    hooks: {
      sessionStart: [{ command: command('cursor', 'session-start') }],
      stop: [{ command: command('cursor', 'stop') }],
    },
  });
  expect(await written('copilot')).toEqual({
    version: 1,
    hooks: {
      sessionStart: [{ type: 'command', bash: command('copilot', 'session-start'), timeoutSec: 10 }],
      agentStop: [{ type: 'command', bash: command('copilot', 'stop'), timeoutSec: 10 }],
    },
  });
});

test('a file with comments is left as it is, and so is one of another form', async () => {
  const place = placeOf('gemini');
  for (const content of ['{\n  // mine\n  "hooks": {}\n}', '{"hooks": []}', '[]', '{"hooks": {"SessionStart": {}}}']) {
    mkdirSync(dirname(hookFile(place)), { recursive: true });
    writeFileSync(hookFile(place), content);
    await expect(installHooks(place, options)).rejects.toMatchObject({
      exitCode: 1,
      mend: expect.stringContaining('JSON') as unknown,
    });
    expect(readFileSync(hookFile(place), 'utf8')).toBe(content);
  }
});

test('a link stays a link, and the place of a file follows what the client follows', async () => {
  const place = placeOf('claude-code');
  mkdirSync(dirname(hookFile(place)), { recursive: true });
  writeFileSync(join(home, 'dotfile.json'), '{}');
  symlinkSync(join(home, 'dotfile.json'), hookFile(place));
  await installHooks(place, options);
  expect(readFileSync(join(home, 'dotfile.json'), 'utf8')).toContain('beta');
  await uninstallHooks(place);
  expect(readFileSync(join(home, 'dotfile.json'), 'utf8')).toBe('{}');
  const env = { CLAUDE_CONFIG_DIR: '/c', CODEX_HOME: '/x', COPILOT_HOME: '/p', XDG_CONFIG_HOME: '/g' };
  const files = hookClientIds.map((client) => hookClients[client].file('/h', env));
  expect(files).toEqual([
    '/c/settings.json',
    '/x/hooks.json',
    '/h/.cursor/hooks.json',
    '/h/.gemini/settings.json',
    '/p/hooks/ahub.json',
    '/g/opencode/plugins/ahub.js',
  ]);
});
