import type { ComposeStart } from '../../app/compose.ts';
import { createPersonalStore } from '../../app/store.ts';

/** A file that the hub has taken, and that goes with a task. */
export interface DraftFile {
  readonly fileId: string;
  readonly name: string;
  readonly mime: string;
  /** Bytes. */
  readonly size: number;
}

/** What a person is writing. */
export interface Draft {
  readonly kind: ComposeStart['kind'];
  readonly alias: string;
  readonly text: string;
  readonly priority: 'high' | 'normal' | 'low';
  /** Seconds until an unread task expires. */
  readonly ttl: number;
  readonly parentTaskId: string | undefined;
  readonly files: readonly DraftFile[];
  /** Only agents of this status get a broadcast; all without it. */
  readonly status: string;
}

export const emptyDraft: Draft = {
  kind: 'task',
  alias: '',
  text: '',
  priority: 'normal',
  ttl: 3_600,
  parentTaskId: undefined,
  files: [],
  status: '',
};

const place = (networkId: string | undefined): string => `hub.draft.${networkId ?? ''}`;

/** The draft of a network, which outlives the dialog and a reload of this tab. */
export function loadDraft(networkId: string | undefined): Draft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(place(networkId)) ?? '{}') as Partial<Draft>;
    return { ...emptyDraft, ...stored };
  } catch {
    return emptyDraft;
  }
}

/** Keeps a draft; an empty one is forgotten. */
export function keepDraft(networkId: string | undefined, draft: Draft): void {
  const isEmpty = draft.text.trim() === '' && draft.files.length === 0;
  if (isEmpty) sessionStorage.removeItem(place(networkId));
  else sessionStorage.setItem(place(networkId), JSON.stringify(draft));
}

/**
 * The draft to go on with. A start that is about somebody or something else than the draft begins anew only where the
 * draft has no text: what a person wrote is never thrown away.
 */
export function startDraft(stored: Draft, start: Partial<ComposeStart>): Draft {
  const { kind = stored.kind, alias, text, parentTaskId } = start;
  return {
    ...stored,
    kind,
    alias: alias ?? stored.alias,
    text: stored.text.trim() === '' ? (text ?? '') : stored.text,
    parentTaskId: alias === undefined ? stored.parentTaskId : parentTaskId,
  };
}

/**
 * The Idempotency-Key of what is sent. The same payload keeps it over retries and a reload, so that it is delivered
 * once; another payload gets another.
 */
export function keyOf(networkId: string | undefined, draft: Draft, force: boolean): string {
  const payload = payloadOf(draft, force);
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyPlace(networkId)) ?? '{}') as Partial<Kept>;
    if (kept.payload === payload && kept.key !== undefined) return kept.key;
  } catch {
    // What cannot be read is replaced.
  }
  const next: Kept = { payload, key: crypto.randomUUID() };
  sessionStorage.setItem(keyPlace(networkId), JSON.stringify(next));
  return next.key;
}

/** What the hub took last: whatever dialog is open lets go of it. */
export const lastTaken = createPersonalStore<Draft | undefined>(undefined);

/** The hub has taken the draft: it is offered no more, and the same text again is another task. */
export function forgetDraft(networkId: string | undefined, draft: Draft): void {
  sessionStorage.removeItem(keyPlace(networkId));
  if (isSame(loadDraft(networkId), draft)) keepDraft(networkId, emptyDraft);
  lastTaken.set(draft);
}

/** What is left of a draft when the hub has taken another: all of it, unless they are the same. */
export function withoutTaken(draft: Draft, taken: Draft | undefined): Draft {
  return taken !== undefined && isSame(draft, taken) ? { ...emptyDraft, kind: draft.kind } : draft;
}

function isSame(one: Draft, other: Draft): boolean {
  return payloadOf(one, false) === payloadOf(other, false);
}

interface Kept {
  readonly payload: string;
  readonly key: string;
}

const keyPlace = (networkId: string | undefined): string => `hub.draft-key.${networkId ?? ''}`;

function payloadOf({ kind, alias, text, priority, ttl, parentTaskId, files, status }: Draft, force: boolean): string {
  if (kind === 'broadcast') return JSON.stringify([kind, text, status]);
  if (kind === 'message') return JSON.stringify([kind, alias, text]);
  const ids = files.map(({ fileId }) => fileId);
  return JSON.stringify([kind, alias, text, priority, ttl, parentTaskId, ids, force]);
}
