interface Figures {
  readonly idle: number;
  readonly working: number;
  readonly offline: number;
}

interface Agent {
  readonly status: string;
}

/** The answer of `getStatus`, as a call or as a list. */
interface Status {
  readonly sessions?: readonly Agent[];
  readonly summary?: Figures;
  readonly rows?: readonly Agent[];
  readonly answer?: { readonly summary?: Figures };
}

/**
 * The answer of a list after its rows changed, with figures that count the change. Only the list of agents has such
 * figures; the agents that the list did not load keep their part of them.
 */
export function recount(call: string, before: unknown, after: unknown): unknown {
  if (call !== 'getStatus') return after;
  const [from, to] = [before as Status, after as Status];
  const [was, is] = [from.rows ?? from.sessions ?? [], to.rows ?? to.sessions ?? []];
  const summary = to.answer?.summary ?? to.summary;
  if (summary === undefined || was.length !== is.length) return after;
  const next: Record<keyof Figures, number> = { ...summary };
  is.forEach((row, index) => {
    const old = was[index];
    if (old === undefined || old === row) return;
    next[bucketOf(old.status)] -= 1;
    next[bucketOf(row.status)] += 1;
  });
  return to.rows === undefined ? { ...to, summary: next } : { ...to, answer: { ...to.answer, summary: next } };
}

/** The figure that counts an agent of a status. */
function bucketOf(status: string): keyof Figures {
  return status === 'idle' || status === 'offline' ? status : 'working';
}
