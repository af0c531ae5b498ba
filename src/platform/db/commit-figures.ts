/** What has been stored since the database was opened. */
export interface DatabaseFigures {
  /** Commits that synced; on SQLite fewer than units. */
  readonly commits: number;
  /** Units that are durable. */
  readonly units: number;
}

/** Hears of each commit: how long it took, in milliseconds, and how many units it made durable. */
export type CommitListener = (milliseconds: number, units: number) => void;

/** Counts what is stored, and tells who watches how long each commit took. */
export class CommitFigures implements DatabaseFigures {
  commits = 0;
  units = 0;
  #listener: CommitListener | undefined;

  /** Sends each commit to `listener` until the returned function is called; one listener at a time. */
  listen(listener: CommitListener): () => void {
    this.#listener = listener;
    return () => {
      this.#listener = undefined;
    };
  }

  /** To be called before a commit. @returns what `committed` takes */
  begin(): number {
    return this.#listener === undefined ? 0 : performance.now();
  }

  /** @param begun what `begin` returned before this commit */
  committed(units: number, begun: number): void {
    this.commits += 1;
    this.units += units;
    this.#listener?.(performance.now() - begun, units);
  }
}
