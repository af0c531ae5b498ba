import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RunningProgram } from './run-program.ts';
import type { Seat, World } from './seat.ts';
import { until } from './until.ts';

/** Puts `ahub` of this clone into a folder of programs, and returns that. */
export function placeAhub(folder: string): string {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const file = join(bin, 'ahub');
  writeFileSync(file, `#!/bin/sh\nexec '${process.execPath}' --no-warnings '${resolve('cli/src/main.ts')}' "$@"\n`);
  chmodSync(file, 0o755);
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
