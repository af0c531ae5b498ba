const units = ['B', 'KB', 'MB', 'GB'] as const;

/** A number of bytes for people: `41 B`, `1.2 MB`. */
export function describeSize(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const value = bytes / 1_024 ** step;
  return `${step === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${units[step]}`;
}
