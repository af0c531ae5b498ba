import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const roomBytes = 6e9;

/**
 * From here on this process and those that it starts make their temporary files in memory, where it has the room: thousands
 * of databases then wait for no disk. The files go when the process ends.
 */
export function useMemory(): void {
  if (tmpdir().startsWith(memory) || !existsSync(memory)) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < roomBytes) return;
  const folder = mkdtempSync(join(memory, 'hub-tests-'));
  // PostgreSQL runs as another user, whose files lie in here.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
