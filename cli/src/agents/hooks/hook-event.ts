/** When a client calls: a session begins, or the agent is about to stop. */
export type HookEvent = 'session-start' | 'stop';

/** The command of a hook, as its words. */
export type HookCommand = (event: HookEvent) => readonly string[];
