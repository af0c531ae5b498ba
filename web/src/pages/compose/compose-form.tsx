import type { KeyboardEvent, SubmitEvent } from 'react';
import { useMay } from '../../app/use-may.ts';
import { useWords } from '../../i18n/language.ts';
import { Choice } from '../../parts/choice.tsx';
import { Checkbox, TextArea } from '../../parts/field.tsx';
import { AgentPicker } from '../shared/agent-picker.tsx';
import { AgentQueue } from '../shared/agent-queue.tsx';
import { BroadcastFields } from './broadcast-fields.tsx';
import { ComposeFiles } from './compose-files.tsx';
import type { Draft } from './draft.ts';
import { TaskFields } from './task-fields.tsx';
import type { Refusals } from './use-sending.ts';
import { composeWords } from './words.ts';
import style from './compose.module.css';

export interface ComposeFormProps {
  readonly id: string;
  readonly draft: Draft;
  readonly recipients: number | undefined;
  readonly refusals: Refusals;
  readonly force: boolean;
  readonly onForce: (force: boolean) => void;
  /** Takes fields, or makes them of those that the draft has by then. */
  readonly onChange: (next: Partial<Draft> | ((was: Draft) => Partial<Draft>)) => void;
  readonly onSubmit: () => void;
}

/** What to send and to whom; the fields of each kind. */
export function ComposeForm(props: ComposeFormProps) {
  const { id, draft, recipients, refusals, onChange } = props;
  const words = useWords(composeWords);
  const may = useMay();
  const kinds = (['task', 'message', 'broadcast'] as const).filter((kind) => kind !== 'broadcast' || may.reachAll);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <form id={id} onSubmit={submit} onKeyDown={sendByKeys} className={style['form']}>
      <div className={style['kind']}>
        <Choice
          label={words.kind}
          value={draft.kind}
          options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
          onChange={(kind) => onChange({ kind: kind as Draft['kind'] })}
        />
        <p className={style['about']}>{words.about[draft.kind]}</p>
      </div>
      {draft.kind === 'broadcast' ? (
        <BroadcastFields draft={draft} recipients={recipients} onChange={onChange} />
      ) : (
        <Receiver {...props} />
      )}
      <TextArea
        key={draft.kind}
        label={words.text[draft.kind]}
        value={draft.text}
        onChange={(event) => onChange({ text: event.target.value })}
        refusal={refusals.ofText}
        required
        maxLength={10_000}
        rows={9}
        autoFocus={draft.kind === 'broadcast' || draft.alias !== ''}
      />
      {draft.kind === 'task' && <TaskFields draft={draft} onChange={onChange} />}
      {draft.kind === 'task' && may.reachAll && (
        <ComposeFiles
          files={draft.files}
          onAdd={(file) => onChange((was) => ({ files: [...was.files, file] }))}
          onDrop={(gone) => onChange((was) => ({ files: was.files.filter(({ fileId }) => fileId !== gone) }))}
        />
      )}
    </form>
  );
}

function Receiver({ draft, refusals, force, onForce, onChange }: ComposeFormProps) {
  const words = useWords(composeWords);
  return (
    <>
      <AgentPicker
        label={words.to}
        value={draft.alias}
        onChange={(alias) => onChange({ alias })}
        onPick={(alias) => onChange({ alias })}
        refusal={refusals.ofAlias}
        required
        autoFocus={draft.alias === ''}
      />
      <AgentQueue alias={draft.alias} />
      {refusals.canForce && (
        <Checkbox label={words.force} checked={force} onChange={(event) => onForce(event.target.checked)} />
      )}
    </>
  );
}

function sendByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
