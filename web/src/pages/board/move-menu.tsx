import type { Requirement } from '@agent-collaboration-hub/client';
import { useWords } from '../../i18n/language.ts';
import { IconButton } from '../../parts/button.tsx';
import { Menu } from '../../parts/menu.tsx';
import { useBoard } from './board-context.ts';
import { columns } from './board-search.ts';
import { useChangeCard } from './use-change-card.ts';
import { boardWords } from './words.ts';

/** Where a card can go without a drag. `m` opens it. */
export function MoveMenu({ card }: { readonly card: Requirement }) {
  const words = useWords(boardWords);
  const board = useBoard();
  const change = useChangeCard();
  const archived = !card.archived;
  const items = columns.map((column) => ({
    label: words.column[column],
    isChosen: card.column === column,
    onSelect: () => board.move(card, column),
  }));
  const archive = {
    label: archived ? words.archive : words.unarchive,
    icon: 'inbox' as const,
    onSelect: () => void change({ seen: card, change: { archived }, wanted: { archived } }),
  };
  return (
    <Menu
      trigger={<IconButton icon="more" label={words.moveCard(card.name)} data-move />}
      groups={[{ label: words.moveTo, items }, { items: [archive] }]}
    />
  );
}
