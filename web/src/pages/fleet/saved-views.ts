import { createStore } from '../../app/store.ts';
import { readFleetSearch, type FleetSearch } from './fleet-search.ts';

/** A filter that a person gave a name; it stays in this browser. */
export interface SavedView {
  readonly name: string;
  readonly search: FleetSearch;
}

const place = 'hub.fleet.views';
const most = 30;

/** The saved filters, in the order in which they were saved. */
export const savedViews = createStore<readonly SavedView[]>(readViews());

/** Keeps a filter under a name; another one of that name is replaced. */
export function saveView(view: SavedView): void {
  write([...savedViews.get().filter(({ name }) => name !== view.name), view].slice(-most));
}

/** Forgets a filter. */
export function forgetView(name: string): void {
  write(savedViews.get().filter((view) => view.name !== name));
}

function write(views: readonly SavedView[]): void {
  localStorage.setItem(place, JSON.stringify(views));
  savedViews.set(views);
}

function readViews(): readonly SavedView[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.flatMap(({ name, search }: Partial<Record<keyof SavedView, unknown>>) =>
      typeof name === 'string' && typeof search === 'object' && search !== null
        ? [{ name, search: readFleetSearch(search as Record<string, unknown>) }]
        : [],
    );
  } catch {
    return [];
  }
}
