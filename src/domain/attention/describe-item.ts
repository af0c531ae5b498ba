import type { AttentionKind, AttentionSeverity, AttentionSubjectType } from '../../../generated/enums.ts';
import { describeAgent } from './describe-agent.ts';
import { describeRest } from './describe-rest.ts';
import { describeTask } from './describe-task.ts';
import { sinceOf } from './attention-page.ts';
import { writeKey } from './attention-key.ts';
import { lineOf } from './description.ts';
import type { Description } from './description.ts';
import type { FoundRow } from './part.ts';
import { partAt } from './read-parts.ts';
import { severityOf } from './severities.ts';

export interface AttentionItem extends Omit<Description, 'type'> {
  readonly key: string;
  readonly kind: AttentionKind;
  readonly severity: AttentionSeverity;
  readonly networkId: string;
  readonly subject: { readonly type: AttentionSubjectType; readonly id: string; readonly label: string };
  /** Epoch milliseconds. */
  readonly since: number;
}

const maxLabel = 120;

/** The first line of a text that has something in it, without the mark of a heading. */
const titleOf = (text: string): string => /^[\s#]*(\S.*)/.exec(text)?.[1] ?? '';

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
    subject: { type, id: found.subject, label: lineOf(titleOf(found.label), maxLabel) || found.subject },
    since: sinceOf(found),
    ...told,
  };
}
