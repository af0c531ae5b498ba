import type { ReactNode } from 'react';
import type { List } from '../../live/use-list.ts';
import { Empty } from '../../parts/empty.tsx';
import { Failure } from '../../parts/failure.tsx';
import type { IconName } from '../../parts/icon.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';

/** A list while it is loaded, when it failed, when it is empty, and else itself. */
export function ListState({
  list,
  icon,
  title,
  next,
  children,
}: {
  readonly list: List<unknown>;
  readonly icon: IconName;
  /** What its emptiness means. */
  readonly title: string;
  /** The next step. */
  readonly next?: string | undefined;
  readonly children: ReactNode;
}) {
  if (list.isPending) return <Skeleton rows={5} />;
  if (list.error !== null && list.rows.length === 0) return <Failure error={list.error} onRetry={list.retry} />;
  if (list.rows.length > 0 || list.hasMore) return children;
  return (
    <Empty icon={icon} title={title}>
      {next !== undefined && <p>{next}</p>}
    </Empty>
  );
}
