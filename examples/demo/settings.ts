/** Why the demo cannot begin; the message is for the terminal. */
export class CannotBegin extends Error {}

/** How the demo runs. */
export interface DemoSettings {
  /** Of 127.0.0.1; 0 takes a free one. */
  readonly port: number;
  /** 1 is about three events a second; 10 is ten times as fast. */
  readonly pace: number;
  /** The same seed tells the same stories in the same order. */
  readonly seed: string;
  /** Of the person who signs in; a new one for each run without it. */
  readonly password: string | undefined;
}

/** Reads `DEMO_*`. @throws CannotBegin a value is not usable */
export function readDemoSettings(env: Readonly<Record<string, string | undefined>>): DemoSettings {
  const password = env['DEMO_PASSWORD'];
  return {
    port: numberOf(env, 'DEMO_PORT', { standard: 9210, least: 0, most: 65_535 }),
    pace: numberOf(env, 'DEMO_PACE', { standard: 1, least: 0.1, most: 50 }),
    seed: env['DEMO_SEED'] || 'harbor',
    password: password === '' ? undefined : password,
  };
}

function numberOf(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  { standard, least, most }: { readonly standard: number; readonly least: number; readonly most: number },
): number {
  const text = env[name];
  if (text === undefined || text === '') return standard;
  const value = Number(text);
  if (!(value >= least && value <= most)) throw new CannotBegin(`${name} must be a number from ${least} to ${most}.`);
  return value;
}
