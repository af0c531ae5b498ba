import type { HostSupervisor } from '@agent-collaboration-hub/client';
import { useId } from 'react';
import { useNetworkId } from '../../app/network.ts';
import { useWords } from '../../i18n/language.ts';
import { useTool } from '../../live/use-call.ts';
import { SelectField, TextField } from '../../parts/field.tsx';
import { FlagFields } from '../shared/flag-fields.tsx';
import { allFlags } from '../shared/node-flags.ts';
import type { StepParts } from './host-step.tsx';
import { Refused, refusalAt } from './refused.tsx';
import { newNodeWords } from './words.ts';
import style from './new-node-page.module.css';

/** Alias, runtime, model, work directory, and what else the runtime takes. */
export function RuntimeStep(parts: StepParts & { readonly host: HostSupervisor | undefined }) {
  const { draft, change, refusal, host } = parts;
  const words = useWords(newNodeWords);
  const list = useId();
  const models = useModels();
  const runtimes = (host?.runtimes_supported ?? []).map((value) => ({ value, label: value }));
  return (
    <fieldset className={style['group']}>
      <legend className={style['legend']}>{words.runtimeTitle}</legend>
      <TextField
        label={words.name}
        hint={words.nameHint}
        value={draft.name}
        onChange={(event) => change({ name: event.target.value }, 'name')}
        refusal={refusalAt('name', refusal)}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <SelectField
        label={words.runtime}
        hint={runtimes.length === 0 ? words.runtimeNone : undefined}
        value={draft.runtime}
        onChange={(event) => change({ runtime: event.target.value }, 'runtime')}
        refusal={refusalAt('runtime', refusal)}
        options={[{ value: '', label: words.runtimeChoose }, ...runtimes]}
        required
      />
      <TextField
        label={words.model}
        hint={words.modelHint}
        value={draft.model}
        onChange={(event) => change({ model: event.target.value }, 'model')}
        refusal={refusalAt('model', refusal)}
        list={list}
        maxLength={200}
        autoComplete="off"
      />
      <datalist id={list}>
        {models.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        label={words.workdir}
        hint={words.workdirHint}
        value={draft.workdir}
        onChange={(event) => change({ workdir: event.target.value }, 'workdir')}
        refusal={refusalAt('workdir', refusal)}
        maxLength={1000}
        autoComplete="off"
        spellCheck={false}
      />
      <Limits {...parts} />
    </fieldset>
  );
}

/** The flags of a runtime, folded away until one is set or refused. */
function Limits({ draft, change, refusal }: StepParts) {
  const words = useWords(newNodeWords);
  const names: readonly string[] = allFlags;
  const isUsed = names.some((name) => (draft.flags[name] ?? '') !== '' || refusal?.field === name);
  const set = (name: string, value: string): void => change({ flags: { ...draft.flags, [name]: value } }, name);
  return (
    <details className={style['more']} open={isUsed || undefined}>
      <summary>{words.limits}</summary>
      <p className={style['quiet']}>{words.limitsHint}</p>
      <div className={style['grid']}>
        <FlagFields
          flags={allFlags}
          values={draft.flags}
          unset={words.flagDefault}
          onChange={set}
          refusalAt={(flag) => refusalAt(flag, refusal)}
        />
      </div>
      {refusal !== undefined && refusal.code.startsWith('flag_') && !names.includes(refusal.field) && (
        <Refused refusal={refusal} />
      )}
    </details>
  );
}

/** Names of models that the network's providers offer; an empty list while they are not known. */
function useModels(): readonly string[] {
  const providers = useTool('list_providers', { network_id: useNetworkId() });
  const all = (providers.data?.providers ?? [])
    .filter(({ enabled }) => enabled)
    .flatMap(({ models }) => models.map(({ model_name: name }) => name));
  return [...new Set(all)];
}
