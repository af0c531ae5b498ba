import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where suites keep from run to run what they fetch; the variable names another place. */
export function cacheFolderOf(name: string, variable: string): string {
  const caches = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
  return process.env[variable] ?? join(caches, 'agent-collaboration-hub', name);
}

const installing = new Map<string, Promise<string>>();

/** Installs once for each version of the list of tools, and returns where; what broke off is made anew. */
export function installOnce(
  { cache, name, list }: { readonly cache: string; readonly name: string; readonly list: string },
  install: (folder: string) => Promise<void>,
): Promise<string> {
  const version = createHash('sha256').update(readFileSync(list)).digest('hex').slice(0, 12);
  const folder = join(cache, `${name}-${version}`);
  const found = installing.get(folder);
  if (found !== undefined) return found;
  const mark = `${folder}.installed`;
  const made = (async (): Promise<string> => {
    if (existsSync(mark)) return folder;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await install(folder);
    mkdirSync(`${mark}.tmp`, { recursive: true });
    renameSync(`${mark}.tmp`, mark);
    return folder;
  })();
  installing.set(folder, made);
  return made;
}
