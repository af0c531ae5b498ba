/** Times until which an item can be hidden, in the zone of the person. */
export interface SnoozeChoice {
  readonly name: 'hour' | 'evening' | 'morning' | 'week';
  /** ISO time with the zone. */
  readonly until: string;
}

/** What a person is likely to want at `now`: an hour, this evening while it is ahead, tomorrow morning, next Monday. */
export function snoozeChoices(now: Date): readonly SnoozeChoice[] {
  const at = (days: number, hour: number): Date =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour);
  const toMonday = (8 - now.getDay()) % 7 || 7;
  const choices: readonly [SnoozeChoice['name'], Date][] = [
    ['hour', new Date(now.getTime() + 3_600_000)],
    ['evening', at(0, 18)],
    ['morning', at(1, 9)],
    ['week', at(toMonday, 9)],
  ];
  return choices.filter(([, time]) => time > now).map(([name, time]) => ({ name, until: time.toISOString() }));
}
