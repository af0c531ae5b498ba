import type { Completion } from '@agent-collaboration-hub/client';
import { lazy, Suspense, useState } from 'react';
import { useNetworkId } from '../../app/network.ts';
import { useWords } from '../../i18n/language.ts';
import { useTool } from '../../live/use-call.ts';
import { Age } from '../../parts/age.tsx';
import { AgentSaid } from '../../parts/agent-said.tsx';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Failure } from '../../parts/failure.tsx';
import { partWords } from '../../parts/part-words.ts';
import { Skeleton } from '../../parts/skeleton.tsx';
import { TaskLink } from './message-row.tsx';
import { tabWords } from './tab-words.ts';
import style from './rows.module.css';

const Markdown = lazy(async () => ({ default: (await import('../../parts/markdown.tsx')).Markdown }));

/** What the agent says that it finished, newest first, with its results. */
export function CompletionsTab({ alias, cursor }: { readonly alias: string; readonly cursor?: string }) {
  const words = useWords(tabWords);
  const parts = useWords(partWords);
  const network_id = useNetworkId();
  const [isOpen, setOpen] = useState(false);
  const asked = { alias, network_id, cursor, limit: 25 };
  const { data, isPending, error, refetch } = useTool('get_completions', asked, { everyMs: 15_000 });
  if (isPending) return <Skeleton rows={4} />;
  if (data === undefined) return <Failure error={error} onRetry={() => void refetch()} />;
  const { completions, next_cursor: next } = data;
  if (completions.length === 0 && cursor === undefined) return <Empty icon="check" title={words.noCompletions} />;
  return (
    <>
      <ul aria-label={words.tabs.completions}>
        {completions.map((completion) => (
          <li key={completion.id}>
            <CompletionRow completion={completion} />
          </li>
        ))}
      </ul>
      {next !== null && !isOpen && (
        <div className={style['more']}>
          <Button onClick={() => setOpen(true)}>{parts.loadMore}</Button>
        </div>
      )}
      {next !== null && isOpen && <CompletionsTab alias={alias} cursor={next} />}
    </>
  );
}

const longText = 400;

function CompletionRow({ completion }: { readonly completion: Completion }) {
  const words = useWords(tabWords);
  const { task, result, score, duration_minutes: minutes, completed_at: at } = completion;
  const [isWhole, setWhole] = useState(result.length <= longText);
  const facts = [score === null ? '' : words.score(score), minutes === null ? '' : words.minutes(minutes)];
  return (
    <article className={style['message']}>
      <p className={style['line']}>
        <span className={style['who']}>{/^t_/.test(task) ? <TaskLink taskId={task}>{task}</TaskLink> : task}</span>
        <span className={style['end']}>
          {facts.filter((fact) => fact !== '').join(' · ')}
          <Age at={at} />
        </span>
      </p>
      <AgentSaid>
        {isWhole ? (
          <Suspense fallback={<span className={style['plain']}>{result}</span>}>
            <Markdown text={result} />
          </Suspense>
        ) : (
          <>
            <span className={style['plain']}>{result.slice(0, longText)}… </span>
            <Button look="plain" onClick={() => setWhole(true)}>
              {words.showWhole}
            </Button>
          </>
        )}
      </AgentSaid>
    </article>
  );
}
