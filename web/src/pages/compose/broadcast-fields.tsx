import type { OperationInputs } from '@agent-collaboration-hub/client';
import { useWords } from '../../i18n/language.ts';
import { useCall } from '../../live/use-call.ts';
import { SelectField } from '../../parts/field.tsx';
import { partWords } from '../../parts/part-words.ts';
import type { Draft } from './draft.ts';
import { composeWords } from './words.ts';
import style from './compose.module.css';

const statuses = ['working', 'idle', 'waiting_input', 'blocked', 'error', 'offline'] as const;
/** The hub answers so many agents at once. */
const most = 1_000;

/** How many agents a broadcast would reach; undefined while that is not known, or for another kind of draft. */
export function useRecipients({ kind, status }: Draft): number | undefined {
  const isAll = status === '';
  const filter = isAll
    ? { limit: 1 }
    : { status: [status as NonNullable<OperationInputs['broadcast']['filter_status']>], limit: most };
  const { data } = useCall('getStatus', { fields: 'light', ...filter }, { isWanted: kind === 'broadcast' });
  if (kind !== 'broadcast' || data === undefined) return undefined;
  return isAll ? data.summary.total : data.sessions.length;
}

/** Who gets a broadcast, and how many that are. */
export function BroadcastFields({
  draft,
  recipients,
  onChange,
}: {
  readonly draft: Draft;
  readonly recipients: number | undefined;
  readonly onChange: (next: Partial<Draft>) => void;
}) {
  const words = useWords(composeWords);
  const { status: names } = useWords(partWords);
  const options = [{ value: '', label: words.everyone }, ...statuses.map((value) => ({ value, label: names[value] }))];
  return (
    <>
      <SelectField
        label={words.filter}
        value={draft.status}
        options={options}
        onChange={(event) => onChange({ status: event.target.value })}
      />
      {recipients !== undefined && (
        <p role="status" className={style['reaches']}>
          {recipients === 0 ? words.reachesNobody : words.reaches(recipients)}
        </p>
      )}
    </>
  );
}
