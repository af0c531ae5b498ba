import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from '../sdk/world.ts';
import { openCliWorld, type CliWorld } from './support/open-cli-world.ts';
import { openTerminal } from './support/run-on-terminal.ts';

const main = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));

// Each command is a process of its own, of which a test starts up to a dozen.
jest.setTimeout(90_000);

let world: CliWorld;
let bin: string;
beforeAll(async () => {
  world = await openCliWorld();
  const beta = await world.agent('beta');
  await beta.tools.report_status({ resume_id: 'b', alias: 'beta', status: 'idle' });
  bin = join(world.home, 'bin');
  mkdirSync(bin);
  // What a shell completes is run and says what it was given; only completion itself is the real one.
  const script = `case "$1" in complete|completion) exec '${process.execPath}' '${main}' "$@";; *) echo "ran: $*";; esac`;
  writeFileSync(join(bin, 'ahub'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(bin, 'ahub'), 0o755);
});
afterAll(() => world.close());

const complete = async (...words: string[]): Promise<string[]> => {
  const { stdout } = await world.cli(['complete', '--', ...words], { env: { AHUB_COMPLETE_MS: '20000' } });
  return stdout.split('\n').flatMap((line) => (line === '' ? [] : [line.split('\t')[0] ?? '']));
};

/** What is begun, and what it becomes: a subcommand, an option, a value of an enum, fields of a call and a value of one. */
const begun = [
  ['task reas', 'task reassign'],
  ['send --idem', 'send --idempotency-key'],
  ['task list --status repl', 'task list --status replied'],
  ['api sendTask -f prio', 'api sendTask -f priority='],
  ['tool get_inbox -a pee', 'tool get_inbox -a peek='],
  ['api sendTask -f priority=hi', 'api sendTask -f priority=high'],
] as const;

describe('complete', () => {
  test('knows commands, options of a place, choices and global options', async () => {
    expect(await complete('task', 'r')).toEqual(['retry', 'reassign']);
    expect(await complete('task', 'cancel', '--i')).toEqual(['--idempotency-key']);
    expect(await complete('inbox', '--js')).toEqual(['--json']);
    expect(await complete('--url', 'http://x', 'task', 'list', '--priority', '')).toEqual(['high', 'normal', 'low']);
    expect(await complete('task', 'list', '--status=exp')).toEqual(['--status=expired']);
    expect(await complete('task', 'list', '--status', '=', 'exp')).toEqual(['expired']);
    expect(await complete('completion', 'f')).toEqual(['fish']);
    expect(await complete('')).not.toContain('complete');
  });

  test('knows aliases, profiles, operations and tools, and nothing where a text or a file belongs', async () => {
    expect(await complete('send', 'be')).toEqual(['beta']);
    expect(await complete('task', 'reassign', 't_1', '')).toEqual(['beta']);
    expect(await complete('task', 'list', '--to', '')).toEqual(['beta']);
    expect(await complete('inbox', '--network', '')).toEqual([world.user.networkId]);
    expect(await complete('tail', 'n')).toEqual(['network']);
    await world.stranger(['login', '--token-stdin', '--profile', 'work'], { stdin: world.user.token });
    expect(await complete('whoami', '--profile', '')).toEqual(['work']);
    expect(await complete('api', 'sendT')).toEqual(['sendTask', 'sendTerminal']);
    expect(await complete('tool', 'get_in')).toEqual(['get_inbox']);
    for (const words of [
      ['send', 'beta', ''],
      ['send', '--file', ''],
      ['task', 'show', 't_1', ''],
      ['run', '--', ''],
    ])
      expect(await complete(...words)).toEqual([]);
  });

  test('knows the fields of an operation and of a tool, the needed ones first, and their values', async () => {
    expect((await complete('api', 'sendTask', '-f', '')).slice(0, 2)).toEqual(['alias=', 'task=']);
    expect(await complete('api', 'sendTask', '-f', 'prio')).toEqual(['priority=']);
    expect(await complete('api', 'sendTask', '-f', 'alias=beta', '--field', 'priority=h')).toEqual(['priority=high']);
    expect(await complete('api', 'sendTask', '--field=prio')).toEqual(['--field=priority=']);
    expect(await complete('tool', 'get_inbox', '-a', 'pee')).toEqual(['peek=']);
    expect(await complete('tool', 'get_inbox', '-a', 'peek=')).toEqual(['peek=true', 'peek=false']);
    // As bash parts them.
    expect(await complete('api', 'sendTask', '-f', 'priority', '=')).toEqual(['high', 'normal', 'low']);
    expect(await complete('api', 'sendTask', '-f', 'alias', '=', 'beta', '-f', 'priority', '=', 'lo')).toEqual(['low']);
    for (const words of [
      ['api', '-f', ''],
      ['api', 'noSuchCall', '-f', ''],
      ['tool', 'get_inbox', '-a', 'none='],
      ['tool', 'get_inbox', '-a', 'alias='],
    ])
      expect(await complete(...words)).toEqual([]);
  });

  test('says nothing where the hub is away or nobody is signed in', async () => {
    const away = await world.cli(['complete', '--', 'send', ''], { env: { AHUB_URL: 'http://127.0.0.1:9' } });
    expect(away).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(await world.stranger(['complete', '--', 'send', ''], { env: { AHUB_CONFIG: '/nowhere' } })).toMatchObject({
      code: 0,
      stdout: '',
    });
  });
});

test('the script of an unknown shell is wrong usage', async () => {
  const refused = await world.cli(['completion', 'csh']);
  expect([refused.code, refused.stdout]).toEqual([2, '']);
});

/** Whether the machine has a shell; one that is missing is named. */
function has(shell: string): boolean {
  const found = spawnSync(shell, ['--version'], { stdio: 'ignore' }).status === 0;
  if (!found) process.stderr.write(`skipped: ${shell} is not installed here\n`);
  return found;
}

const environment = () => ({ HOME: world.home, PATH: `${bin}:${process.env['PATH'] ?? ''}`, AHUB_CONFIG: '/nowhere' });

describe('in the shell itself', () => {
  test.each([
    ['bash', ['bash', '--norc', '--noprofile', '-i']],
    ['zsh', ['zsh', '-f', '-i']],
  ] as const)('%s completes at the tab key', async (shell, words) => {
    if (!has(shell)) return;
    const terminal = openTerminal(words, environment());
    terminal.type(`source <(ahub completion ${shell}); echo loa""ded\r`);
    await until(() => terminal.shown().includes('loaded'), 20_000);
    for (const [typed, completed] of begun) {
      terminal.type(`ahub ${typed}\t\r`);
      await until(() => terminal.shown().includes(`ran: ${completed}`), 20_000);
    }
    terminal.type('exit 0\r');
    expect(await terminal.ended).toBe(0);
  });

  test('fish completes', () => {
    if (!has('fish')) return;
    for (const [typed, completed] of begun) {
      const script = `ahub completion fish | source; complete -C 'ahub ${typed}'`;
      const { stdout } = spawnSync('fish', ['--no-config', '-c', script], { env: environment(), encoding: 'utf8' });
      expect(stdout.split(/[\t\n]/)[0]).toBe(completed.split(' ').at(-1));
    }
  });
});
