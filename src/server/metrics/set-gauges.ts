import { systemCaller } from '../../domain/caller.ts';
import { readFigures } from '../../handlers/figures/index.ts';
import type { HubFigures } from '../../handlers/figures/index.ts';
import { StaleWhileReading } from '../../platform/stale-while-reading.ts';
import type { HubServices } from '../hub-services.ts';
import type { OpenStream } from '../streams/open-stream.ts';
import type { Instruments } from './instruments.ts';

/** However many ask, the rows are read once in this time. */
const rowsMs = 5_000;

/**
 * Makes the function that brings the gauges up to date. What cannot be read has no value until it can: a scrape tells
 * the rest.
 */
export function createGauges(services: HubServices, instruments: Instruments): () => Promise<void> {
  const { platform, database, isJoined, createCtx } = services;
  const rows = new StaleWhileReading<HubFigures>({ freshMs: rowsMs, staleMs: rowsMs });
  const read = (): Promise<HubFigures> =>
    readFigures(createCtx({ caller: systemCaller, requestId: platform.ids.request() }));
  return async () => {
    const [figures, { walBytes, waiting }] = await Promise.all([
      rows.get(platform.clock.elapsed(), read).catch(() => undefined),
      database.readState(),
    ]);
    setFigures(instruments, figures);
    setStreams(instruments, services);
    const joined = isJoined();
    set(instruments.walBytes, walBytes);
    set(instruments.poolWaiting, waiting);
    set(instruments.relayUp, joined === undefined ? null : Number(joined));
  };
}

function setFigures({ tasksOpen, oldestOpen, unread, sessions }: Instruments, figures: HubFigures | undefined): void {
  tasksOpen.reset();
  sessions.reset();
  set(oldestOpen, figures === undefined ? null : figures.oldestOpenMs / 1000);
  set(unread, figures?.unread ?? null);
  if (figures === undefined) return;
  for (const { status, count } of figures.openTasks) tasksOpen.set({ status }, count);
  for (const { status, count } of figures.sessions) sessions.set({ status }, count);
}

function setStreams({ streamsOpen }: Instruments, { streams, sockets }: HubServices): void {
  const counts = { agent: 0, person: 0, network: 0, terminal: sockets.size };
  for (const stream of streams.live) counts[kindOf(stream)] += 1;
  for (const [kind, count] of Object.entries(counts)) streamsOpen.set({ kind }, count);
}

function kindOf({ selection, channel }: OpenStream): 'agent' | 'person' | 'network' {
  if (selection.observer || channel === null) return 'network';
  return channel.kind === 'alias' ? 'agent' : 'person';
}

/** @param value null takes the gauge out of the scrape */
function set(gauge: Instruments['unread'], value: number | null): void {
  if (value === null) gauge.remove();
  else gauge.set(value);
}
