import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOf, readPresent } from './published.ts';

/**
 * Keeps the published documents as `spec/released/<version>`, with the version of `package.json`
 * (`node codegen/release/freeze.ts`), and empties the list of accepted breaks: the release has them. A release is kept
 * once; `--again` writes it anew as long as nobody has it.
 */
const project = fileURLToPath(new URL('../..', import.meta.url));
const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { readonly version: string };
const folder = join(project, 'spec/released', version);
if (existsSync(folder) && !process.argv.includes('--again')) {
  console.error(`spec/released/${version} is there: raise the version in package.json first`);
  process.exitCode = 1;
} else {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(filesOf(readPresent(project)))) writeFileSync(join(folder, name), text);
  const list = join(project, 'spec/released/accepted-breaks.yaml');
  const comments = readFileSync(list, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('#'));
  writeFileSync(list, `${comments.join('\n')}\n[]\n`);
  console.log(`spec/released/${version}`);
}
