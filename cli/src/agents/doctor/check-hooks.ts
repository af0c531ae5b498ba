import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Context } from '../../parts/context.ts';
import { readProfiles } from '../../parts/profiles.ts';
import { hookClients, type HookClientId } from '../hooks/hook-clients.ts';
import { hookFile } from '../hooks/install-hooks.ts';
import { readIf } from '../hooks/kept-files.ts';
import { bad, good, reasonOf, type Finding } from './finding.ts';

/**
 * Whether the hooks of a client stand in the person's or the project's file, can be started and may look into the inbox.
 * Nothing is told, and nothing counts as told.
 */
export async function checkHooks(context: Context, client: HookClientId): Promise<Finding> {
  const check = `hooks ${client}`;
  const { env } = process;
  for (const project of [undefined, process.cwd()]) {
    const file = hookFile({ client, env, project });
    const content = (await readIf(file))?.toString() ?? '';
    const call = findCall(content, client);
    if (call !== undefined) return checkCall(context, check, file, call);
  }
  const mend = `ahub hooks install ${client} --alias ALIAS`;
  return bad(check, `${hookClients[client].name} has no hooks of ours`, mend);
}

interface Call {
  readonly program: readonly string[];
  readonly alias: string;
  readonly profile: string | undefined;
}

/** The command of the stop hook, whether it stands as a line of a shell or as a list of words. */
function findCall(content: string, client: string): Call | undefined {
  const line = content
    .split('\n')
    .find((text) => text.includes(client) && /\bstop\b/.test(text) && text.includes('hook'));
  if (line === undefined) return undefined;
  const words: readonly string[] = line.match(/[^\s"',[\]\\]+/g) ?? [];
  const at = words.indexOf('hook');
  const valueOf = (option: string): string | undefined => words[words.indexOf(option) + 1 || words.length];
  const first = words.slice(0, at).findIndex((word) => word === 'ahub' || word.startsWith('/'));
  const alias = valueOf('--alias');
  if (at < 0 || first < 0 || alias === undefined) return undefined;
  return { program: words.slice(first, at), alias, profile: valueOf('--profile') };
}

async function checkCall(
  context: Context,
  check: string,
  file: string,
  { program, alias, profile }: Call,
): Promise<Finding> {
  const again = `ahub hooks install ${check.slice('hooks '.length)} --alias ${alias}`;
  const [command = '', ...args] = program;
  try {
    await promisify(execFile)(command, [...args, '--version'], { timeout: 15_000 });
  } catch (error) {
    return bad(check, `${program.join(' ')} cannot be started: ${reasonOf(error)}`, again);
  }
  const token =
    profile === undefined ? context.settings.token : readProfiles(context.settings.file).profiles[profile]?.token;
  if (token === undefined) return bad(check, `there is no token for ${profile ?? alias}`, again);
  const url = profile === undefined ? undefined : readProfiles(context.settings.file).profiles[profile]?.url;
  try {
    const hub = context.hub({ token, retries: 0, ...(url !== undefined && { url }) });
    await hub.tool('get_inbox', { alias, limit: 1, peek: true });
    return good(check, `${alias} by ${file}`);
  } catch (error) {
    return bad(check, `the inbox of ${alias} cannot be read: ${reasonOf(error)}`, again);
  }
}
