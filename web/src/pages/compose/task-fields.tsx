import { useWords } from '../../i18n/language.ts';
import { useCall } from '../../live/use-call.ts';
import { IconButton } from '../../parts/button.tsx';
import { SelectField } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { priorities, titleOf } from '../shared/task-moves.ts';
import { moveWords } from '../shared/move-words.ts';
import type { Draft } from './draft.ts';
import { composeWords } from './words.ts';
import style from './compose.module.css';

const ttls = ['600', '3600', '14400', '86400'] as const;

/** What a task has besides its text: how urgent it is, how long it waits, and what it is a part of. */
export function TaskFields({
  draft,
  onChange,
}: {
  readonly draft: Draft;
  readonly onChange: (next: Partial<Draft>) => void;
}) {
  const words = useWords(composeWords);
  const { priority: names } = useWords(moveWords);
  return (
    <>
      {draft.parentTaskId !== undefined && (
        <Parent id={draft.parentTaskId} onDrop={() => onChange({ parentTaskId: undefined })} />
      )}
      <div className={style['pair']}>
        <SelectField
          label={words.priority}
          value={draft.priority}
          options={priorities.map((value) => ({ value, label: names[value] }))}
          onChange={(event) => onChange({ priority: event.target.value as Draft['priority'] })}
        />
        <SelectField
          label={words.ttl}
          value={String(draft.ttl)}
          options={ttls.map((value) => ({ value, label: words.ttls[value] }))}
          onChange={(event) => onChange({ ttl: Number(event.target.value) })}
        />
      </div>
    </>
  );
}

function Parent({ id, onDrop }: { readonly id: string; readonly onDrop: () => void }) {
  const words = useWords(composeWords);
  const { data } = useCall('getTask', { task_id: id });
  return (
    <p className={style['parent']}>
      <Icon name="tasks" />
      <span>{words.parent(data === undefined ? id : titleOf(data.task))}</span>
      <IconButton icon="close" label={words.dropParent} onClick={onDrop} />
    </p>
  );
}
