import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Keeps the id of the conversation that an agent goes on with. */
export interface ConversationStore {
  get(): Promise<string | undefined>;
  /** undefined forgets it. */
  set(id: string | undefined): Promise<void>;
}

/** In a file of its own for each hub, alias, folder and command: with another one another conversation begins. */
export function fileConversation(folder: string, ...key: readonly string[]): ConversationStore {
  const name = createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 24);
  const file = join(folder, `${name}.id`);
  return {
    get: async () => (await readFile(file, 'utf8').catch(() => '')).trim() || undefined,
    async set(id) {
      if (id === undefined) return rm(file, { force: true });
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(`${file}.new`, id, { mode: 0o600 });
      await rename(`${file}.new`, file);
    },
  };
}
