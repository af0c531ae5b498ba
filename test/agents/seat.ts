import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clientSettings } from '../../web/src/pages/start/client-settings.ts';
import type { Snippet } from '../../web/src/pages/start/client-settings.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';
import type { Cli } from './clis/cli.ts';
import { runProgram, startProgram } from './run-program.ts';
import type { Ending, RunningProgram } from './run-program.ts';
import { startModel } from './scripted-model/start-model.ts';
import type { Script } from './scripted-model/script.ts';
import type { ScriptedModel } from './scripted-model/start-model.ts';

/** What all seats share. */
export interface World {
  readonly hub: TestHub;
  readonly person: TestUser;
  /** A folder that is empty at first and goes with the run. */
  readonly folder: string;
  /** What the environment of every program begins with. */
  readonly env: Readonly<Record<string, string>>;
}

/** One CLI as one agent: with a HOME, a folder to work in and a model of its own. */
export interface Seat {
  readonly cli: Cli;
  readonly alias: string;
  readonly token: string;
  readonly work: string;
  readonly home: string;
  readonly env: Readonly<Record<string, string>>;
  /** The part of it that points the CLI at its model. */
  readonly pointed: Readonly<Record<string, string>>;
  readonly model: ScriptedModel;
  /** What the page shows for this agent. */
  readonly snippets: readonly Snippet[];
  /** Does with a snippet what the page says: runs it in a terminal, or puts it into its file. */
  apply(snippet: Snippet): Promise<void>;
  start(args: readonly [string, ...string[]]): RunningProgram;
  run(args: readonly [string, ...string[]]): Promise<Ending>;
  close(): Promise<void>;
}

let seats = 0;

/** A seat with a fresh alias; its CLI knows nothing of the hub yet. */
export async function takeSeat(world: World, cli: Cli, script: Script): Promise<Seat> {
  const alias = `${cli.id}-${(seats += 1)}`;
  const [home, work] = ['home', 'work'].map((name) => join(world.folder, alias, name)) as [string, string];
  for (const folder of [home, work]) mkdirSync(folder, { recursive: true });
  const token = await world.hub.mintNode(world.person, alias);
  const model = await startModel(script);
  const snippets = snippetsFor(world.hub.url, { id: cli.id, token, alias });
  const pointed = cli.point({ home, modelUrl: model.url });
  // A hook has two seconds on a person's machine; here many programs run at once.
  const hub = { AHUB_URL: world.hub.url, AHUB_TOKEN: token, AHUB_HOOK_MS: '8000' };
  const env = { ...world.env, HOME: home, ...pointed, ...exportsOf(snippets), ...hub };
  const run = (args: readonly [string, ...string[]]): Promise<Ending> => runProgram({ args, cwd: work, env });
  return {
    ...{ cli, alias, token, work, home, env, pointed, model, snippets, run },
    async apply({ file, text }) {
      if (file === undefined) {
        await run(['sh', '-euc', text]);
        return;
      }
      const path = file.replace(/ \(.*\)$/, '').replace('~', home);
      const place = path.startsWith('/') ? path : join(work, path);
      mkdirSync(dirname(place), { recursive: true });
      appendFileSync(place, `${text}\n`);
    },
    start: (args) => startProgram({ args, cwd: work, env }),
    close: () => model.close(),
  };
}

/** @throws Error when the page shows nothing for a CLI */
function snippetsFor(
  url: string,
  { id, token, alias }: { readonly id: string; readonly token: string; readonly alias: string },
): readonly Snippet[] {
  const settings = clientSettings({ url, token, alias }).find((client) => client.id === id);
  if (settings === undefined) throw new Error(`the page shows no settings for ${id}`);
  return settings.snippets;
}

/** The lines that belong into the profile of the shell, whichever form of the settings is used. */
function exportsOf(snippets: readonly Snippet[]): Record<string, string> {
  const lines = snippets.filter(({ file }) => file === undefined).flatMap(({ text }) => text.split('\n'));
  const found = lines.map((line) => /^export (\w+)=(.*)$/.exec(line)).filter((match) => match !== null);
  return Object.fromEntries(found.map(([, name, value]) => [name, value]));
}

/** A seat that is connected by the first form of the settings. */
export async function connectSeat(world: World, cli: Cli, script: Script = []): Promise<Seat> {
  const seat = await takeSeat(world, cli, script);
  const [snippet] = seat.snippets;
  if (snippet !== undefined) await seat.apply(snippet);
  return seat;
}

/** A task of the person, and where it stands. */
export interface GivenTask {
  readonly id: string;
  state(): Promise<{ readonly status: string; readonly result: string | null }>;
}

/** Gives an agent a task, as the person. */
export async function taskOf({ hub, person: { token } }: World, alias: string, task: string): Promise<GivenTask> {
  const { body } = await hub.api('POST', '/api/task', { token, body: { alias, task } });
  const id: string = body.task_id;
  return {
    id,
    state: async () => (await hub.api('GET', `/api/task/${id}`, { token })).body.task,
  };
}
