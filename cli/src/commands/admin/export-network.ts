import type { Command } from 'commander';
import { open, rm } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { CliError, UsageError } from '../../parts/cli-errors.ts';
import type { Context } from '../../parts/context.ts';
import { act } from '../../parts/run-command.ts';
import { findNetwork } from './find-network.ts';
import { transfer } from './transfer-progress.ts';

/** `ahub export NETWORK [FILE|-]` */
export function addExport(program: Command): void {
  program
    .command('export')
    .argument('<network>', 'its id or name')
    .argument('[file]', 'where the lines go; - is stdout, and so is no file in a pipe')
    .description('write a whole network into a file that ahub import reads')
    .action(act(exportNetwork, { drains: true }));
}

async function exportNetwork(context: Context, _options: object, ref: string, file = '-'): Promise<void> {
  const { out, signal } = context;
  if (file === '-' && out.isTerminal) throw new UsageError('an export does not belong on a terminal', 'Give a FILE');
  const hub = context.hub();
  const { network_id: id } = await findNetwork(context, hub, ref);
  const lines = Readable.fromWeb((await hub.networks.export(id, { signal })) as ReadableStream);
  const bytes =
    file === '-'
      ? await transfer(context, lines, process.stdout, false)
      : await writeTo(file, (target) => transfer(context, lines, target));
  out.say(`${bytes} bytes${file === '-' ? '' : ` are in ${file}`}.`);
}

/** A file of an export holds texts of others: nobody else reads it, and none is written over. */
async function writeTo<Value>(file: string, write: (target: Writable) => Promise<Value>): Promise<Value> {
  const handle = await open(file, 'wx', 0o600).catch((error: Error) => {
    throw new CliError(`cannot write ${file}: ${error.message}`);
  });
  try {
    return await write(handle.createWriteStream());
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}
