import { createStore } from './store.ts';

export type Theme = 'system' | 'light' | 'dark';

const place = 'hub.theme';

/** The colour scheme that the person chose; the system's by default. */
export const theme = createStore<Theme>(chosenTheme());

/** Changes the scheme and remembers it on this machine. */
export function setTheme(next: Theme): void {
  localStorage.setItem(place, next);
  theme.set(next);
  applyTheme(next);
}

/** Writes the scheme to the page, where `light-dark()` of the tokens reads it. */
export function applyTheme(current: Theme = theme.get()): void {
  document.documentElement.dataset['theme'] = current;
}

function chosenTheme(): Theme {
  const stored = localStorage.getItem(place);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}
