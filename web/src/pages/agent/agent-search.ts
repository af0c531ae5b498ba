/** The views of an agent. */
export const agentTabs = [
  'queue',
  'inbox',
  'conversation',
  'sent',
  'completions',
  'session',
  'rules',
  'skills',
  'files',
  'logs',
] as const;
export type AgentTab = (typeof agentTabs)[number];

/** What the address of an agent's page may say. */
export interface AgentSearch {
  /** The view; the queue without it. */
  readonly tab?: AgentTab;
  /** The directory in the files view, relative to the work directory. */
  readonly path?: string;
}

/** Reads the address; what it does not know counts as not said. */
export function readAgentSearch({ tab, path }: Readonly<Record<string, unknown>>): AgentSearch {
  const known = agentTabs.find((one) => one === tab);
  return {
    ...(known !== undefined && known !== 'queue' && { tab: known }),
    ...(known === 'files' && typeof path === 'string' && path !== '' && { path }),
  };
}
