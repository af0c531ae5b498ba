import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocksOf } from '../../guides/programs.ts';
import { freePort } from '../../support/free-port.ts';
import type { Cli } from '../clis/cli.ts';
import { runProgram, startProgram } from '../run-program.ts';
import type { RunningProgram } from '../run-program.ts';
import { resultOf } from '../scripted-model/script.ts';
import type { Decide, Talk } from '../scripted-model/script.ts';
import { takeSeat } from '../seat.ts';
import { pause, until } from '../until.ts';
import type { Check } from './checks.ts';

/** A block that is run: `stays` stands for a terminal that stays open. */
interface Step {
  readonly text: string;
  readonly stays: boolean;
}

const usualPort = '9200';
/** On a busy machine; what stays open lasts as long as all steps. */
const stayMs = 900_000;
const stepMs = 300_000;

/** The guide of a CLI, followed to the letter by somebody with an empty home: `docs/agents/<id>.md`. */
export const followsGuide: Check = {
  name: 'guide',
  title: 'its guide holds, followed to the letter on an empty machine',
  async run(world, cli) {
    const seat = await takeSeat(world, cli, workOrHandOver);
    const port = String(await freePort());
    const { AHUB_TOKEN: _token, AHUB_URL: _url, ...ownEnv } = seat.env;
    const here = { HUB_PORT: port, HUB_DATA_DIR: join(seat.home, 'hub'), AHUB_URL: `http://127.0.0.1:${port}` };
    const open: RunningProgram[] = [];
    let last = '';
    try {
      for (const { text, stays } of stepsOf(cli)) {
        const args = ['bash', '-euo', 'pipefail', '-c', text.replaceAll(usualPort, port)] as const;
        const call = { args: [...args] as [string, ...string[]], cwd: seat.work, env: { ...ownEnv, ...here } };
        if (!stays) {
          last = (await runProgram({ ...call, limitMs: stepMs })).out;
          continue;
        }
        const program = startProgram({ ...call, limitMs: stayMs });
        open.push(program);
        const isReady = (): true | Promise<true | undefined> | undefined =>
          open.length === 1 ? isThere(`${here.AHUB_URL}/health`) : /takes tasks/.test(program.output()) || undefined;
        await until(program, 'it says that it is ready', isReady);
      }
    } catch (error) {
      throw new Error(`${String(error)}\n${open.map((program) => program.output().slice(-2_000)).join('\n--\n')}`, {
        cause: error,
      });
    } finally {
      for (const program of open.toReversed()) {
        program.stop();
        await program.ended;
      }
      await seat.close();
    }
    if (!last.includes('reviewer says: It is done.')) throw new Error(`the last answer is ${last}`);
  },
};

function stepsOf(cli: Cli): readonly Step[] {
  const page = readFileSync(`docs/agents/${cli.id}.md`, 'utf8');
  const blocks = blocksOf(page).filter(({ mark }) => /^sh( stays)?$/.test(mark));
  return blocks.map(({ mark, text }) => ({ text, stays: mark.endsWith('stays') }));
}

async function isThere(url: string): Promise<true | undefined> {
  return (await fetch(url).catch(() => undefined))?.ok === true ? true : undefined;
}

interface Told {
  readonly task: { readonly status: string; readonly result: string | null };
}

/** Does what it is told, and gives reviewer what is meant for reviewer. */
const workOrHandOver: Decide = async (talk) => {
  if (!talk.said.some((text) => text.includes('Give reviewer'))) return { say: 'It is done.' };
  const uses = (tool: string): boolean => talk.results.some(({ tool: name }) => name.endsWith(tool));
  if (!uses('send_task')) return { use: 'send_task', input: { alias: 'reviewer', task: 'Name a good title' } };
  if (uses('get_task')) {
    const { status, result } = resultOf<Told>(talk, 'get_task').task;
    if (status === 'replied') return { say: `reviewer says: ${result}` };
  }
  // The machine has time to do the other task: a client takes the same call five times in a row for a loop.
  await pause(10_000);
  return { use: 'get_task', input: { task_id: sentTask(talk) } };
};

function sentTask(talk: Talk): string {
  return resultOf<{ readonly message_id: string }>(talk, 'send_task').message_id;
}
