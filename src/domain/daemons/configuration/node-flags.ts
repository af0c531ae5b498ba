/** Whether a value is allowed for a flag. */
type FlagCheck = (value: unknown) => boolean;

const oneOf =
  (...words: readonly string[]): FlagCheck =>
  (value) =>
    typeof value === 'string' && words.includes(value);
const numberFrom =
  (min: number, max: number): FlagCheck =>
  (value) =>
    typeof value === 'number' && value >= min && value <= max;
const isTimeout: FlagCheck = (value) => value === 0 || (Number.isInteger(value) && numberFrom(1_000, 3_600_000)(value));

const checks = new Map<string, FlagCheck>([
  ['permissionMode', oneOf('default', 'acceptEdits', 'plan', 'dontAsk', 'bypassPermissions')],
  ['dangerouslySkipPermissions', (value) => typeof value === 'boolean'],
  ['maxTurns', (value) => Number.isInteger(value) && numberFrom(1, 9_999)(value)],
  ['budget', numberFrom(0, 1_000)],
  ['timeout', isTimeout],
  ['sandboxMode', oneOf('read-only', 'workspace-write', 'danger-full-access')],
  ['modelReasoningEffort', oneOf('none', 'minimal', 'low', 'medium', 'high', 'xhigh')],
]);

/** Flags that loosen what keeps a node safe. */
const security = new Set(['permissionMode', 'dangerouslySkipPermissions', 'sandboxMode']);

/** Flags that a running node applies without a restart. */
const hot = new Set(['maxTurns', 'budget', 'timeout']);

/** The first flag that a runtime does not have or whose value is not allowed (rule daemons-flags). */
export function findBadFlag(
  flags: Readonly<Record<string, unknown>>,
): { readonly flag: string; readonly fault: 'unknown' | 'value' } | undefined {
  for (const [flag, value] of Object.entries(flags)) {
    const check = checks.get(flag);
    if (check === undefined) return { flag, fault: 'unknown' };
    if (!check(value)) return { flag, fault: 'value' };
  }
  return undefined;
}

/** The first flag that loosens what keeps a node safe; only owners and admins set those. */
export function findSecurityFlag(flags: Readonly<Record<string, unknown>>): string | undefined {
  return Object.keys(flags).find((flag) => security.has(flag));
}

/** Whether a running node applies all of these flags without a restart. */
export function areHot(flags: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(flags).every((flag) => hot.has(flag));
}
