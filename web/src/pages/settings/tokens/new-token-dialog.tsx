import type { Hub } from '@agent-collaboration-hub/client';
import { useState } from 'react';
import { usePlace } from '../../../app/network.ts';
import { useMay } from '../../../app/use-may.ts';
import { useWords } from '../../../i18n/language.ts';
import { placeRefusal } from '../../../live/place-refusal.ts';
import { useAct } from '../../../live/use-act.ts';
import { Choice } from '../../../parts/choice.tsx';
import { SelectField, TextField } from '../../../parts/field.tsx';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import style from '../settings.module.css';
import { tokenWords } from './words.ts';

type Wanted =
  | { readonly kind: 'agent'; readonly network_id: string; readonly node_name: string }
  | { readonly kind: 'script'; readonly name: string; readonly network_id: string | undefined };

const codes = {
  node_name: ['node_token_fields_required', 'alias_taken', 'permission_denied'],
  name: [],
};

/** Makes a token: for one agent of the network that is shown, or for a script that acts as the person. */
export function NewTokenDialog({
  onClose,
  onMade,
}: {
  readonly onClose: () => void;
  readonly onMade: (token: string) => void;
}) {
  const words = useWords(tokenWords);
  const { network } = usePlace();
  const may = useMay();
  const mayConnect = network !== undefined && may.write && may.reachAll;
  const [kind, setKind] = useState<Wanted['kind']>(mayConnect ? 'agent' : 'script');
  const { make, isActing, at, forget } = useMakeToken(kind, onMade);
  return (
    <FormDialog
      title={words.make}
      action={words.create}
      isBusy={isActing}
      refusal={at('')}
      onClose={onClose}
      onSend={(values) => void make(values)}
    >
      {mayConnect && (
        <Choice
          label={words.kind}
          value={kind}
          onChange={(next) => {
            setKind(next as Wanted['kind']);
            forget();
          }}
          options={(['agent', 'script'] as const).map((value) => ({ value, label: words.kinds[value] }))}
        />
      )}
      <p className={style['explained']}>
        {kind === 'agent' ? words.agentHint(network?.network_name ?? '') : words.scriptHint}
      </p>
      {kind === 'agent' ? (
        <TextField
          key="agent"
          name="node_name"
          label={words.alias}
          hint={words.aliasHint}
          autoComplete="off"
          autoCapitalize="none"
          autoFocus
          required
          refusal={at('node_name')}
        />
      ) : (
        <ScriptFields refusal={at('name')} />
      )}
    </FormDialog>
  );
}

function ScriptFields({ refusal }: { readonly refusal: string | undefined }) {
  const words = useWords(tokenWords);
  const { me } = usePlace();
  const networks = me.networks.map(({ network_id, network_name }) => ({
    value: network_id,
    label: words.boundTo(network_name),
  }));
  return (
    <>
      <TextField
        name="name"
        label={words.scriptName}
        hint={words.scriptNameHint}
        autoComplete="off"
        autoFocus
        required
        refusal={refusal}
      />
      <SelectField name="bound" label={words.bound} options={[{ value: '', label: words.allNetworks }, ...networks]} />
    </>
  );
}

function makeToken(hub: Hub, wanted: Wanted): Promise<{ readonly token: string }> {
  if (wanted.kind === 'agent') {
    const { network_id, node_name } = wanted;
    return hub.call('issueNodeToken', { network_id, node_name });
  }
  const { name, network_id } = wanted;
  return hub.call('issueApiToken', { name, network_id });
}

/** Makes a token of a kind from the texts of the form. */
function useMakeToken(kind: Wanted['kind'], onMade: (token: string) => void) {
  const { network } = usePlace();
  const { act, isActing, refusal, forget } = useAct(makeToken, {
    stale: () => [{ call: 'listTokens' }],
    showsRefusal: true,
  });
  const make = async (values: Readonly<Record<string, string>>): Promise<void> => {
    const { node_name = '', name = '', bound = '' } = values;
    const answer = await act(
      kind === 'agent'
        ? { kind, network_id: network?.network_id ?? '', node_name: node_name.trim() }
        : { kind, name: name.trim(), network_id: bound === '' ? undefined : bound },
    );
    if (answer === undefined) return;
    // The page shows the token once; nothing else keeps it.
    forget();
    onMade(answer.token);
  };
  return { make, isActing, at: placeRefusal(refusal, codes), forget };
}
