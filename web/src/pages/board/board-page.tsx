import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useCommands } from '../../app/commands.ts';
import { useWords } from '../../i18n/language.ts';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { PageHeader } from '../../parts/page-header.tsx';
import { BoardColumn } from './board-column.tsx';
import { BoardContext, seek, useBoard } from './board-context.ts';
import { BoardFiltersBar } from './board-filters.tsx';
import { columns, filtersOf, type BoardFilters, type Column } from './board-search.ts';
import { ConflictBar } from './conflict-bar.tsx';
import { ManageMenu } from './manage/manage-menu.tsx';
import { useBoardData, useColumn } from './use-board-data.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { useBoardLive } from './use-board-live.ts';
import { boardWords } from './words.ts';
import style from './board-page.module.css';

const CardDrawer = lazy(async () => ({ default: (await import('./card/card-drawer.tsx')).CardDrawer }));

/** The requirements board: what is to be done, under way and finished; filters and the open card are in the address. */
export function BoardPage() {
  const words = useWords(boardWords);
  const { card, ...asked } = useSearch({ from: '/signed-in/board' });
  const filters = filtersOf(asked);
  const navigate = useNavigate({ from: '/board' });
  useBoardLive();
  const open = (id: string): void => void navigate({ search: (now) => ({ ...now, card: id }) });
  const close = (): void => {
    if (card !== undefined) seek(card);
    void navigate({ search: ({ card: _card, ...rest }) => rest });
  };
  const [writing, setWriting] = useState<Column>();
  const [wasOpen, setWasOpen] = useState(false);
  if (card !== undefined && !wasOpen) setWasOpen(true);
  const filter = useCallback(
    (change: object) => void navigate({ search: (now) => ({ ...now, ...change }), replace: true }),
    [navigate],
  );
  const board = useBoardData(open);
  return (
    <BoardContext value={board}>
      <div className={style['page']}>
        <PageHeader title={words.title}>
          {board.mayManage && <ManageMenu filters={filters} onFilter={filter} />}
          {board.mayWrite && filters.archived !== true && (
            <Button look="main" icon="plus" onClick={() => setWriting('pool')}>
              {words.newCard}
            </Button>
          )}
        </PageHeader>
        <BoardFiltersBar filters={filters} onChange={filter} />
        {card === undefined && <ConflictBar />}
        <Columns filters={filters} onClear={() => void navigate({ search: {} })} {...{ writing, setWriting }} />
      </div>
      <Suspense fallback={null}>{(card !== undefined || wasOpen) && <CardDrawer id={card} onClose={close} />}</Suspense>
    </BoardContext>
  );
}

interface ColumnsProps {
  readonly filters: BoardFilters;
  readonly onClear: () => void;
  /** The column that a new card is written into. */
  readonly writing: Column | undefined;
  readonly setWriting: (column: Column | undefined) => void;
}

function Columns({ filters, onClear, writing, setWriting }: ColumnsProps) {
  const words = useWords(boardWords);
  const { mayWrite } = useBoard();
  const of = {
    pool: useColumn('pool', filters),
    doing: useColumn('doing', filters),
    done: useColumn('done', filters),
  };
  const rows = { pool: of.pool.rows, doing: of.doing.rows, done: of.done.rows };
  const onKeyDown = useBoardKeys({ rows, onWrite: setWriting });
  const start = (): void => setWriting('pool');
  useCommands(mayWrite ? [{ id: 'board.new', label: words.newCard, icon: 'plus', keys: 'n', run: start }] : []);
  const isEmpty = columns.every(
    (column) => rows[column].length === 0 && !of[column].list.isPending && of[column].list.error === null,
  );
  if (isEmpty && writing === undefined) {
    return Object.keys(filters).length > 0 ? (
      <Empty icon="board" title={words.emptyFiltered}>
        <Button onClick={onClear}>{words.clearFilters}</Button>
      </Empty>
    ) : (
      <Empty icon="board" title={words.emptyBoard}>
        <p>{mayWrite ? words.emptyBoardNext : words.emptyBoardView}</p>
        {mayWrite && (
          <Button look="main" icon="plus" onClick={start}>
            {words.newCard}
          </Button>
        )}
      </Empty>
    );
  }
  return (
    <div role="group" aria-label={words.board} className={style['board']} onKeyDown={onKeyDown}>
      {columns.map((column) => (
        <BoardColumn
          key={column}
          column={column}
          {...of[column]}
          filters={filters}
          isWriting={writing === column}
          onWrite={(isWriting) => setWriting(isWriting ? column : undefined)}
        />
      ))}
    </div>
  );
}
