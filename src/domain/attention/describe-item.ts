import type { AttentionKind, AttentionSeverity, AttentionSubjectType } from '../../../generated/enums.ts';
import { maskSecrets } from '../../platform/mask-secrets.ts';
import { describeAgent } from './describe-agent.ts';
import { describeRest } from './describe-rest.ts';
import { describeTask } from './describe-task.ts';
import { sinceOf } from './attention-page.ts';
import { writeKey } from './attention-key.ts';
import type { FoundRow } from './part.ts';
import { partAt } from './read-parts.ts';
import { severityOf } from './severities.ts';

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

export interface AttentionItem extends Omit<Description, 'type'> {
  readonly key: string;
  readonly kind: AttentionKind;
  readonly severity: AttentionSeverity;
  readonly networkId: string;
  readonly subject: { readonly type: AttentionSubjectType; readonly id: string; readonly label: string };
  /** Epoch milliseconds. */
  readonly since: number;
}

/** A row with the kind that it is of. */
export type KnownRow = FoundRow & { readonly kind: AttentionKind };

const maxLabel = 120;

/** The item of a row, in words (rule attention-kinds). Texts of agents are masked (rule platform-masked-on-read). */
export function describeItem(found: FoundRow): AttentionItem {
  const { kind } = partAt(found.part);
  const row = { ...found, kind };
  const { type, ...told } = describeTask(row) ?? describeAgent(row) ?? describeRest(row);
  const { network_id: networkId, id, occurrence } = found;
  return {
    key: writeKey({ kind, networkId, id, occurrence }),
    kind,
    severity: severityOf[kind],
    networkId,
    subject: { type, id: found.subject, label: lineOf(found.label, maxLabel) || found.subject },
    since: sinceOf(found),
    ...told,
  };
}

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
