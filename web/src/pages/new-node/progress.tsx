import type { NodeCreateRequest, SessionSummary } from '@agent-collaboration-hub/client';
import { useNavigate } from '@tanstack/react-router';
import { navigation } from '../../app/navigation.ts';
import { useWords } from '../../i18n/language.ts';
import { useEvents } from '../../live/live-context.tsx';
import { useCall } from '../../live/use-call.ts';
import { Age, useNow } from '../../parts/age.tsx';
import { AgentSaid } from '../../parts/agent-said.tsx';
import { Button } from '../../parts/button.tsx';
import { classes } from '../../parts/classes.ts';
import { Failure } from '../../parts/failure.tsx';
import { Icon } from '../../parts/icon.tsx';
import { PageHeader } from '../../parts/page-header.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { wireTime } from '../../parts/wire-time.ts';
import { forgetName } from './use-draft.ts';
import { phasesOf, type Phase } from './phases.ts';
import { newNodeWords } from './words.ts';
import style from './new-node-page.module.css';

/** A node that started reports within seconds; after two minutes something is wrong with it. */
const silentMs = 120_000;

/** How far the creation of a node is, until its first heartbeat or its end. */
export function Progress({ requestId }: { readonly requestId: string }) {
  const words = useWords(newNodeWords);
  const answer = useCall('getNodeCreateRequest', { request_id: requestId });
  const request = answer.data?.request;
  const session = useFirstReport(request);
  const now = useNow();
  if (request === undefined) {
    return (
      <>
        <PageHeader title={words.title} />
        {answer.error === null ? (
          <Skeleton rows={4} />
        ) : (
          <Failure error={answer.error} onRetry={() => void answer.refetch()} />
        )}
      </>
    );
  }
  const phases = phasesOf(request, session);
  const isSilent = now - wireTime(request.acked_at ?? request.created_at) > silentMs;
  const isFailed = phases.some(({ state }) => state === 'failed');
  const isAlive = session !== undefined && !isFailed;
  const title = isFailed ? words.failed : isAlive ? words.ready : words.progress;
  return (
    <>
      <PageHeader title={title(request.child_name)} />
      <ol aria-label={words.phases} className={style['phases']}>
        {phases.map((phase) => (
          <PhaseLine key={phase.name} phase={phase} start={request.created_at} />
        ))}
      </ol>
      <p role="status" className={style['word']}>
        {isFailed ? '' : wordOf(words, phases, isSilent)}
      </p>
      {isFailed && <Failed request={request} />}
      <ProgressActions request={request} isFailed={isFailed} isAlive={isAlive} />
    </>
  );
}

type Texts = ReturnType<typeof useWords<(typeof newNodeWords)['en']>>;

function wordOf(words: Texts, phases: readonly Phase[], isSilent: boolean): string {
  const now = phases.find(({ state }) => state === 'now')?.name;
  if (now === undefined) return words.alive;
  const heartbeat = isSilent ? words.silent : words.waitHeartbeat;
  return { requested: '', fetched: words.waitFetched, started: words.waitStarted, heartbeat }[now];
}

/** The session of the node once it has reported since it was requested. */
function useFirstReport(request: NodeCreateRequest | undefined): SessionSummary | undefined {
  const name = request?.child_name ?? '';
  const sessions = useCall('getStatus', { q: name, fields: 'fleet', limit: 100 }, { isWanted: name !== '' });
  useEvents((event) => {
    if (event.type === 'status_update' && event.alias === name) void sessions.refetch();
  });
  const session = sessions.data?.sessions.find(({ alias }) => alias === name);
  if (session === undefined || request === undefined) return undefined;
  // Times of the wire have whole seconds.
  return wireTime(session.last_seen_at) + 1_000 > wireTime(request.created_at) ? session : undefined;
}

function PhaseLine({ phase: { name, state, at }, start }: { readonly phase: Phase; readonly start: string }) {
  const words = useWords(newNodeWords);
  const icon = { done: 'check', now: 'clock', later: 'clock', failed: 'close' } as const;
  return (
    <li
      className={classes(style['phase'], style[`phase-${state}`])}
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <span className={style['bullet']}>
        <Icon name={icon[state]} size={12} />
      </span>
      <span className={style['phase-name']}>
        {words.phase[name]}
        <span className="for-readers"> · {words.phaseState[state]}</span>
      </span>
      <span className={style['quiet']}>
        {at !== undefined && name === 'requested' && <Age at={at} />}
        {at !== undefined &&
          name !== 'requested' &&
          words.seconds(Math.max(0, (wireTime(at) - wireTime(start)) / 1_000))}
      </span>
    </li>
  );
}

/** Why it came to nothing: the hub's own word for silence, else what the host said. */
function Failed({ request: { status, error } }: { readonly request: NodeCreateRequest }) {
  const words = useWords(newNodeWords);
  const known = {
    failed: words.failedThere,
    rejected: words.rejected,
    runtime_capability_check_failed: words.noCapability,
  } as Readonly<Record<string, string>>;
  return (
    <div role="alert" className={style['refused']}>
      <p>
        {error === 'timeout' ? words.timeout : (known[status] ?? '')} <code>{status}</code>
      </p>
      {error !== null && error !== 'timeout' && <AgentSaid>{error}</AgentSaid>}
    </div>
  );
}

function ProgressActions({
  request,
  isFailed,
  isAlive,
}: {
  readonly request: NodeCreateRequest;
  readonly isFailed: boolean;
  readonly isAlive: boolean;
}) {
  const words = useWords(newNodeWords);
  const navigate = useNavigate();
  const { child_name: alias } = request;
  const another = (): void => {
    forgetName(request.network_id);
    void navigate({ to: '/nodes/new', search: { step: 'runtime' } });
  };
  const open = { to: '/agents/$alias', params: { alias } } as object as { readonly to: '/' };
  const hasAgents = navigation.some(({ to }) => to === '/fleet');
  return (
    <div className={style['foot']}>
      <Button onClick={() => void navigate({ to: '/nodes' })}>{words.toNodes}</Button>
      {isFailed && (
        <Button look="main" onClick={() => void navigate({ to: '/nodes/new', search: { step: 'review' } })}>
          {words.tryAgain}
        </Button>
      )}
      {isAlive && <Button onClick={another}>{words.another}</Button>}
      {isAlive && hasAgents && (
        <Button look="main" onClick={() => void navigate(open)}>
          {words.open}
        </Button>
      )}
    </div>
  );
}
