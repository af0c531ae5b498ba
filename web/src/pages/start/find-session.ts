import type { GetStatusAnswer, Hub } from '@agent-collaboration-hub/client';

/** What is asked for one agent: names that hold its name come too. */
export const sessionQuestion = (alias: string) => ({ q: alias, fields: 'fleet', limit: 50 }) as const;

/** The agent of exactly this name among those of the answer. */
export function pickSession(answer: GetStatusAnswer | undefined, alias: string) {
  return answer?.sessions.find((session) => session.alias === alias);
}

/** What an agent last said; undefined when it never reported. @throws HubError */
export async function findSession(hub: Hub, alias: string) {
  return pickSession(await hub.call('getStatus', sessionQuestion(alias)), alias);
}
