import type { AttentionKind, AttentionSubjectType } from '../../../generated/enums.ts';
import { maskSecrets } from '../../platform/mask-secrets.ts';
import type { FoundRow } from './part.ts';

/** A call that mends an item, with the arguments that are known; names are the wire's. */
export interface AttentionAction {
  readonly title: string;
  /** The operation over REST; null where only the tool does it. */
  readonly operation: string | null;
  /** Null where only REST does it. */
  readonly tool: string | null;
  readonly params: Readonly<Record<string, unknown>>;
  /** Arguments that the caller has to add. */
  readonly needs: readonly string[];
}

/** What a kind tells of a row besides its place; `evidence` has the names of the wire. */
export interface Description {
  readonly type: AttentionSubjectType;
  readonly reason: string;
  readonly evidence: Readonly<Record<string, unknown>>;
  readonly actions: readonly AttentionAction[];
}

/** A row with the kind that it is of. */
export type KnownRow = FoundRow & { readonly kind: AttentionKind };

/** One line of a text, without secrets. */
export function lineOf(text: string | null, length: number): string {
  const line = maskSecrets(text ?? '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.length > length ? `${line.slice(0, length - 1).toWellFormed()}…` : line;
}

/** The words of somebody as evidence; nothing when there are none. */
export function detailOf(text: string | null): { readonly detail?: string } {
  const detail = lineOf(text, 300);
  return detail === '' ? {} : { detail };
}
