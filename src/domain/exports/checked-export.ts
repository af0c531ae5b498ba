import type { TaskStatus } from '../../../generated/enums.ts';
import type { FileBytes } from './file-bytes.ts';
import { maxIds } from './limits.ts';
import type { Line } from './line-kinds.ts';
import type { NewIds } from './new-ids.ts';
import { refuseLine } from './read-export.ts';

/** The counters of an inbox. */
export interface InboxCount {
  lastSeq: number;
  unread: number;
}

/** What is known of a file that was read to its end and found whole. It grows with the rows, not with their texts. */
export class CheckedExport {
  readonly ids: NewIds;
  readonly files: FileBytes;
  readonly counts = new Map<string, number>();
  /** User names by the ids of the file. */
  readonly people = new Map<string, string>();
  /** Roles by the ids of the file. */
  readonly members = new Map<string, string>();
  /** Names of members as they are compared. */
  readonly memberNames = new Set<string>();
  /** The membership of the caller, where the file has one. */
  ownMember: Line | undefined;
  /** What the file holds once only: `alias|bee`. */
  readonly once = new Set<string>();
  readonly parents = new Map<string, { readonly parent: string; readonly line: number }>();
  /** Addresses of providers by their line, and how many hosts they name. */
  readonly providers = new Map<number, string>();
  readonly hosts = new Set<string>();
  readonly tasks: Partial<Record<TaskStatus, number>> = {};
  readonly inboxes = new Map<string, InboxCount>();
  /** The greatest `seq` of the kind that is being read. */
  lastSeq = 0;
  /** The greatest number that a row got from the counter of its network. */
  lastRow = 0;
  lastCard = 0;
  lastCardEvent = 0;
  lastCardStamp = 0;
  manifest: Line | undefined;

  constructor(ids: NewIds, files: FileBytes) {
    this.ids = ids;
    this.files = files;
  }

  /**
   * Looks at what a line left in memory.
   *
   * @throws import_refused the file has too many ids by now
   */
  requireRoom(number: number): void {
    if (this.ids.made > maxIds) throw refuseLine(number, `brings more than ${maxIds} ids`);
  }
}
