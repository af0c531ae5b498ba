import { Client, type ClientConfig } from 'pg';
import type { Log } from './log.ts';
import { OtherHubs } from './other-hubs.ts';
import { randomBase62 } from './random-text.ts';
import { hearOfTokens, tokenChannel } from './token-notices.ts';

const channel = 'hub_topics';
/** NOTIFY takes a lock that commits queue behind: topics of this span travel together (rule streams-poll). */
const coalesceMs = 20;
/** A payload must stay below 8000 bytes. */
const topicsPerNotice = 100;
const heartbeatMs = 15_000;
/** Three signs of life that did not come. */
const rememberMs = 3 * heartbeatMs;
const answerTimeoutMs = 5_000;
const reconnectMs = 500;

/** Carries topics between processes. */
export interface Relay {
  send(topic: string): void;
  /** Whether notices come and go. */
  isUp(): boolean;
  /** See {@link EventBus.catchUp}. */
  catchUp(): Promise<boolean>;
  close(): Promise<void>;
}

interface RelayListeners {
  /** Another process published. */
  hear(topic: string): void;
  /** Notices may have been lost: the connection was away, or another process did not know that somebody listens. */
  missed(): void;
  /** What tokens are looked up by has changed, or may have. */
  tokensChanged(): void;
  readonly log: Log;
}

/**
 * Joins this process to the others on the database.
 *
 * @throws Error when the database does not answer now
 */
export async function openPostgresRelay(url: string, listeners: RelayListeners): Promise<Relay> {
  const relay = new PostgresRelay(url, listeners);
  await relay.open();
  return relay;
}

/**
 * LISTEN and NOTIFY on a connection of its own, rebuilt whenever it is lost. A hub shows the others that it is there by a
 * notice without topics: as soon as it listens, every 15 seconds, and to each hub that it did not know. One that knows of
 * no other keeps its topics to itself, because each notice is a commit (rule streams-poll).
 */
class PostgresRelay implements Relay {
  readonly #url: string;
  readonly #listeners: RelayListeners;
  readonly #self = randomBase62(8);
  readonly #others = new OtherHubs(rememberMs);
  readonly #waiting = new Set<string>();
  #client: Client | undefined;
  #listening: Client | undefined;
  #closed = false;
  #sendTimer: NodeJS.Timeout | undefined;
  #connectTimer: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;

  constructor(url: string, listeners: RelayListeners) {
    this.#url = url;
    this.#listeners = listeners;
  }

  async open(): Promise<void> {
    await this.#connect();
    this.#heartbeat = setInterval(() => void this.#notify([]), heartbeatMs).unref();
  }

  send(topic: string): void {
    this.#waiting.add(topic);
    this.#sendTimer ??= setTimeout(() => void this.#flush(), coalesceMs);
  }

  isUp(): boolean {
    return this.#client !== undefined && this.#client === this.#listening;
  }

  async catchUp(): Promise<boolean> {
    const by = this.#listening;
    if (by === undefined || by !== this.#client) return false;
    const heard = await hearOfTokens(by).catch(() => this.#lose(by));
    return heard === true && by === this.#client;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#heartbeat);
    clearTimeout(this.#connectTimer);
    // The end of a connection does not wait for what it has sent.
    while (this.#waiting.size > 0) await this.#flush();
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const next = createClient(this.#url);
    next.on('notification', ({ channel: from, payload = '' }) => {
      if (from === tokenChannel) this.#listeners.tokensChanged();
      else this.#hear(payload);
    });
    next.on('error', () => this.#lose(next));
    next.on('end', () => this.#lose(next));
    this.#client = next;
    await next.connect();
    await next.query(`listen ${channel}; listen ${tokenChannel}`);
    this.#listening = next;
    this.#listeners.missed();
    this.#listeners.tokensChanged();
    void this.#notify([]);
  }

  #lose(lost: Client): void {
    if (this.#client !== lost) return;
    this.#client = undefined;
    lost.end().catch(() => undefined);
    if (this.#closed) return;
    this.#listeners.log.warn({}, 'the connection for notices between hubs was lost');
    this.#connectTimer = setTimeout(() => {
      this.#connect().catch(() => this.#client !== undefined && this.#lose(this.#client));
    }, reconnectMs);
  }

  /** Never rejects. Without a connection the other processes find the events by their poll. */
  async #notify(topics: readonly string[]): Promise<void> {
    const by = this.#client;
    const notice = [this.#self, ...topics].join(' ');
    await by?.query('select pg_notify($1, $2)', [channel, notice]).catch(() => this.#lose(by));
  }

  async #flush(): Promise<void> {
    clearTimeout(this.#sendTimer);
    this.#sendTimer = undefined;
    const topics = [...this.#waiting].slice(0, topicsPerNotice);
    for (const topic of topics) this.#waiting.delete(topic);
    if (this.#waiting.size > 0) this.#sendTimer = setTimeout(() => void this.#flush(), coalesceMs);
    if (this.#others.areThere(performance.now())) await this.#notify(topics);
  }

  #hear(notice: string): void {
    const [sender = '', ...topics] = notice.split(' ');
    if (sender === this.#self) return;
    if (this.#others.hear(sender, performance.now())) {
      void this.#notify([]);
      // It may have kept topics to itself until now.
      this.#listeners.missed();
    }
    for (const topic of topics) this.#listeners.hear(topic);
  }
}

function createClient(url: string): Client {
  const config: ClientConfig & { pipeline: boolean } = {
    connectionString: url,
    application_name: 'hub-relay',
    // A notice waits for no answer to the one before.
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: answerTimeoutMs,
    query_timeout: answerTimeoutMs,
  };
  return new Client(config);
}
