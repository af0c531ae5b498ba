import { useEffect, useRef, useState, type DragEvent } from 'react';
import { uploadFile } from '../../app/upload-file.ts';
import { useNetworkId } from '../../app/network.ts';
import { useWords } from '../../i18n/language.ts';
import { refusalOf } from '../../live/refusal.ts';
import { useCall } from '../../live/use-call.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { classes } from '../../parts/classes.ts';
import { describeSize } from '../../parts/describe-size.ts';
import { Icon } from '../../parts/icon.tsx';
import type { DraftFile } from './draft.ts';
import { composeWords } from './words.ts';
import style from './compose.module.css';

interface Uploading {
  readonly id: string;
  readonly file: File;
  /** 0 to 1. */
  readonly part: number;
  /** Why the hub, or this page, refused it. */
  readonly refusal: string | undefined;
}

/** Files that go with a task: each is uploaded at once, with its progress or its refusal beside it. */
export function ComposeFiles({
  files,
  onAdd,
  onDrop,
}: {
  readonly files: readonly DraftFile[];
  readonly onAdd: (file: DraftFile) => void;
  readonly onDrop: (fileId: string) => void;
}) {
  const words = useWords(composeWords);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { uploads, add, again, drop } = useUploads(onAdd);
  const onFiles = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  return (
    <section
      aria-label={words.files}
      className={classes(style['files'], isOver && style['over'])}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onFiles}
    >
      <ul>
        {files.map((file) => (
          <FileLine key={file.fileId} file={file} onDrop={() => onDrop(file.fileId)} />
        ))}
        {uploads.map((upload) => (
          <UploadLine key={upload.id} upload={upload} onAgain={() => again(upload)} onDrop={() => drop(upload.id)} />
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <div className={style['adds']}>
        <Button icon="upload" onClick={() => input.current?.click()}>
          {words.addFiles}
        </Button>
        <span className={style['hint']}>{words.dropHere}</span>
      </div>
    </section>
  );
}

function FileLine({ file: { name, size }, onDrop }: { readonly file: DraftFile; readonly onDrop: () => void }) {
  const words = useWords(composeWords);
  return (
    <li className={style['file']}>
      <Icon name="files" />
      <span className={style['name']}>{name}</span>
      <span className={style['size']}>{describeSize(size)}</span>
      <IconButton icon="close" label={words.dropFile(name)} onClick={onDrop} />
    </li>
  );
}

function UploadLine({
  upload: { file, part, refusal },
  onAgain,
  onDrop,
}: {
  readonly upload: Uploading;
  readonly onAgain: () => void;
  readonly onDrop: () => void;
}) {
  const words = useWords(composeWords);
  return (
    <li className={style['file']}>
      <Icon name={refusal === undefined ? 'upload' : 'warning'} />
      <span className={style['name']}>{file.name}</span>
      {refusal === undefined ? (
        <progress
          className={style['progress']}
          aria-label={words.uploading(file.name, Math.round(part * 100))}
          max={1}
          value={part}
        />
      ) : (
        <>
          <IconButton icon="retry" label={words.again(file.name)} onClick={onAgain} />
          <span role="alert" className={style['refusal']}>
            {refusal}
          </span>
        </>
      )}
      <IconButton icon="close" label={words.dropFile(file.name)} onClick={onDrop} />
    </li>
  );
}

/** Uploads of this dialog; they end with it. */
function useUploads(onAdd: (file: DraftFile) => void) {
  const words = useWords(composeWords);
  const networkId = useNetworkId();
  const limit = useCall('getHealth', {}).data?.limits.max_upload_bytes;
  const [uploads, setUploads] = useState<readonly Uploading[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = stops.current;
    return () => all.forEach((stop) => stop.abort());
  }, []);
  const change = (id: string, next: Partial<Uploading>): void =>
    setUploads((was) => was.map((one) => (one.id === id ? { ...one, ...next } : one)));
  const drop = (id: string): void => {
    stops.current.get(id)?.abort();
    setUploads((was) => was.filter((one) => one.id !== id));
  };
  const start = async ({ id, file }: Uploading): Promise<void> => {
    const stop = new AbortController();
    stops.current.set(id, stop);
    try {
      const sent = { file, networkId, signal: stop.signal };
      const { file_id: fileId, mime, size } = await uploadFile({ ...sent, onProgress: (part) => change(id, { part }) });
      onAdd({ fileId, name: file.name, mime, size });
      drop(id);
    } catch (error) {
      if (stop.signal.aborted) return;
      const { message } = refusalOf(error);
      change(id, { refusal: message === '' ? words.noAnswer : message });
    }
  };
  const add = (files: readonly File[]): void => {
    for (const file of files) {
      const isTooLarge = limit !== undefined && file.size > limit;
      const refusal = isTooLarge ? words.tooLarge(describeSize(limit)) : undefined;
      const upload = { id: crypto.randomUUID(), file, part: 0, refusal };
      setUploads((was) => [...was, upload]);
      if (!isTooLarge) void start(upload);
    }
  };
  const again = (upload: Uploading): void => {
    change(upload.id, { refusal: undefined, part: 0 });
    void start(upload);
  };
  return { uploads, add, again, drop };
}
