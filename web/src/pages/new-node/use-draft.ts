import { useState } from 'react';
import { blankDraft, type Draft } from './draft.ts';

const place = 'hub.new-node';

/** The draft of a network; it outlives a reload of the tab. It holds names of secrets alone, never a value. */
export function useDraft(networkId: string, host: string | undefined) {
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = readDraft(networkId);
    return host === undefined || host === kept.host ? kept : { ...kept, host, runtime: '', secrets: [] };
  });
  const keep = (next: Draft): void => {
    sessionStorage.setItem(place, JSON.stringify({ networkId, draft: next }));
    setDraft(next);
  };
  return [draft, keep] as const;
}

/** The next node of the network begins as the last one did, with a name of its own. */
export function forgetName(networkId: string): void {
  const draft = { ...readDraft(networkId), name: '' };
  sessionStorage.setItem(place, JSON.stringify({ networkId, draft }));
}

function readDraft(networkId: string): Draft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? '{}') as { networkId?: string; draft?: Partial<Draft> };
    return kept.networkId === networkId ? { ...blankDraft, ...kept.draft } : blankDraft;
  } catch {
    return blankDraft;
  }
}
