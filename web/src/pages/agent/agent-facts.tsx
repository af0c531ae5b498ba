import { useWords } from '../../i18n/language.ts';
import { Progress } from '../../parts/progress.tsx';
import { TaskName } from '../shared/task-name.tsx';
import { Fact } from './fact.tsx';
import type { Agent } from './use-agent.ts';
import { agentWords } from './words.ts';
import style from './agent.module.css';

/** What the agent does now, and where it runs, in one line of facts. */
export function AgentFacts({ agent: { alias, session, node, hasStream } }: { readonly agent: Agent }) {
  const words = useWords(agentWords);
  const isBusy = session !== undefined && session.status !== 'idle' && session.status !== 'offline';
  const host = session?.hostname ?? node?.hostname ?? node?.server;
  return (
    <section aria-label={words.now} className={style['now']}>
      {isBusy && session.task !== null && (
        <div className={style['task']}>
          <TaskName text={session.task} />
          {session.progress !== null && (
            <div className={style['progress']}>
              <Progress value={session.progress} label={words.progressOf(alias)} />
            </div>
          )}
        </div>
      )}
      <dl className={style['facts']}>
        <Fact name={words.fact.model}>{session?.model ?? node?.model}</Fact>
        <Fact name={words.fact.host}>{host}</Fact>
        <Fact name={words.fact.runtime}>{node?.runtime ?? session?.agent}</Fact>
        <Fact name={words.fact.stream}>{hasStream === undefined ? undefined : words.stream(hasStream)}</Fact>
        <Fact name={words.fact.owner}>{node?.owner_name}</Fact>
        <Fact name={words.fact.mode}>
          {node?.permission_mode == null
            ? undefined
            : (words.mode as Readonly<Record<string, string>>)[node.permission_mode]}
        </Fact>
        <Fact name={words.fact.state}>
          {node?.daemon_node_id == null || node.lifecycle_state === undefined
            ? undefined
            : (words.state as Readonly<Record<string, string>>)[node.lifecycle_state]}
        </Fact>
      </dl>
    </section>
  );
}
