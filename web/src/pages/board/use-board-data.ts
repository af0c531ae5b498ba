import { useEffect, useMemo, useRef } from 'react';
import { useNetworkId } from '../../app/network.ts';
import { useMay } from '../../app/use-may.ts';
import { useWords } from '../../i18n/language.ts';
import { useCall } from '../../live/use-call.ts';
import { useList } from '../../live/use-list.ts';
import { toast } from '../../parts/toast-store.ts';
import type { Requirement } from '@agent-collaboration-hub/client';
import { seek, type Board } from './board-context.ts';
import { questionOf, type BoardFilters, type Column } from './board-search.ts';
import { pins, withPins } from './pins.ts';
import { useChangeCard } from './use-change-card.ts';
import { boardWords } from './words.ts';

const pageSize = 100;
/** Cards of one call. */
const most = 500;

/** A column of the board as far as it was loaded, with the changes of this person that are under way. */
export function useColumn(column: Column, filters: BoardFilters) {
  const networkId = useNetworkId();
  const question = questionOf(column, filters);
  const list = useList('listRequirements', question, { pageSize, most });
  const pinned = pins.use();
  const asked = JSON.stringify(question);
  const rows = useMemo(
    () => withPins(list, JSON.parse(asked) as typeof question, pinned, networkId),
    [list.rows, list.hasMore, asked, pinned, networkId],
  );
  return { list, rows };
}

/** What all parts of the board know and can do. */
export function useBoardData(open: (id: string) => void): Board {
  const { write } = useMay();
  const words = useWords(boardWords);
  const { data: projects } = useCall('listProjects', {});
  const { data: tags } = useCall('listTags', {});
  const change = useChangeCard();
  const move = async (card: Requirement, to: Column, isUndo = false): Promise<void> => {
    if (card.column === to) return;
    seek(card.id);
    const moved = await change({ seen: card, change: { column: to }, wanted: { column: to } });
    if (moved === undefined || isUndo) return;
    toast.say(words.moved(moved.name, words.column[to]), () => void move(moved, card.column as Column, true));
  };
  const latest = useRef({ open, move });
  useEffect(() => {
    latest.current = { open, move };
  });
  return useMemo(
    () => ({
      projects: new Map(projects?.projects.map((project) => [project.id, project])),
      tags: tags?.tags ?? [],
      tagColors: tags?.colors ?? {},
      tagCounts: tags?.counts ?? {},
      mayWrite: write,
      mayManage: tags?.can_manage === true,
      open: (id) => latest.current.open(id),
      move: (card, to) => void latest.current.move(card, to),
    }),
    [projects, tags, write],
  );
}
