import { exitCodes, type ExitCode } from './exit-codes.ts';

/** A command cannot go on: its message says why, and `mend` what to do about it. */
export class CliError extends Error {
  readonly exitCode: ExitCode;
  readonly mend: string | undefined;

  constructor(message: string, options: { readonly exitCode?: ExitCode; readonly mend?: string } = {}) {
    super(message);
    this.exitCode = options.exitCode ?? exitCodes.failed;
    this.mend = options.mend;
  }
}

/** The command line, or a setting, is wrong. */
export class UsageError extends CliError {
  constructor(message: string, mend?: string) {
    super(message, { exitCode: exitCodes.usage, ...(mend !== undefined && { mend }) });
  }
}

/** Somebody ended the command before it was done. */
export class Interrupted extends CliError {
  constructor() {
    super('interrupted', { exitCode: exitCodes.interrupted });
  }
}
