import { Client } from 'pg';
import type { Log } from './log.ts';
import { randomBase62 } from './random-text.ts';

const channel = 'hub_topics';
/** NOTIFY takes a lock that commits queue behind: topics of this span travel together (rule streams-poll). */
const coalesceMs = 20;
/** A payload must stay below 8000 bytes. */
const topicsPerNotice = 100;
const heartbeatMs = 15_000;
const answerTimeoutMs = 5_000;
const reconnectMs = 500;

/** Carries topics between processes. */
export interface Relay {
  send(topic: string): void;
  /** Whether notices come and go. */
  isUp(): boolean;
  close(): Promise<void>;
}

interface RelayListeners {
  /** Another process published. */
  hear(topic: string): void;
  /** Notices may have been lost: the connection was away. */
  missed(): void;
  readonly log: Log;
}

/** LISTEN and NOTIFY on a connection of its own, rebuilt whenever it is lost. */
export async function openPostgresRelay(url: string, listeners: RelayListeners): Promise<Relay> {
  const self = randomBase62(8);
  const waiting = new Set<string>();
  let client: Client | undefined;
  let closed = false;
  let listening: Client | undefined;
  let sendTimer: NodeJS.Timeout | undefined;
  let connectTimer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = createClient(url);
    next.on('notification', ({ payload }) => hearOthers(payload, self, listeners));
    next.on('error', () => lose(next));
    next.on('end', () => lose(next));
    client = next;
    await next.connect();
    await next.query(`listen ${channel}`);
    listening = next;
    listeners.missed();
  };
  const lose = (lost: Client): void => {
    if (client !== lost) return;
    client = undefined;
    lost.end().catch(() => undefined);
    if (closed) return;
    listeners.log.warn({}, 'the connection for notices between hubs was lost');
    connectTimer = setTimeout(() => {
      const attempt = connect();
      attempt.catch(() => client !== undefined && lose(client));
    }, reconnectMs);
  };
  const flush = (): void => {
    sendTimer = undefined;
    const topics = [...waiting].slice(0, topicsPerNotice);
    for (const topic of topics) waiting.delete(topic);
    if (waiting.size > 0) sendTimer = setTimeout(flush, coalesceMs);
    const current = client;
    // Without a connection the other processes find the events by their poll.
    current?.query('select pg_notify($1, $2)', [channel, [self, ...topics].join(' ')]).catch(() => lose(current));
  };

  await connect();
  const heartbeat = setInterval(() => {
    const now = client;
    now?.query('select 1').catch(() => lose(now));
  }, heartbeatMs).unref();
  return {
    send(topic) {
      waiting.add(topic);
      sendTimer ??= setTimeout(flush, coalesceMs);
    },
    isUp: () => client !== undefined && client === listening,
    async close() {
      closed = true;
      clearInterval(heartbeat);
      clearTimeout(connectTimer);
      clearTimeout(sendTimer);
      if (waiting.size > 0) flush();
      clearTimeout(sendTimer);
      await client?.end();
    },
  };
}

function createClient(url: string): Client {
  return new Client({
    connectionString: url,
    application_name: 'hub-relay',
    keepAlive: true,
    connectionTimeoutMillis: answerTimeoutMs,
    query_timeout: answerTimeoutMs,
  });
}

function hearOthers(payload: string | undefined, self: string, listeners: RelayListeners): void {
  const [sender, ...topics] = (payload ?? '').split(' ');
  if (sender !== self) for (const topic of topics) listeners.hear(topic);
}
