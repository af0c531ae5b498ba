const steps: readonly (readonly [unit: string, seconds: number])[] = [
  ['d', 86_400],
  ['h', 3_600],
  ['m', 60],
];

/** Times of the API without a zone are in UTC. */
function millisecondsOf(time: string): number {
  return Date.parse(/^[\d-]+ [\d:.]+$/.test(time) ? `${time.replace(' ', 'T')}Z` : time);
}

/** How long ago a time of the API was, for people: `12s`, `5m`, `3h` or `9d`. */
export function ageOf(time: string, now: number = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - millisecondsOf(time)) / 1_000));
  const [unit, size] = steps.find(([, least]) => seconds >= least) ?? ['s', 1];
  return Number.isNaN(seconds) ? time : `${Math.floor(seconds / size)}${unit}`;
}
