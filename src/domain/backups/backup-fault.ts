/** A backup or a restore cannot be made. The message is for the operator: sentences that name what is wrong. */
export class BackupFault extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'BackupFault';
  }
}

const sentences: readonly (readonly [code: RegExp, what: string])[] = [
  [/^(ENOSPC|EDQUOT|SQLITE_FULL)$/, 'has no space left'],
  [/^(EACCES|EPERM|EROFS|SQLITE_READONLY.*|SQLITE_CANTOPEN.*)$/, 'cannot be written by the user that runs this'],
  [/^(EIO|SQLITE_IOERR.*)$/, 'cannot be read or written: the disk fails'],
  [/^EEXIST$/, 'is a file, or another backup is made there'],
  [/^(ENOTDIR|ENAMETOOLONG|ELOOP|EINVAL)$/, 'is no directory that can be made'],
];

/** What went wrong with `path` as a sentence for the operator; other errors stay as they are. */
export function asBackupFault(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const code = String(error.code);
  const known = sentences.find(([pattern]) => pattern.test(code));
  return known === undefined ? error : new BackupFault(`${path} ${known[1]} (${code}).`, error);
}
