import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the gates found when they last ran here; `make contract` prints it. Gates of a copy keep theirs elsewhere. */
const folderNow = (): string => process.env['HUB_CONTRACT_FIGURES'] ?? 'node_modules/.cache/hub-contract';

/** Figures of one gate by name. */
export type Figures = Readonly<Record<string, number | string | readonly string[]>>;

/** Keeps the figures of a run that has ended. */
export function keepFigures(gate: string, figures: Figures): void {
  const folder = folderNow();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${gate}.json`), JSON.stringify({ at: new Date().toISOString(), ...figures }, null, 2));
}

/** The figures of the last run; undefined when the gate has not run here. */
export function findFigures(gate: string): Figures | undefined {
  const file = join(folderNow(), `${gate}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Figures) : undefined;
}

/** The list in a figure; empty when it is none. */
export function listOf(value: Figures[string] | undefined): readonly string[] {
  return Array.isArray(value) ? (value as readonly string[]) : [];
}
