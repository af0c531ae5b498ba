import type { Provider } from '@agent-collaboration-hub/client';
import { useId, useState, type SubmitEvent } from 'react';
import { useNetworkId } from '../../app/network.ts';
import { useWords } from '../../i18n/language.ts';
import { placeRefusal, type PlacedRefusal } from '../../live/place-refusal.ts';
import { useAct } from '../../live/use-act.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Checkbox, SelectField, TextField } from '../../parts/field.tsx';
import { partWords } from '../../parts/part-words.ts';
import { Refused } from '../../parts/refused.tsx';
import { VaultSecretDialog } from '../shared/vault-secret-dialog.tsx';
import { ModelFields } from './model-fields.tsx';
import { changesOf, draftOf, modelsOf, refusalCodes, type ProviderDraft } from './provider-draft.ts';
import { providersWords } from './words.ts';
import style from './providers-page.module.css';

export interface ProviderDialogProps {
  /** Undefined for a new one. */
  readonly provider: Provider | undefined;
  /** Of all providers: entering one of them again would change that one. */
  readonly names: readonly string[];
  /** The names in the vault. */
  readonly keys: readonly string[];
  readonly onClose: () => void;
}

/** Enters a provider, or changes one. */
export function ProviderDialog({ provider, names, keys, onClose }: ProviderDialogProps) {
  const words = useWords(providersWords);
  const parts = useWords(partWords);
  const form = useId();
  const [draft, setDraft] = useState(() => draftOf(provider));
  const change = (part: Partial<ProviderDraft>): void => setDraft((before) => ({ ...before, ...part }));
  const { act, isActing, refusal } = useSave(provider);
  const refused = placeRefusal(refusal, refusalCodes);
  const isTaken = draft.name.trim() !== provider?.name && names.includes(draft.name.trim());
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isTaken || isActing) return;
    if ((await act(draft)) !== undefined) onClose();
  };
  const [title, text, action] =
    provider === undefined
      ? [words.newTitle, words.newText, words.add]
      : [words.editTitle(provider.name), words.editText(provider.vendor, provider.secret_key_ref), words.save];
  const footer = (
    <>
      <Button onClick={onClose}>{parts.cancel}</Button>
      <Button type="submit" form={form} look="main" isBusy={isActing}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog isOpen place="side" size="wide" onClose={onClose} title={title} description={text} footer={footer}>
      <form id={form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={words.name}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
          refusal={isTaken ? words.nameTaken : refused('name')}
          maxLength={100}
          autoComplete="off"
          required
          autoFocus={provider === undefined}
        />
        {provider === undefined && <FixedFields {...{ draft, change, keys, refused }} />}
        <AddressField {...{ draft, change, refused }} />
        <ModelFields
          models={draft.models}
          onChange={(models) => change({ models })}
          refusal={['models', 'model_name', 'display_name', 'context_window'].map(refused).find(Boolean)}
        />
        <Checkbox
          label={words.enabled}
          checked={draft.isEnabled}
          onChange={(event) => change({ isEnabled: event.target.checked })}
        />
        <Refused text={refused('')} />
      </form>
    </Dialog>
  );
}

/** Sends what the form says: all of a new provider, of another one what has changed, and nothing where nothing has. */
function useSave(provider: Provider | undefined) {
  const words = useWords(providersWords);
  const network_id = useNetworkId();
  return useAct(
    async (hub, draft: ProviderDraft): Promise<true> => {
      const { name, vendor, address, secret, isEnabled } = draft;
      if (provider === undefined) {
        await hub.tool('upsert_provider', {
          ...{ network_id, name: name.trim(), vendor: vendor.trim(), base_url: address.trim() },
          ...{ secret_key_ref: secret, enabled: isEnabled, models: modelsOf(draft) },
        });
        return true;
      }
      const changes = changesOf(provider, draft);
      if (changes !== undefined) await hub.tool('update_provider', { network_id, ...changes });
      return true;
    },
    {
      stale: () => [{ call: 'tool:list_providers' }],
      done: ({ name }) => words.saved(name.trim()),
      showsRefusal: true,
    },
  );
}

interface FieldParts {
  readonly draft: ProviderDraft;
  readonly change: (part: Partial<ProviderDraft>) => void;
  readonly refused: PlacedRefusal;
}

function AddressField({ draft, change, refused }: FieldParts) {
  const words = useWords(providersWords);
  return (
    <TextField
      label={words.address}
      hint={words.addressHint}
      type="url"
      value={draft.address}
      onChange={(event) => change({ address: event.target.value })}
      refusal={refused('base_url')}
      pattern="https://\S+"
      maxLength={500}
      autoComplete="off"
      spellCheck={false}
      required
    />
  );
}

/** What is chosen once: whose API it is, and the secret that opens it. */
function FixedFields({ draft, change, keys, refused }: FieldParts & { readonly keys: readonly string[] }) {
  const words = useWords(providersWords);
  const vendors = useId();
  const [isNewSecret, setNewSecret] = useState(false);
  // A secret that was just saved is offered before the list of the vault comes anew.
  const offered = draft.secret === '' || keys.includes(draft.secret) ? keys : [...keys, draft.secret];
  return (
    <>
      <TextField
        label={words.vendor}
        hint={words.vendorHint}
        value={draft.vendor}
        onChange={(event) => change({ vendor: event.target.value })}
        refusal={refused('vendor')}
        list={vendors}
        maxLength={64}
        autoComplete="off"
        required
      />
      <datalist id={vendors}>
        {['openai-compatible', 'openai', 'anthropic', 'google', 'azure-openai'].map((vendor) => (
          <option key={vendor} value={vendor} />
        ))}
      </datalist>
      <div className={style['beside']}>
        <SelectField
          label={words.secret}
          hint={words.secretHint}
          value={draft.secret}
          onChange={(event) => change({ secret: event.target.value })}
          refusal={refused('secret_key_ref')}
          options={[{ value: '', label: words.secretChoose }, ...offered.map((value) => ({ value, label: value }))]}
          required
        />
        <Button icon="plus" onClick={() => setNewSecret(true)}>
          {words.secretNew}
        </Button>
      </div>
      {isNewSecret && (
        <VaultSecretDialog name="" onClose={() => setNewSecret(false)} onSaved={(secret) => change({ secret })} />
      )}
    </>
  );
}
