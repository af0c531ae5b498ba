/** What the address of the inbox says. */
export interface InboxSearch {
  /** Read messages too; unread ones alone without it. */
  readonly view?: 'all';
  /** Only what this sender sent, by the label that it gave. */
  readonly from?: string;
  /** The message that is open. */
  readonly message?: string;
}

/** Reads the address of the inbox; what it does not know is left out. */
export function readInboxSearch({ view, from, message }: Record<string, unknown>): InboxSearch {
  return {
    ...(view === 'all' && { view }),
    ...(typeof from === 'string' && from !== '' && { from }),
    ...(typeof message === 'string' && message !== '' && { message }),
  };
}
