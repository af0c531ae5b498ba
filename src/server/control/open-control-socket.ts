import { randomBytes } from 'node:crypto';
import { chmod, link, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { BackedUpHub } from '../../handlers/control/index.ts';
import type { Log } from '../../platform/log.ts';
import { createBackupDoor } from './backup-door.ts';
import { controlPath, isLive, isUsable, longestPath } from './control-path.ts';

/** The open socket. */
export interface ControlSocket {
  /** Ends what was ordered and is not done, and removes the socket. */
  close(): Promise<void>;
}

/**
 * Listens on the control socket of the data directory, for the hub's own user alone. A hub does without it, and says
 * so, where another hub has it or the path is too long for a socket.
 */
export async function openControlSocket(hub: BackedUpHub, log: Log): Promise<ControlSocket> {
  const path = controlPath(hub.settings.dataDir);
  const none = (why: string): ControlSocket => {
    log.warn({ path }, `no control socket: ${why}`);
    return { close: async () => undefined };
  };
  if (!isUsable(path)) return none(`a path may have ${longestPath} bytes; HUB_DATA_DIR names a shorter one`);
  const door = createBackupDoor(hub, log);
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 10_000 }, door.serve);
  try {
    if (!(await listenOn(server, path))) {
      if (!(await removeStale(path)) || !(await listenOn(server, path))) return none('another hub has it');
    }
    await chmod(path, 0o600);
  } catch (error) {
    return none(error instanceof Error ? error.message : String(error));
  }
  log.debug({ path }, 'control socket open');
  return {
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      await door.stop();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** False when something is there. */
function listenOn(server: Server, path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException): void =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error);
    server.once('error', refuse);
    // The file is made within this call: there is no moment in which others may connect.
    const before = process.umask(0o177);
    try {
      server.listen(path, () => {
        server.off('error', refuse);
        resolve(true);
      });
    } finally {
      process.umask(before);
    }
  });
}

/**
 * Removes the socket of a hub that was killed. Two hubs may start at once: what is removed was moved aside first, and
 * looked at again there, where no new one can take its place.
 *
 * @returns false when a hub lives there
 */
async function removeStale(path: string): Promise<boolean> {
  if (await isLive(path)) return false;
  const aside = `${path}.${randomBytes(4).toString('hex')}`;
  try {
    await rename(path, aside);
  } catch {
    // Another hub was faster.
    return true;
  }
  const lives = await isLive(aside);
  if (lives) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
  return !lives;
}
