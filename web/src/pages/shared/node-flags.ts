/** Flags of a runtime that are one of some words. */
export const choiceFlags = {
  permissionMode: ['default', 'acceptEdits', 'plan', 'dontAsk', 'bypassPermissions'],
  sandboxMode: ['read-only', 'workspace-write', 'danger-full-access'],
  modelReasoningEffort: ['none', 'minimal', 'low', 'medium', 'high', 'xhigh'],
} as const;

/** Flags that are numbers. A running node applies them without a restart. */
export const numberFlags = ['maxTurns', 'budget', 'timeout'] as const;

export type ChoiceFlag = keyof typeof choiceFlags;
export type NumberFlag = (typeof numberFlags)[number];
export type Flag = ChoiceFlag | NumberFlag;

/** All flags, those that are chosen first. */
export const allFlags: readonly Flag[] = [...(Object.keys(choiceFlags) as ChoiceFlag[]), ...numberFlags];

/** Whether a flag loosens what keeps a node safe: managers of the network alone set those. */
export const isSecurityFlag = (flag: Flag): boolean => flag === 'permissionMode' || flag === 'sandboxMode';

/** Whether a flag is a number. */
export const isNumberFlag = (flag: string): flag is NumberFlag => (numberFlags as readonly string[]).includes(flag);

/** The flags as the hub takes them, from what stands in their fields; an empty field is left out. */
export function readFlags(typed: Readonly<Record<string, string>>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(typed)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name, isNumberFlag(name) ? Number(value) : value]),
  );
}
