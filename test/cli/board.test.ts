import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registerMember } from '../support/members.ts';
import { openCliWorld, type CliWorld } from './support/open-cli-world.ts';
import { startScriptedDaemon } from './support/scripted-daemon.ts';

// Every step is a process of its own.
jest.setTimeout(60_000);

let world: CliWorld;
beforeAll(async () => {
  world = await openCliWorld();
  await world.hub.mintNode(world.user, 'beta');
});
afterAll(() => world.close());

const card = async (ref: string) => (await world.me.api.getRequirement({ requirement_id: ref })).requirement;
const numberOf = (stdout: string): string => stdout.trim().replace('#', '');

describe('card', () => {
  test('create takes every field, and prints the number for scripts', async () => {
    await world.cli(['project', 'create', 'Roof']);
    const fields = ['--column', 'doing', '--priority', 'high', '--due', '2026-12-01', '--agent', 'beta'];
    const more = ['--owner', world.user.username, '--project', 'Roof', '--tag', 'a', '--tag', 'b', '--step', 'tiles'];
    const args = ['card', 'create', 'Mend it', ...fields, ...more, '--ref', 'x-1', '--description', '-'];
    const made = await world.cli(args, { stdin: '**soon**' });
    expect([made.code, made.stdout]).toEqual([0, expect.stringMatching(/^#\d+\n$/)]);
    expect(await card(made.stdout.trim())).toMatchObject({
      ...{ name: 'Mend it', column: 'doing', priority: 'high', due: '2026-12-01', tags: ['a', 'b'] },
      ...{ external_ref: 'x-1', description: '**soon**', checklist: [{ text: 'tiles', done: false }] },
      ...{ owner: { username: world.user.username }, agent_owner: { alias: 'beta' } },
    });
  });

  test('update changes what is named, clears by an empty text, and does nothing by accident', async () => {
    const number = numberOf((await world.cli(['card', 'create', 'Old', '--due', '2026-12-01'])).stdout);
    const args = ['card', 'update', number, '--title', 'New', '--due', '', '--add', 'beta', '--archive', '--json'];
    const { requirement } = JSON.parse((await world.cli(args)).stdout);
    expect(requirement).toMatchObject({ name: 'New', due: null, archived: true, participants: [{ alias: 'beta' }] });
    expect(requirement).toEqual(await card(`#${number}`));
    expect((await world.cli(['card', 'update', number, '--no-archive'])).code).toBe(0);
    expect((await card(`#${number}`)).archived).toBe(false);
    expect((await world.cli(['card', 'update', number])).code).toBe(2);
    expect((await world.cli(['card', 'update', number, '--project', 'none'])).code).toBe(3);
  });

  test('move, check, comment and events', async () => {
    const number = numberOf((await world.cli(['card', 'create', 'Steps', '--step', 'one', '--step', 'two'])).stdout);
    expect((await world.cli(['card', 'move', number, 'done'])).stdout).toBe(`#${number} is in done.\n`);
    expect((await world.cli(['card', 'move', number, 'nowhere'])).code).toBe(2);
    expect((await world.cli(['card', 'check', number, '2'])).stdout).toBe(`#${number}: 1 of 2 done.\n`);
    expect((await card(`#${number}`)).checklist?.map(({ done }) => done)).toEqual([false, true]);
    expect((await world.cli(['card', 'check', number, '2', '--undo'])).stdout).toContain('0 of 2');
    expect((await world.cli(['card', 'check', number, '3'])).code).toBe(3);
    expect((await world.cli(['card', 'comment', number, '-'], { stdin: 'well \u001b[31mdone\n' })).code).toBe(0);
    expect((await world.cli(['card', 'comment', number, '-'])).code).toBe(2);
    const events = (await world.cli(['card', 'events', number])).stdout;
    expect(events.split('\n')[0]).toMatch(/\tcomment\twell �\[31mdone$/);
    expect(events).toMatch(/\tchecklist\t✓ two$/m);
    const row = (await world.cli(['card', 'events', number, '--limit', '1', '--json'])).stdout;
    expect(JSON.parse(row)).toMatchObject({ kind: 'comment', new: { text: 'well \u001b[31mdone' } });
  });

  test('show and list hold no text that steers the terminal; filters pass', async () => {
    const number = numberOf((await world.cli(['card', 'create', 'Red \u009b31m', '--tag', 'odd'])).stdout);
    const shown = await world.cli(['card', 'show', number]);
    expect([shown.code, shown.stdout.split('\n')[0]]).toEqual([0, `#${number} Red �31m  pool`]);
    const { stdout } = await world.cli(['card', 'list', '--tag', 'odd', '--column', 'pool']);
    expect(stdout).toMatch(/^#\d+\tpool\tnormal\t\t\t\tRed �31m\n$/);
    expect((await world.cli(['card', 'list', '--column', 'done', '--tag', 'odd'])).stdout).toBe('');
    expect((await world.cli(['card', 'list', '--limit', '1', '--json'])).stdout.trim().split('\n')).toHaveLength(1);
    expect((await world.cli(['card', 'show', '9999'])).code).toBe(3);
  });

  test('upsert finds its card again; rm asks', async () => {
    const first = await world.cli(['card', 'upsert', 'jira:1', '--title', 'From there', '--json']);
    expect(JSON.parse(first.stdout)).toMatchObject({ created: true });
    const again = await world.cli(['card', 'upsert', 'jira:1', '--column', 'doing', '--json']);
    expect(JSON.parse(again.stdout)).toMatchObject({ created: false, requirement: { column: 'doing' } });
    const { id } = JSON.parse(again.stdout).requirement;
    expect(await world.cli(['card', 'rm', id])).toMatchObject({ code: 2, stdout: '' });
    expect((await card(id)).id).toBe(id);
    expect((await world.cli(['card', 'rm', id, '--yes'])).code).toBe(0);
    expect((await world.cli(['card', 'show', id])).code).toBe(3);
  });

  test('people are named with their agents', async () => {
    const { stdout } = await world.cli(['card', 'people']);
    expect(stdout).toContain(`${world.user.username}\t`);
    expect(stdout).toContain('beta');
  });
});

test('projects by name; rm asks', async () => {
  const made = await world.cli(['project', 'create', 'Garden', '--color', '#33aa44', '--json']);
  const { project } = JSON.parse(made.stdout);
  expect(project).toMatchObject({ name: 'Garden', color: '#33aa44' });
  expect((await world.cli(['project', 'update', 'Garden', '--name', 'Park', '--archive'])).code).toBe(0);
  expect((await world.cli(['project', 'list'])).stdout).toContain(`${project.id}\t#33aa44\tarchived\tPark\n`);
  expect((await world.cli(['project', 'rm', 'Park'])).code).toBe(2);
  expect((await world.cli(['project', 'rm', 'Park', '--yes'])).stdout).toBe('Park is deleted.\n');
  expect((await world.cli(['project', 'rm', 'Park', '--yes'])).code).toBe(3);
});

test('tags are renamed, merged, coloured and removed', async () => {
  const number = numberOf((await world.cli(['card', 'create', 'Tagged', '--tag', 'bug', '--tag', 'fault'])).stdout);
  expect((await world.cli(['tag', 'rename', 'bug', 'fault', 'defect'])).stdout).toBe('1 card is changed.\n');
  expect((await card(`#${number}`)).tags).toEqual(['defect']);
  expect((await world.cli(['tag', 'rename', 'defect', 'flaw'])).code).toBe(0);
  expect((await world.cli(['tag', 'list'])).stdout.split('\n')).toContain('flaw');
  expect((await world.cli(['tag', 'color', 'flaw', '#ff0000'])).code).toBe(0);
  expect((await world.me.api.listTags({})).colors).toMatchObject({ flaw: '#ff0000' });
  expect((await world.cli(['tag', 'rename', 'flaw'])).code).toBe(2);
  expect((await world.cli(['tag', 'rm', 'flaw'])).code).toBe(2);
  expect((await card(`#${number}`)).tags).toEqual(['flaw']);
  expect((await world.cli(['tag', 'rm', 'flaw', '--yes'])).code).toBe(0);
  expect((await card(`#${number}`)).tags).toEqual([]);
});

test('a skill is handed in, reviewed and printed as it is', async () => {
  const file = join(world.home, 'SKILL.md');
  writeFileSync(file, '# Sew\nwith thread\n');
  const args = ['skill', 'submit', 'sew', file, '--skill-version', '1.0'];
  const id = (await world.cli(args)).stdout.trim();
  expect(id).toMatch(/^skill_/);
  expect((await world.cli(['skill', 'list'])).stdout).toBe('');
  expect((await world.cli(['skill', 'list', '--all'])).stdout).toContain(`${id}\tsew\t1.0\tpending\t`);
  const member = await registerMember(world.hub, world.user);
  const review = ['skill', 'review', id, 'published'];
  expect((await world.cli(review, { env: { AHUB_TOKEN: member.token } })).code).toBe(1);
  expect(await world.cli(review)).toMatchObject({ code: 0, stdout: `${id} is published.\n` });
  const again = await world.cli(review);
  expect([again.code, again.stderr]).toEqual([5, expect.stringContaining('skill_not_pending')]);
  expect((await world.cli(['skill', 'show', id])).stdout).toBe('# Sew\nwith thread\n');
  expect((await world.cli(['skill', 'show', 'skill_none'])).code).toBe(3);
  expect((await world.cli(['skill', 'submit', 'sew', `${file}.none`, '--skill-version', '2'])).code).toBe(2);
});

describe('providers and secrets', () => {
  test('a secret comes from stdin, never from an argument, and shows up nowhere', async () => {
    const set = await world.cli(['secret', 'set', 'API_KEY', '--stdin'], { stdin: 'canary-of-the-board\n' });
    expect(set).toEqual({ code: 0, stdout: 'API_KEY is in the vault.\n', stderr: '' });
    expect(await world.cli(['secret', 'set', 'API_KEY'])).toMatchObject({ code: 2, stdout: '' });
    expect(await world.cli(['secret', 'set', 'API_KEY', 'x', '--stdin'])).toMatchObject({ code: 2 });
    expect((await world.cli(['secret', 'set', 'EMPTY', '--stdin'])).code).toBe(2);
    expect((await world.cli(['secret', 'list'])).stdout).toBe('API_KEY\n');
    expect((await world.cli(['secret', 'list', '--json'])).stdout).toBe('"API_KEY"\n');
  });

  test('a provider is entered, changed and tried', async () => {
    const address = ['--vendor', 'openai', '--base-url', 'https://api.example.com/v1', '--secret', 'API_KEY'];
    const entered = await world.cli(['provider', 'set', 'main', ...address, '--model', 'small', '--json']);
    expect(JSON.parse(entered.stdout).provider).toMatchObject({ name: 'main', models: [{ model_name: 'small' }] });
    expect((await world.cli(['provider', 'set', 'main', '--disable'])).stdout).toBe('main: enabled changed.\n');
    expect((await world.cli(['provider', 'list'])).stdout).toMatch(
      /^main\topenai\toff\tAPI_KEY\thttps:[^\t]+\tsmall\n$/,
    );
    expect((await world.cli(['provider', 'set', 'other', '--vendor', 'x'])).code).toBe(2);
    expect((await world.cli(['provider', 'set', 'other', '--enable'])).code).toBe(3);
    expect((await world.cli(['provider', 'probe', 'main', 'small'])).code).toBe(3);
    await world.cli(['provider', 'set', 'main', '--enable']);
    const daemon = await startScriptedDaemon(world);
    const tried = await world.cli(['provider', 'probe', 'main', 'small', '--json']);
    await daemon.stop();
    const { probe_id: id } = JSON.parse(tried.stdout);
    expect((await world.cli(['provider', 'probes', '--provider', 'main'])).stdout).toContain(`${id}\t`);
  });
});
