import { BackupFault } from './domain/backups/backup-fault.ts';
import { ToolFault } from './platform/db/postgres-tools.ts';
import { CannotStart } from './platform/platform-errors.ts';

/** Whether the message of an error is a sentence that tells an operator what to mend. */
export function isForOperator(error: unknown): error is Error {
  return error instanceof BackupFault || error instanceof ToolFault || error instanceof CannotStart;
}
