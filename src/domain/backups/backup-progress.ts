/** How far a backup or a restore is. */
export interface BackupProgress {
  readonly step: 'check' | 'database' | 'uploads';
  /** Bytes of the database, or files. */
  readonly done: number;
  /** Absent where nobody knows it. */
  readonly total?: number;
}
