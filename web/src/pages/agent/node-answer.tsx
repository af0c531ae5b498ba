import type { ReactNode } from 'react';
import { useWords } from '../../i18n/language.ts';
import { AgentSaid } from '../../parts/agent-said.tsx';
import { Button } from '../../parts/button.tsx';
import { Failure } from '../../parts/failure.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { hostWords } from './host-words.ts';
import type { NodeRequest, NodeResult } from './use-node-request.ts';
import style from './host.module.css';

/** How far the answer of a node is, and the answer itself once it is there. */
export function NodeAnswer({
  request: { result, isQueued, error, again },
  children,
}: {
  readonly request: NodeRequest;
  readonly children: (result: NodeResult) => ReactNode;
}) {
  const words = useWords(hostWords);
  if (error !== undefined) return <Failure error={error} onRetry={again} />;
  const status = result?.status ?? 'pending';
  if (status === 'done' && result !== undefined) {
    return result.content_purged === true ? <Ended text={words.purged} onAgain={again} /> : children(result);
  }
  if (status === 'failed') {
    return (
      <Ended text={words.failed} onAgain={again}>
        {result?.error != null && <AgentSaid>{result.error}</AgentSaid>}
      </Ended>
    );
  }
  if (status === 'timeout') return <Ended text={words.timeout} next={words.timeoutNext} onAgain={again} />;
  return (
    <>
      <p role="status" className={style['pending']}>
        {isQueued ? words.queued : status === 'in_progress' ? words.inProgress : words.pending}{' '}
        {result !== undefined && (
          <span className={style['quiet']}>{words.since(Math.round(result.age_ms / 1000))}</span>
        )}
      </p>
      <Skeleton rows={4} />
    </>
  );
}

/** A request that ended without an answer, and how to ask again. */
function Ended({
  text,
  next,
  onAgain,
  children,
}: {
  readonly text: string;
  readonly next?: string;
  readonly onAgain: () => void;
  readonly children?: ReactNode;
}) {
  const words = useWords(hostWords);
  return (
    <div role="alert" className={style['ended']}>
      <Icon name="warning" />
      <div className={style['why']}>
        <p className={style['strong']}>{text}</p>
        {next !== undefined && <p>{next}</p>}
        {children}
      </div>
      <Button icon="retry" onClick={onAgain}>
        {words.again}
      </Button>
    </div>
  );
}
