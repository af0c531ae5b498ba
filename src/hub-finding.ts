/** One look at the machine of a hub; `mend` says what to do where something is wrong. */
export interface HubFinding {
  readonly check: string;
  readonly ok: boolean;
  readonly message: string;
  readonly mend: string | null;
}

/** Nothing is to be done. */
export const good = (check: string, message: string): HubFinding => ({ check, ok: true, message, mend: null });

/** Somebody has to do something. */
export const bad = (check: string, message: string, mend: string): HubFinding => ({ check, ok: false, message, mend });
