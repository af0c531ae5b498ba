/** How a list goes on, and what it holds back while somebody looks at it. */
export interface Paging {
  readonly hasMore: boolean;
  /** Loads the next page; does nothing while one is under way. */
  readonly loadMore: () => void;
  /** Rows that came while the list was held. */
  readonly freshCount: number;
  /** What the button says that shows them; "12 new rows" by default. */
  readonly freshText?: string;
  /** Shows them. */
  readonly showFresh: () => void;
  /** Keeps the rows where they are: the person points at them, or has scrolled away from the beginning. */
  readonly hold: (isHeld: boolean) => void;
}
