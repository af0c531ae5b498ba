import type { TestHub } from './start-hub.ts';

/** One series of a scrape. */
export interface Sample {
  /** With the suffix of its kind: `_bucket`, `_sum`, `_count`. */
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** What a hub told of itself. */
export interface Scrape {
  readonly text: string;
  readonly samples: readonly Sample[];
  /** The sum of the series of this name that have these labels; 0 when there are none. */
  readonly sum: (name: string, labels?: Readonly<Record<string, string>>) => number;
}

/** Longer than anything that the scrapes remember. */
const pastMemoryMs = 5_000;

/** Scrapes a hub whose clock stands still; time passes for what the scrapes remember. */
export async function scrape(hub: TestHub): Promise<Scrape> {
  hub.clock.advance(pastMemoryMs);
  const answer = await fetch(hub.hub.metricsUrl ?? '');
  if (answer.status !== 200) throw new Error(`the scrape answers ${answer.status}`);
  return readScrape(await answer.text());
}

/** @throws Error for a line that is none of the text format */
export function readScrape(text: string): Scrape {
  const samples = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(readSample);
  return {
    text,
    samples,
    sum: (name, labels = {}) =>
      samples
        .filter((one) => one.name === name && Object.entries(labels).every(([key, value]) => one.labels[key] === value))
        .reduce((sum, { value }) => sum + value, 0),
  };
}

function readSample(line: string): Sample {
  const [, name, inner = '', number] = /^([a-z_]+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
  const value = Number(number);
  if (name === undefined || Number.isNaN(value)) throw new Error(`no sample: ${line}`);
  const pairs = [...inner.matchAll(/([a-z_]+)="([^"\\\n]*)"(?:,|$)/g)];
  if (pairs.map(([whole]) => whole).join('') !== inner) throw new Error(`no labels: ${line}`);
  return { name, labels: Object.fromEntries(pairs.map(([, key, text]) => [key, text])), value };
}
