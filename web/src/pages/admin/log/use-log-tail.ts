import { useEffect, useRef, useState } from 'react';
import { hubOf } from '../../../app/hub.ts';
import { joinTail, type TailLine } from './log-line.ts';

const everyMs = 2_000;
const mostLines = 2_000;

/** The end of the log, as it grows. */
export interface LogTail {
  readonly lines: readonly TailLine[];
  readonly isPending: boolean;
  readonly error: unknown;
}

/** Follows the log while it is not paused and the page is looked at. Each look asks for the new lines alone. */
export function useLogTail(isPaused: boolean): LogTail {
  const [tail, setTail] = useState<LogTail>({ lines: [], isPending: true, error: undefined });
  const newest = useRef<string>(undefined);
  useEffect(() => {
    if (isPaused) return undefined;
    const stop = new AbortController();
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const since = newest.current;
      const { logs } = await hubOf(undefined).call(
        'listServerLogs',
        { limit: 500, ...(since !== undefined && { since }) },
        { signal: stop.signal },
      );
      newest.current = logs[0]?.ts ?? since;
      setTail(({ lines }) => ({ lines: joinTail(lines, logs, mostLines), isPending: false, error: undefined }));
    };
    let timer: ReturnType<typeof setTimeout>;
    const follow = async (): Promise<void> => {
      await look().catch((error: unknown) => {
        if (!stop.signal.aborted) setTail((before) => ({ ...before, isPending: false, error }));
      });
      if (!stop.signal.aborted) timer = setTimeout(() => void follow(), everyMs);
    };
    void follow();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [isPaused]);
  return tail;
}
