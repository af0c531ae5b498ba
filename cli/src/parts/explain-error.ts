import { ConnectionError, HubError, WaitTimeout, type InputFault } from '../../../clients/typescript/src/index.ts';
import { errorStatuses } from '../generated/error-statuses.ts';
import { CliError } from './cli-errors.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';

/** How a command ends that threw: its exit code, and what is said about it. */
export interface Explained {
  readonly exitCode: ExitCode;
  readonly lines: readonly string[];
}

const byStatus: Readonly<Record<number, ExitCode>> = {
  401: exitCodes.signIn,
  404: exitCodes.notFound,
  409: exitCodes.conflict,
  502: exitCodes.unreachable,
  504: exitCodes.unreachable,
};

/** What to do about a refusal where the hub's own message cannot know the command for it. */
const mending: Readonly<Record<string, string>> = {
  token_required: 'Sign in: ahub login',
  invalid_token: 'Sign in again: ahub login',
  token_expired: 'Sign in again: ahub login',
  password_change_required: 'Choose a password: ahub user password',
  network_id_required: 'Name the network: --network ID (ahub whoami lists yours)',
  network_id_required_multi: 'Name the network: --network ID (ahub whoami lists yours)',
  node_busy_in_flight: 'Wait for its tasks, or end them: --force',
  node_not_active: 'Start it: ahub node start ALIAS',
  revision_conflict: 'Somebody has changed it meanwhile. See it: ahub node config ALIAS',
  missing_network_id: 'Name the network: --network ID (ahub whoami lists yours)',
};

/** Puts an error into words for the person at the command line. */
export function explainError(error: unknown): Explained {
  if (error instanceof CliError) return { exitCode: error.exitCode, lines: withMend(error.message, error.mend) };
  if (error instanceof WaitTimeout) return { exitCode: exitCodes.timedOut, lines: [tell(error)] };
  if (error instanceof ConnectionError) {
    const mend = 'Is the hub running there? Start one: ahub serve. Another one: --url, AHUB_URL or --profile';
    return { exitCode: exitCodes.unreachable, lines: withMend(`the hub does not answer: ${tell(error)}`, mend) };
  }
  if (error instanceof HubError) return explainRefusal(error);
  const { code } = error as NodeJS.ErrnoException;
  if (error instanceof Error && code !== undefined) return { exitCode: exitCodes.failed, lines: [error.message] };
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { exitCode: exitCodes.failed, lines: [`this is a fault of ahub: ${told}`] };
}

function explainRefusal(error: HubError): Explained {
  const faults = Array.isArray(error.fields['details']) ? error.fields['details'] : [];
  const request = error.requestId === undefined ? '' : `, request ${error.requestId}`;
  return {
    exitCode: exitCodeOf(error),
    lines: [
      ...withMend(`${tell(error)} (${error.code}${request})`, mending[error.code]),
      ...(error.code === 'invalid_input' && faults.length > 1 ? faults.map(faultLine) : []),
    ],
  };
}

/**
 * A condition ends a command in one way, whichever door tells it: tools answer with 200, and some operations give it a
 * status of their own. The status of the answer counts only for a code that this version does not know.
 */
function exitCodeOf({ code, status }: HubError): ExitCode {
  const known = Object.hasOwn(errorStatuses, code) ? errorStatuses[code] : undefined;
  return byStatus[known ?? status] ?? exitCodes.failed;
}

function faultLine(fault: unknown): string {
  const { path, message } = fault as InputFault;
  return `  ${path}: ${message}`;
}

/** The message without the name of the operation, which the person did not type. */
function tell({ message, operation }: HubError): string {
  return message.startsWith(`${operation}: `) ? message.slice(operation.length + 2) : message;
}

function withMend(message: string, mend: string | undefined): string[] {
  return mend === undefined ? [message] : [message, `  ${mend}`];
}
