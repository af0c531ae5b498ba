/** What is put beside the database, each in its time. */
export interface RestoreSteps {
  /** Takes as long as there are files. */
  readonly putUploads: () => Promise<void>;
  /** Takes the place of a key that is there: only where nothing can fail any more that would need the former one. */
  readonly putKey: () => Promise<void>;
}
