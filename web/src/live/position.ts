/** Whether an event was seen: ids are `<epoch>-<number>`, and numbers grow within an epoch. */
export function isBehind(id: string | undefined, position: string | undefined): boolean {
  if (id === undefined || position === undefined) return false;
  const [epoch, number] = split(id);
  const [seenEpoch, seen] = split(position);
  return epoch === seenEpoch && number <= seen;
}

function split(id: string): readonly [epoch: string, number: number] {
  const cut = id.lastIndexOf('-');
  return [id.slice(0, cut), Number(id.slice(cut + 1))];
}
