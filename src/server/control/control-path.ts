import { connect } from 'node:net';
import { join } from 'node:path';
import { constants } from 'node:os';

/** Bytes that the kernels of all systems take for the path of a socket. */
export const longestPath = 103;

/** The socket by which a hub takes orders of its machine's operator, in its data directory. */
export function controlPath(dataDir: string): string {
  return join(dataDir, 'hub.sock');
}

/** Whether the path is short enough to listen and to connect to. */
export function isUsable(path: string): boolean {
  return Buffer.byteLength(path) <= longestPath;
}

/**
 * Whether a process listens there.
 *
 * @throws Error when this user may not know
 */
export function isLive(path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT' || error.code === 'ENOTSOCK') resolve(false);
      // A full queue has somebody who keeps it.
      else if (error.errno === -constants.errno.EAGAIN) resolve(true);
      else reject(error);
    });
  });
}
