import { useWords } from '../../../i18n/language.ts';
import { useCall } from '../../../live/use-call.ts';
import { useList } from '../../../live/use-list.ts';
import { Button } from '../../../parts/button.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { partWords } from '../../../parts/part-words.ts';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { boardWords } from '../words.ts';
import { useOpenCard } from './card-context.ts';
import { cardWords } from './words.ts';
import drawer from './card-drawer.module.css';
import style from './card-parts.module.css';

/** The card above this one, and the cards that are parts of it. */
export function CardParts() {
  const { card } = useOpenCard();
  return (
    <>
      {card.parent_id !== null && <Parent id={card.parent_id} />}
      {card.children.total > 0 && <Children />}
    </>
  );
}

function Parent({ id }: { readonly id: string }) {
  const words = useWords(cardWords);
  const { data } = useCall('getRequirement', { requirement_id: id });
  if (data === undefined) return null;
  const { requirement: parent } = data;
  return (
    <section className={drawer['section']}>
      <div className={drawer['sectionHead']}>
        <h3>{words.partOf}</h3>
      </div>
      <CardLine card={parent} />
    </section>
  );
}

function Children() {
  const words = useWords(cardWords);
  const parts = useWords(partWords);
  const { card } = useOpenCard();
  const list = useList(
    'listRequirements',
    { parent_id: card.id, view: 'summary', include_archived: '1' },
    { pageSize: 20, most: 500 },
  );
  return (
    <section className={drawer['section']}>
      <div className={drawer['sectionHead']}>
        <h3>{words.parts}</h3>
        <span className={drawer['quiet']}>
          {card.children.done}/{card.children.total}
        </span>
      </div>
      {list.isPending && <Skeleton rows={2} />}
      <ul>
        {list.rows.map((child) => (
          <li key={child.id}>
            <CardLine card={child} />
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <Button look="plain" onClick={list.loadMore}>
          {parts.loadMore}
        </Button>
      )}
    </section>
  );
}

function CardLine({
  card,
}: {
  readonly card: { readonly id: string; readonly seq: number; readonly name: string; readonly column: string };
}) {
  const { column } = useWords(boardWords);
  const { open } = useOpenCard();
  return (
    <button type="button" className={style['line']} onClick={() => open(card.id)}>
      <Icon name={card.column === 'done' ? 'check' : 'board'} size={14} />
      <span className={style['number']}>#{card.seq}</span>
      <span className={style['name']}>{card.name}</span>
      <span className={style['where']}>{column[card.column as 'done'] ?? card.column}</span>
    </button>
  );
}
