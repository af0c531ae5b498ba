import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { findCyclonedx } from './tools.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = join(root, 'dist-package/sbom.json');

/**
 * Writes what the hub is made of as CycloneDX: the packages that are built into it, with their versions and licences.
 * `make sbom` does so beside the package.
 *
 * @param path the program cyclonedx-npm, which also holds the result against the schema
 * @returns what it said, and whether the result is valid
 */
export function writeSbom(path: string, target: string): { readonly valid: boolean; readonly told: string } {
  mkdirSync(dirname(target), { recursive: true });
  const args = ['--omit', 'dev', '--output-format', 'JSON', '--output-reproducible', '--validate'];
  const program = [...args, '--output-file', target, join(root, 'package.json')];
  const { status, stdout, stderr } = spawnSync(path, program, { encoding: 'utf8', cwd: root });
  return { valid: status === 0, told: `${stdout}${stderr}` };
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const tool = await findCyclonedx();
  const made = 'missing' in tool ? { valid: false, told: tool.missing } : writeSbom(tool.path, file);
  if (!made.valid) {
    console.error(made.told);
    process.exit(1);
  }
  console.log('dist-package/sbom.json');
}
