import { useParams } from '@tanstack/react-router';
import { useWords } from '../../i18n/language.ts';
import { AgentStatus } from '../../parts/agent-status.tsx';
import { Avatar } from '../../parts/avatar.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Failure } from '../../parts/failure.tsx';
import { PageHeader } from '../../parts/page-header.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { AgentFacts } from './agent-facts.tsx';
import { AgentViews } from './agent-views.tsx';
import { FailedOrder } from './failed-order.tsx';
import { LifecycleButtons } from './lifecycle-buttons.tsx';
import { useAgent } from './use-agent.ts';
import { agentWords } from './words.ts';

/** One agent: what it does now, what waits for it, what it said, and what keeps it running. */
export function AgentPage() {
  const { alias } = useParams({ from: '/signed-in/agents/$alias' });
  // The router keeps the page between two agents; what was written or read of one is not for the other.
  return <PageOfAgent key={alias} alias={alias} />;
}

function PageOfAgent({ alias }: { readonly alias: string }) {
  const words = useWords(agentWords);
  const { agent, isPending, isThere, error, retry } = useAgent(alias);
  if (error !== null && !isThere) {
    return (
      <>
        <PageHeader title={alias} />
        <Failure error={error} onRetry={retry} />
      </>
    );
  }
  const { session } = agent;
  return (
    <>
      <PageHeader
        title={alias}
        picture={isThere && <Avatar name={alias} size={28} picture={agent.node?.avatar_url} />}
        detail={isThere && <AgentStatus status={session?.status ?? 'never'} at={session?.last_seen_at} />}
      >
        {isThere && <LifecycleButtons agent={agent} />}
      </PageHeader>
      {isPending && <Skeleton rows={8} />}
      {!isPending && !isThere && (
        <Empty icon="agent" title={words.unknown(alias)}>
          <p>{words.unknownNext}</p>
        </Empty>
      )}
      {!isPending && isThere && (
        <>
          <AgentFacts agent={agent} />
          {agent.may.run && <FailedOrder alias={alias} />}
          <AgentViews agent={agent} />
        </>
      )}
    </>
  );
}
