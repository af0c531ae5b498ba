import { isPublicHttps, resolveHost } from '../../platform/public-host.ts';
import type { ResolveHost } from '../../platform/public-host.ts';
import type { CheckedExport } from './checked-export.ts';
import { refuseLine } from './read-export.ts';

/**
 * Looks the hosts of all providers up together, once the last of them was read.
 *
 * @throws import_refused naming the first line whose provider is not of the public internet
 */
export async function checkProviders({ providers }: CheckedExport): Promise<void> {
  const known = new Map<string, Promise<readonly string[]>>();
  const resolve: ResolveHost = (name) => {
    const asked = known.get(name) ?? resolveHost(name);
    known.set(name, asked);
    return asked;
  };
  const judged = await Promise.all(
    [...providers].map(async ([line, url]) => ({ line, isPublic: await isPublicHttps(url, resolve) })),
  );
  const refused = judged.find(({ isPublic }) => !isPublic);
  if (refused !== undefined) throw refuseLine(refused.line, 'base_url is private, local or not https');
}
