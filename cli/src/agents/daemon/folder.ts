import { constants } from 'node:fs';
import { open, readdir, realpath, stat } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { isLeftOut, isSecretFile } from './secret-names.ts';

/** What is found for a question about a node; lists are JSON text in `content`. */
export interface Found {
  readonly file_name?: string;
  readonly exists: boolean;
  readonly content?: string;
  readonly size?: number;
}

/** The most that a list has. */
export const mostEntries = 1_000;

/**
 * The real place of a path, when that is inside the folder: nothing above it and no symbolic link that leads out
 * (rule daemons-relative-paths).
 */
export async function findInside(root: string, path: string): Promise<string | undefined> {
  if (path.includes('\0') || path.startsWith('/') || path.split(/[/\\]/).includes('..')) return undefined;
  try {
    const base = await realpath(root);
    const real = await realpath(join(base, path));
    return real === base || real.startsWith(base + sep) ? real : undefined;
  } catch {
    return undefined;
  }
}

/** A text of the folder; of a file with credentials, a binary or a long one there is no content. */
export async function readText(root: string, path: string, limit: number): Promise<Found> {
  const place = await findInside(root, path);
  const found = { file_name: basename(path), exists: place !== undefined };
  if (place === undefined) return found;
  const handle = await open(place, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const facts = await handle.stat();
    if (!facts.isFile() || isSecretFile(path) || isSecretFile(place)) return found;
    if (facts.size > limit) return { ...found, size: facts.size };
    const bytes = await handle.readFile();
    if (bytes.includes(0)) return { ...found, size: facts.size };
    return { ...found, size: facts.size, content: new TextDecoder('utf-8').decode(bytes) };
  } finally {
    await handle.close();
  }
}

/** The entries of a folder: files with size and time, those with credentials by name only. */
export async function listFolder(root: string, path: string): Promise<Found> {
  const place = await findInside(root, path);
  if (place === undefined) return { exists: false, content: '[]' };
  const entries = (await readdir(place, { withFileTypes: true }))
    .filter((entry) => !(entry.isDirectory() && isLeftOut(entry.name)))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .slice(0, mostEntries);
  const items = entries.map(async (entry) => {
    const type = entry.isFile() ? 'file' : entry.isDirectory() ? 'dir' : 'other';
    if (type === 'other') return { name: entry.name, type };
    if (type === 'file' && isSecretFile(join(path, entry.name)))
      return { name: entry.name, type, hidden_reason: 'secret' };
    const { size, mtime } = await stat(join(place, entry.name));
    return { name: entry.name, type, size, mtime: mtime.toISOString() };
  });
  return { exists: true, content: JSON.stringify(await Promise.all(items)) };
}
