import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateCommand } from '../print-ts.ts';

/** The hand-made modules that exist in both worlds, by their names without `_async`. */
const mirrored = ['transport', 'streams', 'hub'];
const home = 'clients/python/src/ahub';

/** Words of coroutines, and what stands for them where calls block. */
const words: readonly (readonly [RegExp, string])[] = [
  [/from \.generated import/g, 'from . import'],
  [/from \.generated\./g, 'from .'],
  [/from \._(\w+)_async\b/g, 'from .$1_sync'],
  [/from \._/g, 'from .._'],
  [/\bcalls_async\b/g, 'calls_sync'],
  [/AsyncGenerator\[((?:[^[\]]|\[[^\]]*\])+), None\]/g, 'Generator[$1, None, None]'],
  [/\bAsync(?=[A-Z])/g, ''],
  [/\basync (?=def|for|with)/g, ''],
  [/\bawait /g, ''],
  [/\basyncio\.sleep\b/g, 'time.sleep'],
  [/^import asyncio$/gm, 'import time'],
  [/\b__a(enter|exit)__\b/g, '__$1__'],
  [/\baclose\b/g, 'close'],
  [/\baiter_bytes\b/g, 'iter_bytes'],
  [/\baread\b/g, 'read'],
];

/**
 * The blocking modules of the Python client by their paths: the same text as the coroutines', word for word, so that
 * the two cannot part.
 *
 * @param root the project's folder
 */
export function mirrorPython(root: string): Map<string, string> {
  return new Map(
    mirrored.map((name) => {
      const text = readFileSync(join(root, home, `_${name}_async.py`), 'utf8');
      const plain = words.reduce((held, [from, to]) => held.replaceAll(from, to), text);
      const once = plain.replace(/^import time\n(?=(?:.*\n)*?import time\n)/m, '');
      return [
        `${home}/generated/${name}_sync.py`,
        `# Generated from ../_${name}_async.py by \`${generateCommand}\`. Do not edit.\n${once}`,
      ];
    }),
  );
}
