import { cleanLine } from './clean-text.ts';
import type { Output } from './output.ts';

/** A value of a record; null, undefined and empty texts are left out. */
export type RecordValue = string | number | boolean | null | undefined;

/** Named values one below the other, as a person reads a record. */
export function recordLines(values: Readonly<Record<string, RecordValue>>, paint: Output['paint']): string[] {
  const told = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '');
  const width = Math.max(0, ...told.map(([name]) => name.length));
  return told.map(([name, value]) => `${paint.dim(name.padEnd(width))}  ${cleanLine(String(value))}`);
}
