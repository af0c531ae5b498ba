import type { BackupProgress } from '../../../../src/handlers/control/index.ts';

const words = { check: 'Checked', database: 'Copied of the database', uploads: 'Copied of the uploads' } as const;
/** A person reads no more of them. */
const everyMs = 100;

/** Shows on the terminal how far a backup is, in one line. `end` clears it. */
export function showProgress(stream: NodeJS.WriteStream): {
  readonly onProgress: (progress: BackupProgress) => void;
  readonly end: () => void;
} {
  if (stream.isTTY !== true) return { onProgress: () => undefined, end: () => undefined };
  let shownAt = -everyMs;
  return {
    onProgress(progress) {
      if (performance.now() - shownAt < everyMs) return;
      shownAt = performance.now();
      stream.write(`\r\u001b[K${textOf(progress)}`);
    },
    end: () => void stream.write('\r\u001b[K'),
  };
}

function textOf({ step, done, total }: BackupProgress): string {
  if (step !== 'database') return `${words[step]}: ${done} of ${total ?? '?'} files`;
  return `${words[step]}: ${megabytes(done)}${total === undefined ? '' : ` of ${megabytes(total)}`}`;
}

/** Bytes for people. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
