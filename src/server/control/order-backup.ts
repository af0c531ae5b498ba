import { existsSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { BackupFault, manifestFile } from '../../handlers/control/index.ts';
import type { BackupRequest, Manifest } from '../../handlers/control/index.ts';
import { backupPath, controlProtocol } from './control-protocol.ts';
import type { BackupLine, BackupOrder, ControlRefusal } from './control-protocol.ts';

/**
 * Orders a backup from the hub that listens at `path`. The hub writes it, as its own user.
 *
 * @throws BackupFault with what the hub says, when it ends before it is done, or when the backup is not to be seen from
 *   here; the reason of the signal
 */
export async function orderBackup(
  path: string,
  { directory, withKey, signal, onProgress }: BackupRequest,
): Promise<Manifest> {
  const response = await send(path, { protocol: controlProtocol, directory, with_key: withKey }, signal);
  if (response.statusCode !== 200) throw new BackupFault(await readRefusal(response));
  try {
    for await (const text of createInterface({ input: response })) {
      const line = JSON.parse(text) as BackupLine;
      if (line.type === 'done') return demandSeen(line.manifest, directory);
      if (line.type === 'failed') throw new BackupFault(line.message);
      onProgress(line);
    }
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof BackupFault) throw error;
  }
  throw new BackupFault(`The hub ended before the backup was made; what lies in ${directory} is none.`);
}

/** A hub in a container, or with a /tmp of its own, writes elsewhere under the same name. */
function demandSeen(manifest: Manifest, directory: string): Manifest {
  if (existsSync(join(directory, manifestFile))) return manifest;
  const mend = 'name a directory that it shares with others, as one below its data directory';
  throw new BackupFault(`The hub wrote the backup into a ${directory} that it alone sees: ${mend}.`);
}

function send(path: string, order: BackupOrder, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const call = request({ socketPath: path, path: backupPath, method: 'POST', headers, signal }, resolve);
    call.once('error', (error) => {
      reject(signal.aborted ? (signal.reason as Error) : new BackupFault(`The hub does not answer: ${error.message}`));
    });
    call.end(JSON.stringify(order));
  });
}

async function readRefusal(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of response.setEncoding('utf8')) text += piece as string;
  return (JSON.parse(text) as ControlRefusal).message;
}
