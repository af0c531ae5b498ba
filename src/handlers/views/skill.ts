import type { Schemas } from '../../../generated/tools.ts';
import { toWireTime } from '../../platform/clock.ts';

type Times = 'created_at' | 'updated_at' | 'reviewed_at';

/** A skill without its document, as a row holds it. */
export type SkillRow = Omit<Schemas['SkillSummary'], Times> & {
  readonly created_at: number;
  readonly updated_at: number;
  readonly reviewed_at: number | null;
};

/** The wire form of a skill row: only the times are spelled differently. */
export function viewSkill<Row extends SkillRow>(row: Row): Omit<Row, Times> & Pick<Schemas['SkillSummary'], Times> {
  return {
    ...row,
    created_at: toWireTime(row.created_at),
    updated_at: toWireTime(row.updated_at),
    reviewed_at: toWireTime(row.reviewed_at),
  };
}
