import type { BackupProgress, Manifest } from '../../handlers/control/index.ts';

/** Which form of requests and lines both ends speak; one that knows another refuses. */
export const controlProtocol = 1;
/** The only thing that the socket offers, by POST. */
export const backupPath = '/backup';

/** The body of a request for a backup. */
export interface BackupOrder {
  readonly protocol: typeof controlProtocol;
  /** Absolute, as the hub's machine sees it. */
  readonly directory: string;
  readonly with_key: boolean;
}

/** The lines of an answer with the status 200: progress, and what it came to. */
export type BackupLine =
  | ({ readonly type: 'progress' } & BackupProgress)
  | { readonly type: 'done'; readonly manifest: Manifest }
  | { readonly type: 'failed'; readonly message: string };

/** The body of every other answer. */
export interface ControlRefusal {
  readonly message: string;
}
