/** What a socket pushes to its client until one of them leaves: made by the rules, carried out by the server. */
export interface SocketPlan {
  /** Milliseconds between two messages. */
  readonly everyMs: number;
  /** The text of the next message. Rejects when there is nothing left to show. */
  next(): Promise<string>;
  /** Whether the caller may still listen; asked every few seconds. */
  isAllowed(): Promise<boolean>;
}
