/** A time of the wire in milliseconds; the hub writes UTC without a mark in most places. */
export function wireTime(at: string): number {
  return Date.parse(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(at) ? `${at.replace(' ', 'T')}Z` : at);
}
