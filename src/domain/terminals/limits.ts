/** Milliseconds between two snapshots of a pane on a socket. */
export const pushMs = 1_000;

/** Lines of a pane on a socket. */
export const pushLines = 100;
