import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RunningProgram } from './run-program.ts';
import type { Seat, World } from './seat.ts';
import { until } from './until.ts';

/** Puts `ahub` of this clone into a folder of programs, as `npx` finds it too, and returns that. */
export function placeAhub(folder: string): string {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const node = `exec '${process.execPath}' --no-warnings`;
  const place = (name: string, lines: string): void => {
    writeFileSync(join(bin, name), `#!/bin/sh\n${lines}\n`);
    chmodSync(join(bin, name), 0o755);
  };
  const ahub = `${node} '${resolve('cli/src/main.ts')}' "$@"`;
  place('ahub', ahub);
  place('npx', `[ "$1" = agent-collaboration-hub ] || exit 1\nshift\n${ahub}`);
  return bin;
}

/** Starts `ahub run` with the CLI of a seat, and resolves once the hub knows that the agent listens. */
export async function startRunning({ hub, person }: World, seat: Seat): Promise<RunningProgram> {
  const running = seat.start(['ahub', 'run', '--alias', seat.alias, '--', ...seat.cli.command('{task}')]);
  const path = `/api/status?network_id=${person.networkId}`;
  await until(running, 'the agent reports', async () => {
    const { body } = await hub.api('GET', path, { token: person.token });
    return JSON.stringify(body).includes(`"alias":"${seat.alias}"`) || undefined;
  });
  return running;
}
