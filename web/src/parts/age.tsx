import { useSyncExternalStore } from 'react';
import { language } from '../i18n/language.ts';
import { describeAge, exactTime } from './describe-age.ts';
import { wireTime } from './wire-time.ts';

const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

/** All ages of a page tick together, once in ten seconds. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const one of listeners) one();
  }, 10_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The time of the page in milliseconds, which moves once in ten seconds. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => (timer === undefined ? (now = Date.now()) : now));
}

/** How long ago a time of the wire is ("2 min ago"), with the exact time on hover. */
export function Age({ at, isShort = false }: { readonly at: string; /** "2 min" */ readonly isShort?: boolean }) {
  const current = language.use();
  const time = wireTime(at);
  return (
    <time dateTime={at} title={exactTime(time, current)}>
      {describeAge(time, useNow(), current, isShort)}
    </time>
  );
}
