import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where the command keeps what it must remember between runs, and nothing secret of the hub. */
export function stateFolder(env: NodeJS.ProcessEnv): string {
  return join(env['XDG_STATE_HOME'] || join(homedir(), '.local', 'state'), 'ahub');
}
