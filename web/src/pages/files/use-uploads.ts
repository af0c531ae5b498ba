import { useRef, useState } from 'react';
import { useNetworkId } from '../../app/network.ts';
import { useWords } from '../../i18n/language.ts';
import { useLive } from '../../live/live-context.tsx';
import { refusalOf } from '../../live/refusal.ts';
import { uploadFile } from '../../live/upload-file.ts';
import { useCall } from '../../live/use-call.ts';
import { describeBytes } from '../../parts/describe-bytes.ts';
import { toast } from '../../parts/toast-store.ts';
import { useIsShown } from '../../parts/use-is-shown.ts';
import { fileWords } from './words.ts';

/** A file on its way to the hub. */
export interface Upload {
  readonly id: number;
  readonly file: File;
  /** From 0 to 1; undefined while it waits for its turn. */
  readonly share: number | undefined;
  /** Why it failed, in the hub's words. */
  readonly refusal: string | undefined;
}

/** The uploads of this page. */
export interface Uploads {
  readonly all: readonly Upload[];
  /** Bytes that a file may have; undefined until the hub said so. */
  readonly mostBytes: number | undefined;
  readonly add: (files: readonly File[]) => void;
  /** Gives an upload up, or takes a failed one away. */
  readonly remove: (id: number) => void;
  readonly retry: (id: number) => void;
}

let last = 0;

/** Uploads files one after the other; each that arrives is in the list at once. */
export function useUploads(): Uploads {
  const words = useWords(fileWords);
  const networkId = useNetworkId();
  const { marks } = useLive();
  const isShown = useIsShown();
  const { data: health } = useCall('getHealth', {});
  const mostBytes = health?.limits.max_upload_bytes;
  const [all, setAll] = useState<readonly Upload[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const queue = useRef(Promise.resolve());
  const change = (id: number, next: Partial<Upload> | undefined): void =>
    setAll((now) =>
      next === undefined
        ? now.filter((one) => one.id !== id)
        : now.map((one) => (one.id === id ? { ...one, ...next } : one)),
    );
  const run = async ({ id, file }: Upload, { signal }: AbortController): Promise<void> => {
    if (signal.aborted) return;
    try {
      await uploadFile(file, { networkId, signal, onProgress: (share) => change(id, { share }) });
      change(id, undefined);
      toast.say(words.uploaded(file.name));
      marks.mark([{ call: 'listFiles' }], networkId);
    } catch (error) {
      if (signal.aborted) return;
      if (isShown()) change(id, { share: undefined, refusal: refusalOf(error).message });
      else toast.refuseError(error);
    }
  };
  const begin = (upload: Upload): void => {
    const stop = new AbortController();
    stops.current.set(upload.id, stop);
    queue.current = queue.current.then(() => run(upload, stop));
  };
  const limit = mostBytes ?? Number.POSITIVE_INFINITY;
  return {
    all,
    mostBytes,
    add: (files) => {
      const added = files.map((file): Upload => {
        const isTooLarge = file.size > limit;
        const refusal = isTooLarge ? words.tooLarge(describeBytes(file.size), describeBytes(limit)) : undefined;
        return { id: ++last, file, share: undefined, refusal };
      });
      setAll((now) => [...now, ...added]);
      for (const upload of added) if (upload.refusal === undefined) begin(upload);
    },
    remove: (id) => {
      stops.current.get(id)?.abort();
      change(id, undefined);
    },
    retry: (id) => {
      const upload = all.find((one) => one.id === id);
      if (upload === undefined) return;
      change(id, { refusal: undefined });
      begin(upload);
    },
  };
}
