import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** A connection on which a test writes what it likes. */
export interface RawConnection {
  readonly socket: Socket;
  readonly said: () => string;
  /** Resolves when the server has said this. */
  readonly until: (text: string) => Promise<void>;
  /** Resolves when the connection has ended, with `reset` or `end`. */
  readonly ended: Promise<string>;
}

/** Connects to the server of a URL. */
export async function openRaw(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  const ended = new Promise<string>((resolve) => {
    socket.once('error', () => resolve('reset'));
    socket.once('close', () => resolve('end'));
  });
  await once(socket, 'connect');
  const until = async (wanted: string): Promise<void> => {
    while (!text.includes(wanted)) await once(socket, 'data');
  };
  return { socket, said: () => text, until, ended };
}
