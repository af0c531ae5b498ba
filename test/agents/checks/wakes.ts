import { freePort } from '../../support/free-port.ts';
import type { Cli } from '../clis/cli.ts';
import type { Talk } from '../scripted-model/script.ts';
import { connectSeat, taskOf } from '../seat.ts';
import type { Seat, World } from '../seat.ts';
import { until } from '../until.ts';
import type { Check } from './checks.ts';

/** A seat whose CLI has the hooks of `ahub hooks install`. */
async function hookedSeat(world: World, cli: Cli): Promise<Seat> {
  const seat = await connectSeat(world, cli);
  await seat.run(['ahub', 'hooks', 'install', cli.id, '--alias', seat.alias]);
  return seat;
}

const commandOf = (cli: Cli, prompt: string): readonly [string, ...string[]] =>
  (cli.hookedCommand ?? cli.command)(prompt);

/** The session of a CLI that needs one to stay open; undefined for the others. */
async function openSession(seat: Seat) {
  const { open } = seat.cli;
  if (open === undefined) return undefined;
  const port = await freePort();
  const server = seat.start(open.serve(port));
  await until(server, 'the session is open', () => open.isReady.test(server.output()) || undefined);
  return { server, command: (prompt: string) => open.command(prompt, port) };
}

/** What waited before a session began is told to it, once. */
export const wakesAtStart: Check = {
  name: 'wake-start',
  title: 'is told at the start of a session what waits, once',
  async run(world, cli) {
    const seat = await hookedSeat(world, cli);
    const isTold = ({ whole }: Talk): boolean => whole.includes('Water the plants');
    seat.model.follow((talk) => ({ say: isTold(talk) ? 'I was told.' : 'I know of nothing.' }));
    await taskOf(world, seat.alias, 'Water the plants');
    for (const words of ['I was told.', 'I know of nothing.']) {
      const { all } = await seat.run(commandOf(cli, 'Good morning'));
      if (!all.includes(words)) throw new Error(`it did not say "${words}": ${all}`);
    }
    await seat.close();
  },
};

/** What comes while a session works is told to it before it stops; it does it in the same session. */
export const wakesAtStop: Check = {
  name: 'wake-stop',
  title: 'is told before it stops what came meanwhile, and does it',
  async run(world, cli) {
    const seat = await hookedSeat(world, cli);
    const { alias, model } = seat;
    const given = Promise.withResolvers<Awaited<ReturnType<typeof taskOf>>>();
    const taskIn = ({ whole }: Talk): string | undefined =>
      /task (t_\w+) from/.exec(whole.slice(whole.indexOf('Agent Collaboration Hub:')))?.[1];
    model.follow([
      async () => {
        given.resolve(await taskOf(world, alias, 'Feed the cat'));
        return { say: 'Good morning to you.' };
      },
      (talk) => ({ use: 'send_reply', input: { in_reply_to: taskIn(talk) ?? 'untold', text: 'The cat is fed.' } }),
      { say: 'I fed the cat.' },
    ]);
    const session = await openSession(seat);
    const { all } = await seat.run(session?.command('Good morning') ?? commandOf(cli, 'Good morning'));
    const task = await given.promise;
    const isDone = async (): Promise<true | undefined> =>
      ((await task.state()).status === 'replied' && model.talks.length === 3) || undefined;
    if (session !== undefined) await until(session.server, 'the task is done', isDone);
    const { status, result } = await task.state();
    if (status !== 'replied' || result !== 'The cat is fed.') {
      throw new Error(`the task is ${status}, its result ${result}: ${all}\n${model.faults.join('\n')}`);
    }
    session?.server.stop();
    await session?.server.ended;
    await seat.close();
  },
};
