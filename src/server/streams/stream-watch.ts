/**
 * Why a stream ended: its client left, it reached its age, the hub stopped, its client was too slow, the right to listen
 * ended, its agent is gone.
 */
export const streamEnds = ['client', 'age', 'stop', 'slow', 'right', 'agent'] as const;
export type StreamEnd = (typeof streamEnds)[number];

/** Hears what the streams of this process do, for figures about the hub. */
export interface StreamWatch {
  /** An event reached the readers of its network, so long after its unit; once for all of them. */
  delivered(lagMs: number): void;
  closed(end: StreamEnd): void;
  /** A client was told to read anew. */
  resynced(): void;
}
