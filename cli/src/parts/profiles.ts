import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { CliError, UsageError } from './cli-errors.ts';

/** How one hub is reached by one person or agent. */
export interface Profile {
  readonly url: string;
  readonly token?: string | undefined;
  /** Whether a login made the token, so that a logout may revoke it. */
  readonly minted?: boolean | undefined;
  /** Whom the token is for: a user name, or the alias of an agent. */
  readonly name?: string | undefined;
  readonly network_id?: string | undefined;
}

/** All that the file holds. */
export interface Profiles {
  /** The profile that is used when none is named. */
  readonly current: string;
  readonly profiles: Readonly<Record<string, Profile>>;
}

/** Where profiles are kept. */
export function profilesFile(env: NodeJS.ProcessEnv): string {
  if (env['AHUB_CONFIG']) return env['AHUB_CONFIG'];
  return join(env['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'ahub', 'config.json');
}

/** The profiles of a file; none when it is not there. @throws UsageError the file cannot be read */
export function readProfiles(file: string): Profiles {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { current: 'default', profiles: {} };
    throw new UsageError(`cannot read ${file}: ${(error as Error).message}`);
  }
  const held = parse(text) as Partial<Profiles> | null | undefined;
  if (typeof held !== 'object' || held === null || typeof held.profiles !== 'object' || held.profiles === null) {
    throw new UsageError(`${file} does not hold profiles as JSON`, 'Mend it, or remove it and run: ahub login');
  }
  return { current: typeof held.current === 'string' ? held.current : 'default', profiles: held.profiles };
}

/** Writes the file anew, for its owner alone (rule cli-tokens-stay-home). */
export function writeProfiles(file: string, profiles: Profiles): void {
  const draft = `${file}.${process.pid}.new`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(draft, `${JSON.stringify(profiles, undefined, 2)}\n`, { mode: 0o600 });
    // A draft that a crash left behind keeps the mode that it had.
    chmodSync(draft, 0o600);
    renameSync(draft, file);
  } catch (error) {
    throw new CliError(`cannot write ${file}: ${(error as Error).message}`, {
      mend: 'AHUB_CONFIG names another file.',
    });
  }
}

/** Puts a profile into the file, or in the place of the one with its name. */
export function saveProfile(file: string, name: string, profile: Profile, use = true): void {
  const { current, profiles } = readProfiles(file);
  writeProfiles(file, { current: use ? name : current, profiles: { ...profiles, [name]: profile } });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
