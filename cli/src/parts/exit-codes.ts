/** What a command ends with (rule cli-exit-codes); scripts build on these numbers. */
export const exitCodes = {
  ok: 0,
  /** The hub refused, or the command could not do what it should. */
  failed: 1,
  /** The command line itself is wrong, or needs a terminal that is not there. */
  usage: 2,
  notFound: 3,
  signIn: 4,
  /** The state of the thing forbids it, or the same call is still running. */
  conflict: 5,
  /** The time to wait is over; what was waited for goes on. */
  timedOut: 6,
  unreachable: 7,
  /** The task that was waited for ended without success. */
  taskFailed: 8,
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
