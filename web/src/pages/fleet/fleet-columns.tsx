import { Link } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { useMay } from '../../app/use-may.ts';
import { useWords } from '../../i18n/language.ts';
import { AgentStatus } from '../../parts/agent-status.tsx';
import { Avatar } from '../../parts/avatar.tsx';
import type { Column } from '../../parts/data-table.tsx';
import { Progress } from '../../parts/progress.tsx';
import { TaskName } from '../shared/task-name.tsx';
import { progressOf, type FleetAgent, type FleetLine } from './fleet-agents.ts';
import { fleetWords, type FleetTexts } from './words.ts';
import style from './fleet.module.css';

/** The columns of the list; tablets and phones see fewer of them. */
export function useFleetColumns(): readonly Column<FleetLine>[] {
  const words = useWords(fleetWords);
  return useMemo(() => columnsOf(words), [words]);
}

function columnsOf(words: FleetTexts): readonly Column<FleetLine>[] {
  const { columns } = words;
  const cell = (draw: (agent: FleetAgent) => ReactNode) => (line: FleetLine) =>
    line.kind === 'agent' ? draw(line.agent) : null;
  return [
    { id: 'agent', title: columns.agent, width: 'minmax(0, 1.15fr)', cell: cell((agent) => <Name agent={agent} />) },
    {
      ...{ id: 'status', title: columns.status, width: 'clamp(128px, 13vw, 190px)' },
      cell: cell(({ status, session }) => <AgentStatus status={status} at={session?.last_seen_at} />),
    },
    {
      ...{ id: 'task', title: columns.task, width: 'minmax(0, 1.5fr)', from: 'tablet' },
      cell: cell((agent) => <Task agent={agent} />),
    },
    {
      ...{ id: 'progress', title: columns.progress, width: '92px', from: 'desktop' },
      cell: cell((agent) => {
        const progress = progressOf(agent);
        return progress === undefined ? null : <Progress value={progress} label={words.progressOf(agent.alias)} />;
      }),
    },
    {
      ...{ id: 'queue', title: columns.queue, width: '52px', from: 'tablet', isNumber: true },
      cell: cell(({ session }) => <Queue depth={session?.queue_depth} />),
    },
    {
      ...{ id: 'model', title: columns.model, width: 'minmax(0, 1fr)', from: 'desktop' },
      cell: cell(({ session, node }) => <Quiet text={session?.model ?? node?.model} />),
    },
    {
      ...{ id: 'host', title: columns.host, width: 'minmax(0, 0.6fr)', from: 'desktop' },
      cell: cell(({ host }) => <HostName host={host} />),
    },
    {
      ...{ id: 'stream', title: columns.stream, width: '56px', from: 'desktop' },
      cell: cell(({ hasStream }) => <Stream isOpen={hasStream} words={words} />),
    },
  ];
}

/** What the agent is at; the hub keeps the name of the last task of an idle one. */
function taskOf({ status, session }: FleetAgent): string | undefined {
  return status === 'idle' ? undefined : (session?.task ?? undefined);
}

/** The name leads to the agent's page; on phones its task stands below. */
function Name({ agent }: { readonly agent: FleetAgent }) {
  const { alias } = agent;
  const task = taskOf(agent);
  return (
    <span className={style['name']}>
      <Avatar name={alias} picture={agent.node?.avatar_url} />
      <span className={style['names']}>
        <Link to="/agents/$alias" params={{ alias }} className={style['alias']}>
          {alias}
        </Link>
        {task !== undefined && (
          <span className={style['below']}>
            <TaskName text={task} />
          </span>
        )}
      </span>
    </span>
  );
}

function Task({ agent }: { readonly agent: FleetAgent }) {
  const text = taskOf(agent);
  return text === undefined ? null : (
    <span title={text} className={style['task']}>
      <TaskName text={text} />
    </span>
  );
}

function Queue({ depth }: { readonly depth: number | undefined }) {
  if (depth === undefined) return null;
  return <span className={depth === 0 ? style['quiet'] : undefined}>{depth}</span>;
}

function Quiet({ text }: { readonly text: string | null | undefined }) {
  return text == null ? null : (
    <span title={text} className={style['quiet']}>
      {text}
    </span>
  );
}

function HostName({ host }: { readonly host: string | undefined }) {
  const { reachAll } = useMay();
  if (host === undefined || !reachAll) return <Quiet text={host} />;
  return (
    <Link to="/servers/$host" params={{ host }} className={style['quiet']}>
      {host}
    </Link>
  );
}

function Stream({ isOpen, words }: { readonly isOpen: boolean | undefined; readonly words: FleetTexts }) {
  if (isOpen === undefined) return null;
  return (
    <span className={isOpen ? style['open'] : style['quiet']} title={isOpen ? words.streamOpen : words.streamClosed}>
      {isOpen ? words.open : words.closed}
    </span>
  );
}
