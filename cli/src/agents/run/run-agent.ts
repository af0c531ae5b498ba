import { hostname } from 'node:os';
import { basename } from 'node:path';
import { Agent } from '../../../../clients/typescript/src/index.ts';
import { taskHandler } from './do-task.ts';
import type { RunSettings } from './do-task.ts';
import { findClient } from './conversations.ts';

/** An agent that does its tasks by a command. */
export interface AgentSettings extends RunSettings {
  readonly concurrency: number;
  /** How long running tasks may take when the agent stops. */
  readonly drainMs: number;
  readonly heartbeatMs?: number | undefined;
  readonly watchMs?: number | undefined;
  /** What the hub calls the kind of agent; it follows from the command without it. */
  readonly runtime?: string | undefined;
  readonly model?: string | undefined;
  readonly nodeId?: string | undefined;
  /** Goes with every report. */
  readonly version?: string | undefined;
  /** Stops it: no new work, what runs may end. */
  readonly signal: AbortSignal;
}

/** The runtimes of the hub by the program that stands for them. */
const runtimes: Readonly<Record<string, string>> = {
  claude: 'claude-code-cli',
  codex: 'codex-sdk',
  opencode: 'opencode-cli',
  gemini: 'gemini-cli',
};

/**
 * Takes the tasks of the alias until `signal`, and resolves when what runs has ended.
 *
 * @throws HubError the hub refuses the agent
 */
export async function runAgent(settings: AgentSettings): Promise<void> {
  const { hub, alias, argv, concurrency, drainMs, heartbeatMs, watchMs, version, signal, log } = settings;
  const client = findClient(argv)?.name ?? '';
  const facts = {
    agent: `agent-node:${settings.runtime ?? runtimes[client] ?? 'custom'}`,
    hostname: hostname(),
    project_dir: settings.cwd,
    ...(version !== undefined && { version }),
    ...(settings.model !== undefined && { model: settings.model }),
    ...(settings.nodeId !== undefined && { node_id: settings.nodeId }),
  };
  const agent = new Agent(hub, {
    ...{ alias, concurrency, drainMs, facts, signals: false },
    ...(heartbeatMs !== undefined && { heartbeatMs }),
    ...(watchMs !== undefined && { watchMs }),
    onError: (error, place) => log(`${place}: ${error instanceof Error ? error.message : String(error)}`),
  });
  agent.onTask(taskHandler(settings));
  log(`${alias} takes tasks from ${hub.url} with ${basename(argv[0] ?? '')}`);
  await agent.run({ signal });
}
