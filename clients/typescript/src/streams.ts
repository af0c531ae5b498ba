import type { AliasEvent, NetworkEvent, UserEvent } from './generated/events.ts';
import { HubError } from './hub-error.ts';
import { readFrames } from './frames.ts';
import { backoff, pause, type Transport } from './transport.ts';

/** Where the id of the last handled event is kept, so that the next process goes on behind it. */
export interface PositionStore {
  get(): string | undefined | Promise<string | undefined>;
  /** Called after the caller is done with an event. */
  set(id: string): void | Promise<void>;
}

/** How a stream is followed. */
export interface FollowOptions {
  /** The id behind which to begin; what comes from now on otherwise. */
  readonly since?: string | undefined;
  /** Asked for the beginning when there is no `since`. */
  readonly store?: PositionStore | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Needed for a person with several networks. */
  readonly networkId?: string | undefined;
  /** Called whenever a connection is open, with what its first frame says. */
  readonly onOpen?: ((connected: Readonly<Record<string, unknown>>) => unknown) | undefined;
  /** Called whenever an open connection is lost, or ended by the hub, and will be opened again. */
  readonly onLost?: (() => unknown) | undefined;
  /** The longest first pause before a lost connection is opened again; 500 ms by default. */
  readonly reconnectMs?: number | undefined;
  /** The longest pause after many failures; 10 seconds by default. */
  readonly longestPauseMs?: number | undefined;
}

/** Keepalives come every 30 seconds. */
const idleMs = 90_000;
/** Openings that may fail before a stream that was never open gives up. */
const firstTries = 6;

/** The event streams of a hub. */
export class Streams {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** What reaches an agent. */
  alias(name: string, options: FollowOptions = {}): AsyncGenerator<AliasEvent, void, undefined> {
    return this.#follow<AliasEvent>('openChannelStream', `/events/${encodeURIComponent(name)}`, options);
  }

  /** What happens in a network: metadata, never content. */
  network(networkId: string, options: FollowOptions = {}): AsyncGenerator<NetworkEvent, void, undefined> {
    return this.#follow<NetworkEvent>('openNetworkStream', `/events/network/${encodeURIComponent(networkId)}`, options);
  }

  /** My direct messages. */
  me(options: FollowOptions = {}): AsyncGenerator<UserEvent, void, undefined> {
    return this.#follow<UserEvent>('openUserStream', '/events/users/me', options);
  }

  /**
   * Events over as many connections as it takes, each once, in order. When some are no longer available, an event
   * `resync` stands in their place: read the state anew. An event counts as handled when the next one is asked for.
   *
   * @throws HubError the hub refuses the stream; ConnectionError it was never reached
   */
  async *#follow<Event>(
    operation: string,
    path: string,
    options: FollowOptions,
  ): AsyncGenerator<Event, void, undefined> {
    const { store, signal, reconnectMs = 500, longestPauseMs } = options;
    let position = options.since ?? (await store?.get());
    const keep = async (id: string): Promise<void> => {
      position = id;
      await store?.set(id);
    };
    let wasOpen = false;
    for (let failures = 0; !isAborted(signal);) {
      let pauseMs: number | undefined;
      const connection = new AbortController();
      const stop = (): void => connection.abort(signal?.reason);
      signal?.addEventListener('abort', stop, { once: true });
      try {
        const response = await this.#open(operation, path, options, position, connection);
        wasOpen = true;
        let opened = '';
        for await (const { id, data } of readFrames(response.body!, idleMs)) {
          const type = data['type'];
          if (type === 'connected') {
            [failures, opened] = [0, id ?? ''];
            if (position === undefined && opened !== '') await keep(opened);
            options.onOpen?.(data);
          } else if (type === 'bye') {
            pauseMs = Number(data['retry_ms']);
          } else if (type === 'resync') {
            yield { ...data, id: opened } as Event;
            await keep(opened);
          } else if (id === undefined || !isBehind(id, position)) {
            yield { ...data, id } as Event;
            if (id !== undefined) await keep(id);
          }
        }
      } catch (error) {
        if (isAborted(signal)) return;
        if (error instanceof HubError) {
          if (isFinal(error) || (!wasOpen && failures >= firstTries)) throw error;
          pauseMs = error.retryAfterMs;
        }
      } finally {
        signal?.removeEventListener('abort', stop);
        connection.abort();
      }
      if (failures === 0) options.onLost?.();
      failures += 1;
      await pause(pauseMs ?? backoff(failures, reconnectMs, longestPauseMs), signal).catch(() => undefined);
    }
  }

  #open(
    operation: string,
    path: string,
    { networkId }: FollowOptions,
    position: string | undefined,
    connection: AbortController,
  ): Promise<Response> {
    const query = networkId === undefined ? '' : `?network_id=${encodeURIComponent(networkId)}`;
    const headers = { accept: 'text/event-stream', ...(position === undefined ? {} : { 'last-event-id': position }) };
    const call = { operation, method: 'GET', path: `${path}${query}`, headers, repeatable: true };
    return this.#transport.open({ ...call, signal: connection.signal });
  }
}

function isAborted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true;
}

/** Whether the hub will say the same again. */
function isFinal({ status }: HubError): boolean {
  return status >= 400 && status < 500 && status !== 429 && status !== 408;
}

/** Whether the event was seen: numbers grow within an epoch. */
function isBehind(id: string, position: string | undefined): boolean {
  if (position === undefined) return false;
  const [epoch, n] = split(id);
  const [seenEpoch, seen] = split(position);
  return epoch === seenEpoch && n <= seen;
}

function split(id: string): [epoch: string, n: number] {
  const cut = id.lastIndexOf('-');
  return [id.slice(0, cut), Number(id.slice(cut + 1))];
}
