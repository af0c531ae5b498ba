interface Figures {
  readonly idle: number;
  readonly working: number;
  readonly offline: number;
}

interface Status {
  readonly rows?: readonly { readonly status: string }[];
  readonly answer?: { readonly summary?: Figures };
}

/**
 * The answer of a list after its rows changed, with figures that count the change. Only the list of agents has such
 * figures; the agents that the list did not load keep their part of them.
 */
export function recount(call: string, before: unknown, after: unknown): unknown {
  if (call !== 'getStatus') return after;
  const [from, to] = [before as Status, after as Status];
  const summary = to.answer?.summary;
  if (summary === undefined || from.rows === undefined || to.rows?.length !== from.rows.length) return after;
  const next: Record<keyof Figures, number> = { ...summary };
  to.rows.forEach((row, index) => {
    const old = from.rows?.[index];
    if (old === undefined || old === row) return;
    next[bucketOf(old.status)] -= 1;
    next[bucketOf(row.status)] += 1;
  });
  return { ...to, answer: { ...to.answer, summary: next } };
}

/** The figure that counts an agent of a status. */
function bucketOf(status: string): keyof Figures {
  return status === 'idle' || status === 'offline' ? status : 'working';
}
