import type { TaskStatus } from '../../generated/enums.ts';

/** What a step that a task made for good comes to; durations in milliseconds. */
export interface TaskProgress {
  /** How it ended; null while it goes on. */
  readonly ended: TaskStatus | null;
  /** From its dispatch to the first sign of its agent; null unless this step is that sign. */
  readonly waitedMs: number | null;
  /** From its start to its end; null unless this step ends a task that was begun. */
  readonly ranMs: number | null;
}

/** Hears what becomes of tasks in this process, for figures about the hub. */
export interface TaskWatch {
  /** Called after the commit. Must not throw. */
  moved(progress: TaskProgress): void;
}
