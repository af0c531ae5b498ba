let missed = 0;

/** Prints one figure beside its bar, where it has one. */
export function tell(name: string, figure: number, bar: number | undefined, unit: string, more = ''): void {
  // A figure that could not be taken is no number, and misses.
  const isMet = bar === undefined || figure <= bar;
  if (!isMet) missed += 1;
  const shown = `${figure.toFixed(Math.abs(figure) < 100 && !Number.isInteger(figure) ? 1 : 0)} ${unit}`.trim();
  const against = bar === undefined ? '' : `≤ ${bar}`;
  console.log(
    `${name.padEnd(34)} ${shown.padStart(10)}   ${against.padEnd(7)}${isMet ? '' : ' MISSED'}   ${more}`.trimEnd(),
  );
}

/** How many figures missed their bar. */
export const countMissed = (): number => missed;
