import type { StoredFile } from '@agent-collaboration-hub/client';
import { useMemo, useRef, useState } from 'react';
import { hubOf } from '../../app/hub.ts';
import { useNetworkId, usePlace } from '../../app/network.ts';
import { useCommands } from '../../app/commands.ts';
import { useMay } from '../../app/use-may.ts';
import { useWords } from '../../i18n/language.ts';
import { useAct } from '../../live/use-act.ts';
import { useList } from '../../live/use-list.ts';
import { Button } from '../../parts/button.tsx';
import { Confirm } from '../../parts/confirm.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { describeBytes } from '../../parts/describe-bytes.ts';
import { Empty } from '../../parts/empty.tsx';
import { Failure } from '../../parts/failure.tsx';
import { PageHeader } from '../../parts/page-header.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { toast } from '../../parts/toast-store.ts';
import { DropZone } from './drop-zone.tsx';
import { fileColumns } from './file-columns.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';
import { fileWords } from './words.ts';

/** The files of the network: dropped here or uploaded by agents, to download and to delete. */
export function FilesPage() {
  const words = useWords(fileWords);
  const may = useMay();
  const uploads = useUploads();
  const list = useList('listFiles', {});
  const isEmpty = !list.isPending && list.error === null && list.rows.length === 0;
  return (
    <>
      <PageHeader
        title={words.title}
        detail={
          uploads.mostBytes === undefined || !may.write ? undefined : words.limit(describeBytes(uploads.mostBytes))
        }
      >
        {may.write && <ChooseFiles onChoose={uploads.add} />}
      </PageHeader>
      {may.write && <DropZone onDrop={uploads.add} />}
      <UploadList uploads={uploads} />
      {list.isPending && <Skeleton rows={6} />}
      {list.error !== null && list.rows.length === 0 && <Failure error={list.error} onRetry={list.retry} />}
      {isEmpty && (
        <Empty icon="files" title={words.nothing}>
          <p>{may.write ? words.nothingNext : words.nothingViewer}</p>
        </Empty>
      )}
      {list.rows.length > 0 && <FileTable list={list} />}
    </>
  );
}

/** The button that opens the browser's own choice of files. */
function ChooseFiles({ onChoose }: { readonly onChoose: (files: readonly File[]) => void }) {
  const words = useWords(fileWords);
  const input = useRef<HTMLInputElement>(null);
  const open = (): void => input.current?.click();
  useCommands([{ id: 'upload-file', label: words.choose, icon: 'upload', run: open }]);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={words.choose}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button look="main" icon="upload" onClick={open}>
        {words.upload}
      </Button>
    </>
  );
}

function FileTable({ list }: { readonly list: ReturnType<typeof useList<'listFiles'>> }) {
  const words = useWords(fileWords);
  const { me } = usePlace();
  const { manage, write } = useMay();
  const networkId = useNetworkId();
  const [leaving, setLeaving] = useState<StoredFile>();
  const { act, isActing } = useAct((hub, { file_id }: StoredFile) => hub.call('deleteFile', { file_id }), {
    foresee: ({ file_id: id }) => [{ calls: ['listFiles'], key: 'file_id', id, fields: null }],
    done: ({ name }) => words.deleted(name),
  });
  const userId = me.user.user_id;
  const columns = useMemo(
    () =>
      fileColumns(words, {
        mayDelete: (file) => write && (manage || file.uploader_id === userId),
        onDownload: ({ file_id: id, name }) =>
          void hubOf(networkId)
            .files.download(id)
            .then((content) => saveFile(content, name))
            .catch(toast.refuseError),
        onDelete: setLeaving,
      }),
    [words, write, manage, userId, networkId],
  );
  const close = (): void => setLeaving(undefined);
  return (
    <>
      <DataTable label={words.list} columns={columns} rows={list.rows} list={list} keyOf={keyOf} rowHeight={44} />
      <Confirm
        isOpen={leaving !== undefined}
        onClose={close}
        title={words.deleteTitle(leaving?.name ?? '')}
        description={words.deleteNote}
        action={words.deleteIt}
        isBusy={isActing}
        onConfirm={() => {
          if (leaving !== undefined) void act(leaving);
          close();
        }}
      />
    </>
  );
}

function keyOf({ file_id: id }: StoredFile): string {
  return id;
}
