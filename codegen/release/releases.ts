import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A break that is meant, and why. */
export interface AcceptedBreak {
  readonly break: string;
  readonly reason: string;
}

const folder = 'spec/released';

/** The folder of the newest release; undefined before the first. */
export function newestRelease(project: string): string | undefined {
  const place = join(project, folder);
  if (!existsSync(place)) return undefined;
  const versions = readdirSync(place).filter((name) => /^\d+\.\d+\.\d+$/.test(name));
  const newest = versions.toSorted(byVersion).at(-1);
  return newest === undefined ? undefined : join(place, newest);
}

/** What `spec/released/accepted-breaks.yaml` lists. @throws Error for an entry without its break or reason */
export function readAcceptedBreaks(project: string): AcceptedBreak[] {
  const listed = (parse(readFileSync(join(project, folder, 'accepted-breaks.yaml'), 'utf8')) ?? []) as AcceptedBreak[];
  for (const entry of listed) {
    if (typeof entry.break !== 'string' || typeof entry.reason !== 'string' || entry.reason.length < 10) {
      throw new Error(`accepted-breaks.yaml: ${JSON.stringify(entry)} needs its break and its reason`);
    }
  }
  return listed;
}

function byVersion(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
