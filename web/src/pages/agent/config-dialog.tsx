import type { Node } from '@agent-collaboration-hub/client';
import { useState } from 'react';
import { useWords } from '../../i18n/language.ts';
import type { Refusal } from '../../live/refusal.ts';
import { useAct } from '../../live/use-act.ts';
import { useCall } from '../../live/use-call.ts';
import { TextField } from '../../parts/field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { FlagFields } from '../shared/flag-fields.tsx';
import { flagWords } from '../shared/flag-words.ts';
import { allFlags, isSecurityFlag } from '../shared/node-flags.ts';
import { ConfigConflict } from './config-conflict.tsx';
import { draftOf, patchOf, restartParts, type ConfigDraft, type ConfigPatch } from './config-draft.ts';
import { configWords } from './config-words.ts';
import style from './config.module.css';

/** Changes what a node runs with. A change that somebody else made meanwhile is shown before anything is sent over it. */
export function ConfigDialog({
  node,
  mayLoosen,
  onClose,
}: {
  /** As it is now. */
  readonly node: Node;
  /** Whether the person may set flags that loosen its safety. */
  readonly mayLoosen: boolean;
  readonly onClose: () => void;
}) {
  const words = useWords(configWords);
  const [seen, setSeen] = useState(node);
  const [draft, setDraft] = useState(() => draftOf(node));
  const nodes = useCall('listNodes', { alias: node.alias });
  const { act, isActing, refusal, forget } = useChange(seen);
  const isOvertaken = node.config_revision !== seen.config_revision;
  const patch = patchOf(seen, draft);
  const set = (next: Partial<ConfigDraft>): void => {
    forget();
    setDraft({ ...draft, ...next });
  };
  const send = async (): Promise<void> => {
    if ((await act(patch)) !== undefined) onClose();
    // What overtook this one is shown when it is here.
    else void nodes.refetch();
  };
  const settle = (isMine: boolean): void => {
    forget();
    setSeen(node);
    if (!isMine) setDraft(draftOf(node));
  };
  const refusalAt = (field: string): string | undefined => (fieldOf(refusal) === field ? refusal?.message : undefined);
  return (
    <FormDialog
      title={words.title(node.alias)}
      description={words.about(seen.config_revision ?? 0)}
      action={words.action}
      isBusy={isActing}
      isReady={Object.keys(patch).length > 0 && !isOvertaken}
      refusal={isOvertaken ? undefined : refusalAt('')}
      size="usual"
      onClose={onClose}
      onSend={() => void send()}
    >
      {isOvertaken && <ConfigConflict seen={seen} node={node} onSettle={settle} />}
      <ConfigFields {...{ draft, set, mayLoosen, refusalAt }} />
      <Effect patch={patch} />
    </FormDialog>
  );
}

function ConfigFields({
  draft,
  set,
  mayLoosen,
  refusalAt,
}: {
  readonly draft: ConfigDraft;
  readonly set: (next: Partial<ConfigDraft>) => void;
  readonly mayLoosen: boolean;
  readonly refusalAt: (field: string) => string | undefined;
}) {
  const words = useWords(configWords);
  return (
    <div className={style['grid']}>
      <TextField
        label={words.model}
        value={draft.model}
        onChange={({ target }) => set({ model: target.value })}
        placeholder={words.asItIs}
        refusal={refusalAt('model')}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        label={words.channels}
        hint={words.channelsHint}
        value={draft.channels}
        onChange={({ target }) => set({ channels: target.value })}
        refusal={refusalAt('channels')}
        autoComplete="off"
        spellCheck={false}
      />
      <FlagFields
        flags={allFlags.filter((flag) => mayLoosen || !isSecurityFlag(flag))}
        values={draft.flags}
        unset={words.asItIs}
        onChange={(flag, value) => set({ flags: { ...draft.flags, [flag]: value } })}
        refusalAt={refusalAt}
      />
    </div>
  );
}

function useChange(seen: Node) {
  const words = useWords(configWords);
  return useAct(
    (hub, patch: ConfigPatch) =>
      hub.tool('update_node_config', {
        node_id: seen.node_id,
        base_revision: seen.config_revision ?? 0,
        patch: { ...patch },
      }),
    {
      stale: () => [{ call: 'listNodes' }],
      done: (_patch, { apply_mode: mode }) => (mode === 'restart' ? words.toldRestart : words.told),
      showsRefusal: true,
    },
  );
}

/** What the change costs, before it is sent. */
function Effect({ patch }: { readonly patch: ConfigPatch }) {
  const words = useWords(configWords);
  const { flag } = useWords(flagWords);
  const parts = restartParts(patch).map((part) => (part === 'channels' ? words.channels : flag[part]));
  const text = parts.length > 0 ? words.restarts(parts.join(words.and)) : words.isHot;
  return (
    <p role="status" className={style['effect']}>
      {Object.keys(patch).length > 0 && text}
    </p>
  );
}

/** The field that a refusal is about; empty for none. */
function fieldOf(refusal: Refusal | undefined): string {
  const flag = refusal?.fields['flag'];
  const named = typeof flag === 'string' ? flag : refusal?.field?.replace(/^flags\./, '');
  return ['model', 'channels', ...allFlags].find((field) => field === named) ?? '';
}
