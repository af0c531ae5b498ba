const units = ['B', 'KB', 'MB', 'GB', 'TB'];

/** A size for people: "812 B", "4.2 MB". A unit is 1,024 of the one before. */
export function describeBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** power;
  return `${value >= 10 || power === 0 ? Math.round(value) : value.toFixed(1)} ${units[power]}`;
}
