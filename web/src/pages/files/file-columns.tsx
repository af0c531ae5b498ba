import type { StoredFile } from '@agent-collaboration-hub/client';
import { Age } from '../../parts/age.tsx';
import { Avatar } from '../../parts/avatar.tsx';
import { IconButton } from '../../parts/button.tsx';
import type { Column } from '../../parts/data-table.tsx';
import { describeBytes } from '../../parts/describe-bytes.ts';
import { Icon } from '../../parts/icon.tsx';
import { Menu } from '../../parts/menu.tsx';
import { toast } from '../../parts/toast-store.ts';
import type { fileWords } from './words.ts';
import style from './files-page.module.css';

type Words = (typeof fileWords)['en'];

interface FileTools {
  readonly mayDelete: (file: StoredFile) => boolean;
  readonly onDownload: (file: StoredFile) => void;
  readonly onDelete: (file: StoredFile) => void;
}

/** The columns of the list of files. */
export function fileColumns(words: Words, tools: FileTools): readonly Column<StoredFile>[] {
  const { columns } = words;
  return [
    {
      id: 'name',
      title: columns.name,
      width: 'minmax(0, 3fr)',
      cell: (file) => (
        <button
          type="button"
          className={style['name']}
          title={words.download(file.name)}
          onClick={() => tools.onDownload(file)}
        >
          <Icon name="files" />
          <span className={style['fileName']}>{file.name}</span>
        </button>
      ),
    },
    { id: 'size', title: columns.size, width: '76px', isNumber: true, cell: ({ size }) => describeBytes(size) },
    { id: 'type', title: columns.type, width: 'minmax(0, 1fr)', from: 'desktop', cell: ({ mime }) => mime },
    {
      id: 'by',
      title: columns.by,
      width: 'minmax(0, 1.2fr)',
      from: 'tablet',
      cell: ({ uploader_name: name, uploader_kind: kind }) => (
        <span className={style['by']}>
          <Avatar name={name ?? '?'} />
          {name ?? words.gone}
          {kind === 'node' && <Icon name="agent" size={14} />}
        </span>
      ),
    },
    { id: 'at', title: columns.at, width: '84px', cell: ({ created_at: at }) => <Age at={at} isShort /> },
    { id: 'tools', title: '', width: '36px', cell: (file) => <FileMenu {...{ file, words, tools }} /> },
  ];
}

function FileMenu({
  file,
  words,
  tools,
}: {
  readonly file: StoredFile;
  readonly words: Words;
  readonly tools: FileTools;
}) {
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(file.file_id);
    toast.say(words.copied);
  };
  const items = [
    { label: words.downloadIt, icon: 'download' as const, onSelect: () => tools.onDownload(file) },
    { label: words.copyId, icon: 'copy' as const, onSelect: () => void copy().catch(toast.refuseError) },
  ];
  const danger = { label: words.delete, icon: 'trash' as const, isDanger: true, onSelect: () => tools.onDelete(file) };
  return (
    <Menu
      trigger={<IconButton icon="more" label={words.more(file.name)} />}
      groups={[{ items }, ...(tools.mayDelete(file) ? [{ items: [danger] }] : [])]}
    />
  );
}
