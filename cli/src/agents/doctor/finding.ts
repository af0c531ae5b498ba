/** What one look came to. */
export interface Finding {
  /** What was looked at, such as `hub` or `mcp codex`. */
  readonly check: string;
  readonly ok: boolean;
  readonly message: string;
  /** What to do about it, where something is wrong. */
  readonly mend: string | null;
}

/** It is as it should be. */
export function good(check: string, message: string): Finding {
  return { check, ok: true, message, mend: null };
}

/** Something is wrong, and this mends it. */
export function bad(check: string, message: string, mend: string): Finding {
  return { check, ok: false, message, mend };
}

/** The message of an error without the name of the operation. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
