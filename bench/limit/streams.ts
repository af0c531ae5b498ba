import type { ServerResponse } from 'node:http';
import type { Push } from './store.ts';

/** The open streams by alias. */
export class Streams {
  readonly #open = new Map<string, Set<ServerResponse>>();

  /** Begins a stream: head and `connected`; it ends with its connection. */
  open(res: ServerResponse, alias: string, network: string): void {
    const streams = this.#open.get(alias) ?? new Set();
    this.#open.set(alias, streams.add(res));
    res.on('close', () => streams.delete(res));
    res.writeHead(200, ['content-type', 'text/event-stream; charset=utf-8', 'cache-control', 'no-store']);
    res.write(frame('connected', undefined, `{"type":"connected","session":"${alias}","network_id":"${network}"}`));
  }

  readonly push: Push = (alias, type, id, data) => {
    const streams = this.#open.get(alias);
    if (streams === undefined || streams.size === 0) return;
    const text = frame(type, id, data);
    for (const stream of streams) stream.write(text);
  };
}

function frame(type: string, id: number | undefined, data: string): string {
  return `event: ${type}\n${id === undefined ? '' : `id: ${id}\n`}data: ${data}\n\n`;
}
