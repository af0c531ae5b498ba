import type { IncomingMessage, ServerResponse } from 'node:http';
import { isAbsolute } from 'node:path';
import { BackupFault, controlCalls } from '../../handlers/control/index.ts';
import type { BackedUpHub } from '../../handlers/control/index.ts';
import type { Log } from '../../platform/log.ts';
import { backupPath, controlProtocol } from './control-protocol.ts';
import type { BackupLine, BackupOrder, ControlRefusal } from './control-protocol.ts';

/** An order is a path and a flag. */
const mostBytes = 64 * 1024;
/** Progress is told this often. */
const tellEveryMs = 100;

/** Who answers on the control socket. */
export interface BackupDoor {
  readonly serve: (req: IncomingMessage, res: ServerResponse) => void;
  /** Ends the backup that is being made; resolves when nothing of it runs any more. */
  stop(): Promise<void>;
}

interface Running {
  readonly directory: string;
  readonly ending: AbortController;
  readonly done: Promise<void>;
}

/** Makes one backup at a time; it ends when the one who ordered it is gone. */
export function createBackupDoor(hub: BackedUpHub, log: Log): BackupDoor {
  let running: Running | undefined;
  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.url !== backupPath) return refuse(res, 404, `This socket offers ${backupPath} only.`);
    if (req.method !== 'POST') return refuse(res, 405, `${backupPath} takes POST.`);
    const order = await readOrder(req);
    if (typeof order === 'string') return refuse(res, 400, order);
    if (running !== undefined) return refuse(res, 409, `The hub is making a backup in ${running.directory} already.`);
    const ending = new AbortController();
    res.once('close', () => ending.abort(new Error('who asked for it is gone')));
    const done = backUp(hub, order, res, ending.signal, log).finally(() => (running = undefined));
    running = { directory: order.directory, ending, done };
    await done;
  };
  return {
    serve(req, res) {
      answer(req, res).catch((error: unknown) => {
        log.error({ err: error }, 'the control socket failed');
        res.destroy();
      });
    },
    async stop() {
      running?.ending.abort(new BackupFault('The hub was stopped.'));
      await running?.done;
    },
  };
}

async function backUp(
  hub: BackedUpHub,
  { directory, with_key: withKey }: BackupOrder,
  res: ServerResponse,
  signal: AbortSignal,
  log: Log,
): Promise<void> {
  res.writeHead(200, { 'content-type': 'application/x-ndjson' });
  res.flushHeaders();
  const tell = (line: BackupLine): void => void res.write(`${JSON.stringify(line)}\n`);
  let toldAt = 0;
  try {
    const manifest = await controlCalls.backUp(hub, {
      ...{ directory, withKey, signal },
      onProgress(progress) {
        if (performance.now() - toldAt < tellEveryMs) return;
        toldAt = performance.now();
        tell({ type: 'progress', ...progress });
      },
    });
    log.info({ directory, files: manifest.files.length }, 'a backup was made');
    tell({ type: 'done', manifest });
  } catch (error) {
    log.error({ err: error, directory }, 'a backup was given up');
    tell({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
  res.end();
}

/** The order, or what is wrong with it. */
async function readOrder(req: IncomingMessage): Promise<BackupOrder | string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of req as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > mostBytes) return `An order has at most ${mostBytes} bytes.`;
    pieces.push(piece);
  }
  let order: Partial<Record<keyof BackupOrder, unknown>> | null;
  try {
    order = JSON.parse(Buffer.concat(pieces).toString('utf8')) as typeof order;
  } catch {
    return 'An order is JSON.';
  }
  if (order?.protocol !== controlProtocol) return `The hub speaks protocol ${controlProtocol}: use its own ahub.`;
  const { directory, with_key: withKey } = order;
  if (typeof directory !== 'string' || !isAbsolute(directory)) return 'directory must be an absolute path.';
  if (typeof withKey !== 'boolean') return 'with_key must be true or false.';
  return { protocol: controlProtocol, directory, with_key: withKey };
}

function refuse(res: ServerResponse, status: number, message: string): void {
  const refusal: ControlRefusal = { message };
  res.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  res.end(`${JSON.stringify(refusal)}\n`);
}
