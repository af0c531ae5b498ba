import { lazy, Suspense, useState } from 'react';
import { useCommands } from '../../../app/commands.ts';
import { useWords } from '../../../i18n/language.ts';
import { IconButton } from '../../../parts/button.tsx';
import { Menu } from '../../../parts/menu.tsx';
import type { BoardFilters } from '../board-search.ts';
import { manageWords } from './words.ts';

const TagsDialog = lazy(async () => ({ default: (await import('./tags-dialog.tsx')).TagsDialog }));
const ProjectsDialog = lazy(async () => ({ default: (await import('./projects-dialog.tsx')).ProjectsDialog }));

/** Opens what all cards share, for those who may change it. */
export function ManageMenu({
  filters,
  onFilter,
}: {
  readonly filters: BoardFilters;
  /** A filter by a tag or a project that changes goes along with it. */
  readonly onFilter: (change: { readonly tag?: string | undefined; readonly project?: string | undefined }) => void;
}) {
  const words = useWords(manageWords);
  const [open, setOpen] = useState<'tags' | 'projects'>();
  const close = (): void => setOpen(undefined);
  useCommands([
    { id: 'board.tags', label: words.tags, icon: 'tag', run: () => setOpen('tags') },
    { id: 'board.projects', label: words.projects, icon: 'board', run: () => setOpen('projects') },
  ]);
  return (
    <>
      <Menu
        trigger={<IconButton icon="more" label={words.manage} />}
        groups={[
          {
            items: [
              { label: words.tags, icon: 'tag', onSelect: () => setOpen('tags') },
              { label: words.projects, icon: 'board', onSelect: () => setOpen('projects') },
            ],
          },
        ]}
      />
      <Suspense fallback={null}>
        {open === 'tags' && (
          <TagsDialog onClose={close} onGone={(tag, to) => filters.tag === tag && onFilter({ tag: to })} />
        )}
        {open === 'projects' && (
          <ProjectsDialog onClose={close} onGone={(id) => filters.project === id && onFilter({ project: undefined })} />
        )}
      </Suspense>
    </>
  );
}
