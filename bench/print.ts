import { median, type Figures } from './alternate.ts';
import { bars, misses, shareBars, tellBar, type Bar } from './bars.ts';
import type { EngineName } from './engines.ts';

/** Figures that missed their bar by more than the tolerance, in words. */
export const missed: string[] = [];

/** Tables are Markdown, so that the documents can take them as they are. */
function row(name: string, ...columns: string[]): void {
  console.log(`| ${name.padEnd(36)} | ${columns.map((column) => column.padStart(10)).join(' | ')} |`);
}

/** Begins a table. */
export function heading(engine: EngineName, title: string, ...columns: string[]): void {
  console.log(`\n${title}, ${engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'}\n`);
  row('', ...columns);
  row('---', ...columns.map(() => '--:'));
}

export const shareColumns = [
  'hub/s',
  'of design',
  'cpu',
  'bar',
  'of mission',
  'cpu',
  'bar',
  'p50 ms',
  'p99 ms',
  'p99 ×',
];

/**
 * Prints a scenario: the hub's rate, its shares of both limit programs by rate and by processor time, its times, and
 * its p99 as a multiple of the mission's. A share has missed its bar when both of its figures have: the rate depends
 * on the weather, and the processor time says nothing about waiting.
 *
 * @param starts what hub, design and mission reached, once for each start of the three; medians are printed
 */
export function printShares(engine: EngineName, name: string, starts: readonly (readonly Figures[])[]): void {
  const over = (figure: (hub: Figures, limits: readonly Figures[]) => number): number =>
    median(starts.map(([hub, ...limits]) => figure(hub!, limits)));
  const p99 = over((hub, [, mission]) => hub.p99 / mission!.p99);
  const columns = [0, 1].flatMap((at) => {
    const rate = over((hub, limits) => hub.perSecond / limits[at]!.perSecond);
    const cpu = over((hub, limits) => (hub.cpu > 0 ? limits[at]!.cpu / hub.cpu : NaN));
    const bar = shareBars[engine][name]?.[at as 0 | 1];
    note(engine, `${name}, share of ${at === 0 ? 'design' : 'mission'}`, Math.max(rate, cpu || 0), bar);
    return [rate.toFixed(2), Number.isNaN(cpu) ? '–' : cpu.toFixed(2), tellBar(bar)];
  });
  const times = [over((hub) => hub.p50), over((hub) => hub.p99), p99].map((time) => time.toFixed(2));
  row(name, over((hub) => hub.perSecond).toFixed(0), ...columns, ...times);
  note(engine, `p99 of ${name}`, p99, bars[engine][`p99 of ${name}`]);
}

/** Prints one figure with what it was made from, beside its bar. */
export function printFigure(engine: EngineName, name: string, figure: number, ...from: readonly string[]): void {
  const bar = bars[engine][name];
  row(name, ...(from.length > 0 ? from : ['', '', '']), figure.toFixed(2), tellBar(bar));
  note(engine, name, figure, bar);
}

/** The same for one of several figures that share a bar. */
export function printUnder(engine: EngineName, barName: string, name: string, figure: number, ...from: string[]): void {
  const bar = bars[engine][barName];
  row(name, ...from, figure.toFixed(2), tellBar(bar));
  note(engine, `${barName}: ${name}`, figure, bar);
}

function note(engine: EngineName, name: string, figure: number, bar: Bar | undefined): void {
  if (bar !== undefined && misses(figure, bar))
    missed.push(`${engine}: ${name} is ${figure.toFixed(2)}, the bar is ${tellBar(bar)}`);
}
