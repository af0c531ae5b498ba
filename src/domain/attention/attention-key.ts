import type { AttentionKind } from '../../../generated/enums.ts';
import { attentionKinds } from '../../../generated/enums.ts';

/** One occurrence of a condition. */
export interface Occurrence {
  readonly kind: AttentionKind;
  readonly networkId: string;
  /** Of the row that the condition is about. */
  readonly id: string;
  /** When it began, as the condition writes it. */
  readonly occurrence: string;
}

/** The key of an item: another occurrence has another one (rule attention-snooze). */
export const writeKey = ({ kind, networkId, id, occurrence }: Occurrence): string =>
  [kind, networkId, id, occurrence].join(':');

/** Reads a key; an id may hold colons, the other parts of day and instant too. @returns undefined for no key */
export function readKey(key: string): Occurrence | undefined {
  const [, kind, networkId, id, occurrence] = keyShape.exec(key) ?? [];
  if (kind === undefined || networkId === undefined || id === undefined || occurrence === undefined) return undefined;
  if (!(attentionKinds as readonly string[]).includes(kind)) return undefined;
  return { kind: kind as AttentionKind, networkId, id, occurrence };
}

const keyShape = /^([a-z_]{1,40}):([^:]{1,200}):(.{1,200}):(\d{1,16}|\d{4}-\d{2}-\d{2}(?:T[\d:]{8}Z)?)$/s;
