import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useWords } from '../../../i18n/language.ts';
import { Button } from '../../../parts/button.tsx';
import { Choice } from '../../../parts/choice.tsx';
import { Empty } from '../../../parts/empty.tsx';
import { Failure } from '../../../parts/failure.tsx';
import { PageHeader } from '../../../parts/page-header.tsx';
import { SearchField } from '../../../parts/search-field.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { VirtualList } from '../../../parts/virtual-list.tsx';
import { logLevels, type LogLevel } from '../admin-search.ts';
import line from '../../shared/lines.module.css';
import { adminWords } from '../words.ts';
import { isLineAsked } from './log-line.ts';
import { LogRow } from './log-row.tsx';
import { useLogTail } from './use-log-tail.ts';
import style from './log-page.module.css';
import { logWords } from './words.ts';

/** The end of the server's log as it grows. */
export function LogPage() {
  const words = useWords(logWords);
  const { log } = useWords(adminWords);
  const { network: _network, ...asked } = useSearch({ from: '/signed-in/admin/log' });
  const navigate = useNavigate({ from: '/admin/log' });
  const [isPaused, setPaused] = useState(false);
  const tail = useLogTail(isPaused);
  const lines = useMemo(
    () => tail.lines.filter((line) => isLineAsked(line, asked)),
    [tail.lines, asked.level, asked.q],
  );
  const ask = (name: 'level' | 'q', value: string): void => {
    const { [name]: _before, ...rest } = asked;
    void navigate({ search: value === '' ? rest : { ...rest, [name]: value as LogLevel }, replace: true });
  };
  const isEmpty = !tail.isPending && tail.error === undefined && lines.length === 0;
  return (
    <>
      <PageHeader title={log} detail={isPaused ? words.paused(lines.length) : words.following(lines.length)}>
        <Button icon={isPaused ? 'play' : 'stop'} onClick={() => setPaused(!isPaused)}>
          {isPaused ? words.follow : words.pause}
        </Button>
      </PageHeader>
      <p className={line['lead']}>{words.lead}</p>
      <div className={style['filters']}>
        <Choice
          label={words.level}
          value={asked.level ?? ''}
          onChange={(value) => ask('level', value)}
          options={(['', ...logLevels] as const).map((value) => ({ value, label: words.levels[value] }))}
        />
        <SearchField value={asked.q ?? ''} onSearch={(text) => ask('q', text)} label={words.search} />
      </div>
      {tail.isPending && <Skeleton rows={10} />}
      {tail.error !== undefined && <Failure error={tail.error} />}
      {isEmpty && (
        <Empty icon="tasks" title={tail.lines.length === 0 ? words.empty : words.nothing}>
          {tail.lines.length > 0 && (
            <Button onClick={() => void navigate({ search: {}, replace: true })}>{words.showAll}</Button>
          )}
        </Empty>
      )}
      <VirtualList label={words.list} rows={lines} keyOf={({ key }) => key} rowHeight={33}>
        {(line) => <LogRow line={line} />}
      </VirtualList>
    </>
  );
}
