import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Agent, Hub } from '../../clients/typescript/src/index.ts';
import { createProgram } from '../../cli/src/program.ts';
import { examplesOf } from '../../cli/src/parts/with-examples.ts';
import { exitCodes } from '../../cli/src/parts/exit-codes.ts';
import { openCliWorld, type CliWorld } from './support/open-cli-world.ts';
import { faultsOfLine, leavesOf } from './support/command-lines.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const page = readFileSync(join(root, 'docs/command-line.md'), 'utf8');
const blocks = [...page.matchAll(/^```sh\n([^]*?)\n```$/gm)].map(([, text = '']) => text);

/** As much of jq as the page needs, so that the machine needs none: a path of fields, of each line. */
const jq = `
const [path] = process.argv.slice(2).filter((word) => word !== '-r');
const lines = require('node:fs').readFileSync(0, 'utf8').split('\\n').filter((line) => line !== '');
for (const line of lines) console.log(path.slice(1).split('.').reduce((value, name) => value[name], JSON.parse(line)));
`;

describe('docs/command-line.md', () => {
  let world: CliWorld;
  let beta: Agent;
  let running: Promise<void>;
  let folder: string;
  beforeAll(async () => {
    world = await openCliWorld();
    const mia = await world.hub.registerUser('mia');
    beta = new Agent(new Hub({ url: world.hub.url, token: await world.hub.mintNode(mia, 'beta') }), {
      ...{ alias: 'beta', heartbeatMs: 200 },
    });
    beta.onTask(async ({ text }) => {
      if (text.startsWith('fail')) throw new Error('as it was told');
      return { result: `did: ${text}` };
    });
    running = beta.run();
    await world.hub.mintNode(mia, 'gamma');
    folder = join(world.home, 'work');
    mkdirSync(folder);
    writeFileSync(join(folder, 'password.txt'), `${mia.password}\n`);
    writeFileSync(join(folder, 'notes.md'), 'Which note is wrong?\n');
    writeFileSync(join(folder, 'jq.cjs'), jq);
    for (const [name, file] of [
      ['ahub', join(root, 'cli/src/main.ts')],
      ['jq', join(folder, 'jq.cjs')],
    ] as const) {
      writeFileSync(join(folder, name), `#!/bin/sh\nexec '${process.execPath}' '${file}' "$@"\n`);
      chmodSync(join(folder, name), 0o755);
    }
  });
  afterAll(async () => {
    beta.stop();
    await running;
    await world.close();
  });

  test('its blocks run as they stand, one after the other', async () => {
    const script = blocks.map((block, number) => `echo "=== ${number}"\n${block}`).join('\n');
    const { code, stdout, stderr } = await runScript(script, {
      ...{ HOME: world.home, HUB: world.hub.url, PATH: `${folder}:${process.env['PATH'] ?? ''}` },
    });
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('ahub: this is a fault')]);
    const told = stdout.split(/^=== \d+\n/m).slice(1);
    expect(told).toHaveLength(blocks.length);
    expect(told[0]).toContain('mia at ');
    expect(told[1]).toBe('did: Build it\ndid: Which tests fail?\ndid: Which note is wrong?\n');
    expect(told[2]).toMatch(/it ended with 8\nt_\w+\tfailed\t/);
    expect(told[3]).toContain('\nLook at the log\n');
    expect(told[4]!.split('\n').filter((line) => /^\S+\t\w+\t/.test(line)).length).toBeGreaterThanOrEqual(3);
    const [first, second] = told[5]!.split('\n');
    expect(second).toBe(first);
    expect(told[6]).toContain('replied');
  }, 120_000);

  /** The page is for one who types it: a line that fails ends it. */
  function runScript(
    script: string,
    env: Readonly<Record<string, string>>,
  ): Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }> {
    const child = spawn('bash', ['-euo', 'pipefail', '-c', script], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const told = { stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (told.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (told.stderr += text));
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve({ code, ...told }));
    });
  }

  test('has every exit code and every variable that commands read', () => {
    for (const code of Object.values(exitCodes)) expect(page).toMatch(new RegExp(`^\\| ${code} +\\| `, 'm'));
    for (const name of ['URL', 'TOKEN', 'PROFILE', 'NETWORK', 'ALIAS', 'HOOK_MS', 'COMPLETE_MS', 'CONFIG']) {
      expect(page).toContain(`| \`AHUB_${name}\` `);
    }
  });
});

describe('examples of the help', () => {
  const leaves = leavesOf(createProgram());

  test('every command has one', () => {
    const bare = leaves.filter((leaf) => leaf.parent !== null && examplesOf(leaf).length === 0);
    expect(bare.map((leaf) => leaf.name())).toEqual([]);
  });

  test('name commands and options that are there', () => {
    const lines = leaves.flatMap((leaf) => examplesOf(leaf));
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.flatMap((line) => faultsOfLine(createProgram(), line))).toEqual([]);
  });

  test('a wrong option or command in one is found', () => {
    expect(faultsOfLine(createProgram(), 'ahub task wiat t_1 --timeout 3s')).not.toEqual([]);
    expect(faultsOfLine(createProgram(), "ahub send beta 'x' --pirority high")).toEqual([
      '--pirority in: ahub send beta',
    ]);
  });

  test('the reference names every command', () => {
    const reference = readFileSync(join(root, 'docs/command-line-reference.md'), 'utf8');
    for (const leaf of leaves) expect(reference).toMatch(new RegExp(`^## ahub( \\S+)* ${leaf.name()}$`, 'm'));
  });
});
