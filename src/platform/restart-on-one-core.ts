import { availableParallelism } from 'node:os';

const helpers = '--v8-pool-size';

/**
 * Where there is one core only, begins this program anew in the same process, with one of V8's helper threads instead of
 * four. While they look for garbage or compile, four of them leave the loop a fifth of that core. To be called before
 * anything is loaded. It does nothing where somebody has set the number of these threads, nor on Windows.
 *
 * @param cores how many there are; a test may say otherwise
 */
export function restartOnOneCore(cores = availableParallelism()): void {
  const { env, argv, execArgv, execPath, platform } = process;
  if (cores > 1 || platform === 'win32') return;
  if ([...execArgv, env['NODE_OPTIONS']].some((flags) => flags?.includes(helpers))) return;
  process.execve?.(execPath, [execPath, `${helpers}=1`, ...execArgv, ...argv.slice(1)], env);
}
