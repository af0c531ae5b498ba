import { useState } from 'react';
import { useNetworkId } from '../../../app/network.ts';
import { useWords } from '../../../i18n/language.ts';
import { useAct } from '../../../live/use-act.ts';
import { IconButton } from '../../../parts/button.tsx';
import { Confirm } from '../../../parts/confirm.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Menu } from '../../../parts/menu.tsx';
import { SearchField } from '../../../parts/search-field.tsx';
import { useBoard } from '../board-context.ts';
import { ColorButton } from './color-button.tsx';
import { RenameTag } from './rename-tag.tsx';
import { sharedMarks, type GoneTag } from './shared-marks.ts';
import { manageWords } from './words.ts';
import style from './manage.module.css';

const mostShown = 200;

/** All tags of the board: coloured, renamed, merged and deleted on every card at once. */
export function TagsDialog({ onClose, onGone }: { readonly onClose: () => void; readonly onGone: GoneTag }) {
  const words = useWords(manageWords);
  const { tags } = useBoard();
  const [q, setQ] = useState('');
  const [renamed, setRenamed] = useState<string>();
  const [doomed, setDoomed] = useState<string>();
  const found = tags.filter((tag) => tag.toLowerCase().includes(q.trim().toLowerCase()));
  return (
    <Dialog isOpen onClose={onClose} title={words.tagsTitle} description={words.tagsNext}>
      {tags.length > 8 && <SearchField value={q} onSearch={setQ} label={words.find} />}
      {tags.length === 0 && <p className={style['nothing']}>{words.noTags}</p>}
      <ul className={style['list']}>
        {found.slice(0, mostShown).map((tag) => (
          <TagRow key={tag} tag={tag} onRename={() => setRenamed(tag)} onDelete={() => setDoomed(tag)} />
        ))}
      </ul>
      {renamed !== undefined && <RenameTag tag={renamed} onClose={() => setRenamed(undefined)} onGone={onGone} />}
      <DeleteTag tag={doomed} onClose={() => setDoomed(undefined)} onGone={onGone} />
    </Dialog>
  );
}

interface TagRowProps {
  readonly tag: string;
  readonly onRename: () => void;
  readonly onDelete: () => void;
}

function TagRow({ tag, onRename, onDelete }: TagRowProps) {
  const words = useWords(manageWords);
  const { tagColors, tagCounts } = useBoard();
  const networkId = useNetworkId();
  const { act } = useAct(
    (hub, color: string | null) => hub.call('updateTags', { op: 'color', tag, color, network_id: networkId }),
    { stale: () => [{ call: 'listTags' }] },
  );
  return (
    <li className={style['row']}>
      <ColorButton name={tag} color={tagColors[tag]} mayClear onPick={(color) => void act(color)} />
      <span className={style['name']}>{tag}</span>
      <span className={style['hint']}>{words.cards(tagCounts[tag] ?? 0)}</span>
      <Menu
        trigger={<IconButton icon="more" label={words.more(tag)} />}
        groups={[
          {
            items: [
              { label: words.rename, icon: 'edit', onSelect: onRename },
              { label: words.delete, icon: 'trash', isDanger: true, onSelect: onDelete },
            ],
          },
        ]}
      />
    </li>
  );
}

interface DeleteTagProps {
  readonly tag: string | undefined;
  readonly onClose: () => void;
  readonly onGone: GoneTag;
}

function DeleteTag({ tag = '', onClose, onGone }: DeleteTagProps) {
  const words = useWords(manageWords);
  const { tagCounts } = useBoard();
  const networkId = useNetworkId();
  const { act, isActing } = useAct(
    (hub, name: string) => hub.call('updateTags', { op: 'delete', tag: name, network_id: networkId }),
    { stale: () => sharedMarks, done: (name) => words.deleted(name) },
  );
  const remove = async (): Promise<void> => {
    if ((await act(tag)) !== undefined) onGone(tag, undefined);
    onClose();
  };
  return (
    <Confirm
      isOpen={tag !== ''}
      onClose={onClose}
      title={words.deleteTag(tag)}
      description={words.deleteTagText(tagCounts[tag] ?? 0)}
      action={words.deleteTagAction}
      isBusy={isActing}
      onConfirm={() => void remove()}
    />
  );
}
