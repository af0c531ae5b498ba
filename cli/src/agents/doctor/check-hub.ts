import { stat } from 'node:fs/promises';
import { Hub } from '../../../../clients/typescript/src/index.ts';
import type { Context } from '../../parts/context.ts';
import { readVersion } from '../../parts/version.ts';
import { bad, good, reasonOf, type Finding } from './finding.ts';

/** Clocks that differ by more make times of the hub misleading. */
const toleratedMs = 30_000;
const timeoutMs = 5_000;

/** Looks at the settings, the hub, its version and clock, and the token. */
export async function* checkHub(context: Context): AsyncGenerator<Finding, void, undefined> {
  const { url, token, networkId } = context.settings;
  yield await checkSettings(context);
  let date = '';
  const noting: typeof fetch = async (...call) => {
    const response = await fetch(...call);
    date = response.headers.get('date') ?? '';
    return response;
  };
  const hub = new Hub({ url, token, networkId, retries: 0, timeoutMs, fetch: noting });
  const begun = Date.now();
  try {
    const { version } = await hub.api.getHealth();
    yield good('hub', `${url} answers after ${Date.now() - begun} ms`);
    yield checkVersion(version);
  } catch (error) {
    const mend = 'Start it: ahub serve. Or name another: --url, AHUB_URL, ahub profile use';
    yield bad('hub', `${url} does not answer: ${reasonOf(error)}`, mend);
    return;
  }
  if (date !== '') yield checkClock(Date.parse(date) - (begun + Date.now()) / 2);
  yield await checkToken(hub, token);
}

async function checkSettings({ settings }: Context): Promise<Finding> {
  const { file, profileName, profile } = settings;
  const found = await stat(file).catch(() => undefined);
  if (found === undefined) return good('settings', `no profiles yet (${file})`);
  if (process.platform !== 'win32' && (found.mode & 0o077) !== 0)
    return bad('settings', `others may read ${file}`, `chmod 600 ${file}`);
  return good('settings', `${profile === undefined ? 'no profile' : 'profile'} ${profileName} (${file})`);
}

/** Versions of one major number understand each other; before 1.0 those of one minor number. */
function checkVersion(hubs: string): Finding {
  const own = readVersion();
  const line = (version: string): string =>
    version
      .split('.')
      .slice(0, version.startsWith('0.') ? 2 : 1)
      .join('.');
  const both = `the hub is ${hubs}, this command ${own}`;
  if (line(hubs) === line(own)) return good('version', both);
  return bad('version', both, `Use the command of the hub's version: npm i -g agent-collaboration-hub@${hubs}`);
}

/** @param difference in milliseconds; the header of an answer is a whole second */
export function checkClock(difference: number): Finding {
  const seconds = Math.round(difference / 1_000);
  if (Math.abs(difference) <= toleratedMs) return good('clock', `the hub's clock differs by ${seconds} s`);
  return bad('clock', `the hub's clock differs by ${seconds} s`, 'Let both machines keep their time by NTP');
}

async function checkToken(hub: Hub, token: string | undefined): Promise<Finding> {
  if (token === undefined) return bad('token', 'nobody is signed in', 'Sign in: ahub login');
  try {
    const tasks = hub.list('listTasks', { limit: 1 });
    await tasks.next();
    return good('token', `the hub takes the ${token.startsWith('ntok_') ? 'token of a node' : 'token'}`);
  } catch (error) {
    return bad('token', `the hub refuses the token: ${reasonOf(error)}`, 'Sign in again: ahub login');
  }
}
