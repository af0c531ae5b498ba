import { accessSync, constants, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** How another program calls this one: `ahub` where the path leads to it, otherwise Node and the file. */
export function programWords(env: NodeJS.ProcessEnv): readonly string[] {
  const file = realpathSync(process.argv[1] ?? '');
  for (const folder of (env['PATH'] ?? '').split(delimiter)) {
    try {
      const found = join(folder, 'ahub');
      accessSync(found, constants.X_OK);
      if (realpathSync(found) === file) return ['ahub'];
    } catch {
      // It is not in this folder.
    }
  }
  return [process.execPath, file];
}
