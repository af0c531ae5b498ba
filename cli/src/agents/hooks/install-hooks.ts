import { homedir } from 'node:os';
import { join } from 'node:path';
import { CliError } from '../../parts/cli-errors.ts';
import { programWords } from '../program-words.ts';
import { stateFolder } from '../state-folder.ts';
import { hookClients, type HookClientId } from './hook-clients.ts';
import type { HookCommand } from './hook-event.ts';
import { putInto, takeOut, type Change } from './kept-files.ts';

/** Which hooks are meant. */
export interface HookPlace {
  readonly client: HookClientId;
  readonly env: NodeJS.ProcessEnv;
  /** The folder whose own file is meant; the person's without it. */
  readonly project: string | undefined;
}

/** What became of the file. */
export interface Installed {
  readonly client: HookClientId;
  readonly file: string;
  readonly changed: boolean;
}

/** The file in which the hooks of a client stand. */
export function hookFile({ client, env, project }: HookPlace): string {
  const known = hookClients[client];
  return project === undefined ? known.file(env['HOME'] || homedir(), env) : known.projectFile(project);
}

/**
 * Writes the two hooks into the client's own file; whatever else is there stays.
 *
 * @param options of the hooks' command: alias, profile and address
 * @throws CliError the file cannot be changed by a program
 */
export async function installHooks(place: HookPlace, options: readonly string[]): Promise<Installed> {
  const { client, env } = place;
  const words = programWords(env);
  const command: HookCommand = (event) => [...words, 'hook', client, event, ...options];
  return withReason(place, (change) => putInto(change, (content) => hookClients[client].add(content, command)));
}

/** Takes them out; a file that nobody changed since is as it was, byte for byte. @throws CliError as above */
export async function uninstallHooks(place: HookPlace): Promise<Installed> {
  return withReason(place, takeOut);
}

async function withReason(place: HookPlace, work: (change: Change) => Promise<boolean>): Promise<Installed> {
  const { client, env } = place;
  const file = hookFile(place);
  const folder = join(stateFolder(env), 'kept-files');
  const without = (content: string): string | undefined => hookClients[client].remove(content);
  try {
    return { client, file, changed: await work({ folder, file, without }) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new CliError(`${file} is not changed: ${error.message}`, {
      mend: 'Only plain JSON can be changed: take its comments out, or mend it.',
    });
  }
}
