import type { Query, QueryClient } from '@tanstack/react-query';
import { createStore, type Store } from '../app/store.ts';
import type { CallKey } from './call-key.ts';
import type { StaleMark } from './effects.ts';

interface Place {
  /** When it was last asked for again, by the clock of `performance`. */
  askedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** When the timer asks, by the same clock. */
  dueAt: number;
  /** Rows must not move now: the person points at them or has scrolled. */
  isHeld: boolean;
  /** It waits for the end of the hold. */
  isDue: boolean;
}

const gatherMs = 100;
const usualMs = 1_000;
/** What was probably read in time does not compete with the first picture of a page. */
const unlikelyMs = 1_500;

/**
 * Asks again for cached answers that events made doubtful: each at most once a second, only while somebody looks at
 * it, and never while its list is held.
 */
export class StaleMarks {
  /** New rows that held lists do not show yet, by the hash of the question. */
  readonly fresh: Store<ReadonlyMap<string, number>> = createStore<ReadonlyMap<string, number>>(new Map());
  readonly #client: QueryClient;
  readonly #places = new Map<string, Place>();

  constructor(client: QueryClient) {
    this.#client = client;
  }

  /** Marks the answers of a network that `marks` mean; `networkId` undefined means those of every network. */
  mark(marks: readonly StaleMark[], networkId: string | undefined): void {
    if (marks.length === 0) return;
    for (const query of this.#client.getQueryCache().getAll()) {
      const hits = marks.filter((mark) => means(mark, query.queryKey as unknown as CallKey, networkId));
      if (hits.length === 0) continue;
      const adds = hits.reduce((sum, { adds = 0 }) => sum + adds, 0);
      this.#soil(query, { adds, withinMs: Math.min(...hits.map(({ withinMs = usualMs }) => withinMs)) });
    }
  }

  /** Marks every answer: any of them may have missed a change, and most have not. */
  markAll(): void {
    for (const query of this.#client.getQueryCache().getAll()) this.#soil(query, { adds: 0, withinMs: unlikelyMs });
  }

  /** Keeps the rows of a list where they are, or lets them move again. */
  hold(hash: string, isHeld: boolean): void {
    const place = this.#placeOf(hash);
    place.isHeld = isHeld;
    if (!isHeld && place.isDue) this.show(hash);
  }

  /** Asks for a list now, held or not: the person wants to see its new rows. */
  show(hash: string): void {
    const place = this.#placeOf(hash);
    clearTimeout(place.timer);
    place.timer = undefined;
    place.isDue = false;
    this.#setFresh(hash, 0);
    const query = this.#client.getQueryCache().get(hash);
    if (query !== undefined) this.#fetch(query, place);
  }

  #soil(query: Query, { adds, withinMs }: { readonly adds: number; readonly withinMs: number }): void {
    const place = this.#placeOf(query.queryHash);
    if (place.isHeld) {
      place.isDue = true;
      if (adds > 0) this.#setFresh(query.queryHash, (this.fresh.get().get(query.queryHash) ?? 0) + adds);
      return;
    }
    if (!query.isActive()) {
      query.invalidate();
      return;
    }
    // What may be shown for long may be so from its answer on, whoever asked for it.
    const since = withinMs > usualMs ? Math.max(place.askedAt, answeredAt(query)) : place.askedAt;
    const now = performance.now();
    const dueAt = Math.max(now + gatherMs, since + withinMs);
    // What is sure to have changed does not wait for the time of what only may have.
    if (place.timer !== undefined && place.dueAt <= dueAt) return;
    clearTimeout(place.timer);
    place.dueAt = dueAt;
    place.timer = setTimeout(() => {
      place.timer = undefined;
      if (place.isHeld) place.isDue = true;
      else this.#ask(query, place);
    }, dueAt - now);
  }

  /** An answer that is under way may be older than the event: then it is asked for once more behind it. */
  #ask(query: Query, place: Place): void {
    if (query.state.fetchStatus === 'fetching') {
      this.#soil(query, { adds: 0, withinMs: usualMs });
      return;
    }
    this.#fetch(query, place);
  }

  /** Asks at once; an answer that is under way is given up. */
  #fetch(query: Query, place: Place): void {
    place.askedAt = performance.now();
    query.invalidate();
    if (query.isActive() && !isPageHidden())
      void query.fetch(undefined, { cancelRefetch: true }).catch(() => undefined);
  }

  #setFresh(hash: string, count: number): void {
    const before = this.fresh.get();
    if ((before.get(hash) ?? 0) === count) return;
    const next = new Map(before);
    if (count === 0) next.delete(hash);
    else next.set(hash, count);
    this.fresh.set(next);
  }

  #placeOf(hash: string): Place {
    let place = this.#places.get(hash);
    if (place === undefined) {
      place = { askedAt: Number.NEGATIVE_INFINITY, timer: undefined, dueAt: 0, isHeld: false, isDue: false };
      this.#places.set(hash, place);
    }
    return place;
  }
}

/** Whether a mark means the answer with a key. */
function means(mark: StaleMark, [call, input, network]: CallKey, networkId: string | undefined): boolean {
  if (call !== mark.call) return false;
  if (networkId !== undefined && network !== '' && network !== networkId) return false;
  if (mark.asks !== undefined && input[mark.asks] === undefined) return false;
  return Object.entries(mark.where ?? {}).every(([name, value]) => {
    const asked = input[name];
    return asked === undefined || (Array.isArray(asked) ? asked.includes(value) : asked === value);
  });
}

/** When an answer came, by the clock of `performance`. */
function answeredAt({ state }: Query): number {
  return state.dataUpdatedAt - performance.timeOrigin;
}

function isPageHidden(): boolean {
  return (globalThis as { readonly document?: { readonly hidden: boolean } }).document?.hidden === true;
}
