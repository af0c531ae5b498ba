import { InvalidArgumentError, Option } from 'commander';

const unitSeconds: Readonly<Record<string, number>> = { '': 1, s: 1, m: 60, h: 3_600, d: 86_400 };

/** The seconds of an option such as `90`, `90s`, `15m`, `2h` or `1d`. */
export function seconds(text: string): number {
  const [, digits, unit = ''] = /^(\d+(?:\.\d+)?)([smhd]?)$/.exec(text) ?? [];
  if (digits === undefined) throw new InvalidArgumentError('Give a time such as 90s, 15m or 2h.');
  return Number(digits) * (unitSeconds[unit] ?? 1);
}

/** A whole number of at least one, as an option. */
export function count(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Give a whole number of at least 1.');
  return Number(text);
}

/** An option that may be given several times. */
export function several(text: string, before: readonly string[] | undefined): string[] {
  return [...(before ?? []), text];
}

/** An option that takes one of some words. */
export function oneOf(flags: string, about: string, choices: readonly string[]): Option {
  return new Option(flags, about).choices(choices);
}

/** An option that takes some of them, and may be given several times. */
export function someOf(flags: string, about: string, choices: readonly string[]): Option {
  const option = new Option(flags, about).choices(choices);
  return option.argParser<readonly string[]>((word, before) => {
    if (!choices.includes(word)) throw new InvalidArgumentError(`Allowed choices are ${choices.join(', ')}.`);
    return several(word, before);
  });
}
