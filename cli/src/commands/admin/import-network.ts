import type { Command } from 'commander';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanLine } from '../../parts/clean-text.ts';
import { UsageError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { act } from '../../parts/run-command.ts';
import { transfer } from './transfer-progress.ts';

interface ImportOptions {
  readonly name?: string;
  readonly dryRun?: true;
}

/** `ahub import FILE|-` */
export function addImport(program: Command): void {
  program
    .command('import')
    .argument('<file>', 'the lines of an export; - reads them from stdin')
    .description('make a network of yours from an export, whole or not at all')
    .option('--name <name>', 'what it is called; as in the file without it')
    .option('--dry-run', 'check everything and keep nothing')
    .action(act(importNetwork, { drains: true }));
}

async function importNetwork(context: Context, { name, dryRun }: ImportOptions, file: string): Promise<void> {
  const { out, signal } = context;
  const folder = file === '-' ? await mkdtemp(join(tmpdir(), 'ahub-')) : undefined;
  try {
    const path = folder === undefined ? file : join(folder, 'network.ndjson');
    // The hub wants to know the length before the first byte.
    if (folder !== undefined) await transfer(context, process.stdin, createWriteStream(path, { mode: 0o600 }));
    const lines = await openAsBlob(path).catch(() => {
      throw new UsageError(`cannot read the file ${file}`);
    });
    out.say(`Sending ${lines.size} bytes.`);
    const answer = await context.hub().networks.import(lines, { name, dryRun: dryRun === true, signal });
    out.object(answer, ({ network_id: id, network_name: made, counts, matched, unmatched }) => [
      id === null ? `${cleanLine(made)} can be imported.` : `${id}\t${cleanLine(made)}`,
      counts.map(({ kind, count }) => `${count} ${kind}`).join(', '),
      ...(matched.length > 0 ? [`known here: ${matched.map(cleanLine).join(', ')}`] : []),
      ...(unmatched.length > 0 ? [`not known here: ${unmatched.map(cleanLine).join(', ')}`] : []),
    ]);
  } finally {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  }
}
