import type { Figures } from './alternate.ts';
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
 */
export function printShares(engine: EngineName, name: string, [hub, design, mission]: readonly Figures[]): void {
  if (!hub || !design || !mission) return;
  const p99 = hub.p99 / mission.p99;
  const columns = [design, mission].flatMap((limit, at) => {
    const [rate, cpu] = [hub.perSecond / limit.perSecond, hub.cpu > 0 ? limit.cpu / hub.cpu : NaN];
    const bar = shareBars[engine][name]?.[at as 0 | 1];
    note(engine, `${name}, share of ${at === 0 ? 'design' : 'mission'}`, Math.max(rate, cpu || 0), bar);
    return [rate.toFixed(2), Number.isNaN(cpu) ? '–' : cpu.toFixed(2), tellBar(bar)];
  });
  row(name, hub.perSecond.toFixed(0), ...columns, hub.p50.toFixed(2), hub.p99.toFixed(2), p99.toFixed(2));
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
