import { CannotStart, CannotStartYet } from './platform-errors.ts';

const damaged = /^SQLITE_(CORRUPT|NOTADB)/;
const held = /^SQLITE_(BUSY|LOCKED|PROTOCOL)/;
const authorization = /^28/;
/** A Postgres that starts, stops or has no connection left, a lock that others hold, an address that is not reached. */
const passing = /^(08|53|57P0|55P03|E[A-Z]+$|EAI_AGAIN)/;

/** What went wrong with the database at the start as one sentence for the operator; other errors stay as they are. */
export function asDatabaseFault(error: unknown, databaseUrl: string): unknown {
  const code = codeIn(error);
  if (error instanceof CannotStart || code === undefined) return error;
  if (databaseUrl.startsWith('sqlite:')) {
    const file = databaseUrl.slice('sqlite:'.length);
    if (!code.startsWith('SQLITE_')) return error;
    const Fault = held.test(code) ? CannotStartYet : CannotStart;
    return new Fault(sqliteSentence(file, code), error);
  }
  const Fault = passing.test(code) ? CannotStartYet : CannotStart;
  return new Fault(postgresSentence(placeOf(databaseUrl), code), error);
}

/** The settings that say where to listen. */
export interface ListenKeys {
  readonly host: string;
  readonly port: string;
}

const mainKeys: ListenKeys = { host: 'HUB_HOST', port: 'HUB_PORT' };

/** Why the hub cannot listen there, as one sentence for the operator; other errors stay as they are. */
export function asListenFault(error: Error, host: string, port: number, keys: ListenKeys = mainKeys): Error {
  switch (codeIn(error)) {
    case 'EADDRINUSE':
      return new CannotStart(
        `Port ${port} of ${host} is in use (EADDRINUSE): stop what listens there, or choose another port with ${keys.port}.`,
        error,
      );
    case 'EACCES':
      return new CannotStart(
        `The hub may not listen on port ${port} (EACCES): choose one above 1023 with ${keys.port}.`,
        error,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new CannotStart(
        `${host} is not an address of this machine (${codeIn(error)}): correct ${keys.host}, for example to 127.0.0.1 or 0.0.0.0.`,
        error,
      );
    default:
      return error;
  }
}

function sqliteSentence(file: string, code: string): string {
  const another = 'or name another file with HUB_DATABASE_URL';
  if (damaged.test(code)) return `The database ${file} is damaged (${code}): restore a backup, ${another}.`;
  if (held.test(code)) {
    return `The database ${file} is held by another process (${code}): stop that process, ${another}.`;
  }
  return `The database ${file} cannot be opened (${code}): check its permissions and the space on its disk, ${another}.`;
}

function postgresSentence(place: string, code: string): string {
  if (authorization.test(code)) {
    return `Postgres at ${place} refuses user or password (${code}): correct HUB_DATABASE_URL.`;
  }
  if (code === '3D000') {
    return `Postgres at ${place} has no such database (${code}): create it, or correct HUB_DATABASE_URL.`;
  }
  return `Postgres at ${place} cannot be used (${code}): start it or check its log, or correct HUB_DATABASE_URL.`;
}

/** Host, port and database, never user or password. */
function placeOf(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  return parsed === undefined ? 'the address in HUB_DATABASE_URL' : `${parsed.host}${parsed.pathname}`;
}

/** The code of an error, or of the one that it wraps. */
function codeIn(error: unknown): string | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ('code' in at && typeof at.code === 'string') return at.code;
    if ('errors' in at && Array.isArray(at.errors)) return codeIn(at.errors[0]);
    if (/timeout/i.test(at.message)) return 'ETIMEDOUT';
  }
  return undefined;
}
