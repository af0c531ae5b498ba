import { useState } from 'react';
import { useNetworkId } from '../../app/network.ts';
import { useWords } from '../../i18n/language.ts';
import { placeRefusal } from '../../live/place-refusal.ts';
import { useAct } from '../../live/use-act.ts';
import { TextField } from '../../parts/field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { vaultSecretWords } from './vault-secret-words.ts';

export interface VaultSecretDialogProps {
  /** Empty for one that has no name yet. */
  readonly name: string;
  readonly onClose: () => void;
  /** With the name under which it is kept now. */
  readonly onSaved?: (key: string) => void;
}

/** Puts a secret into the vault, or a new value under a name. The value leaves the page with the form. */
export function VaultSecretDialog({ name, onClose, onSaved }: VaultSecretDialogProps) {
  const words = useWords(vaultSecretWords);
  const networkId = useNetworkId();
  const [key, setKey] = useState(name);
  const { act, isActing, refusal } = useAct(
    (hub, value: string) => hub.tool('upsert_network_secret', { key, value, network_id: networkId }),
    { stale: () => [{ call: 'tool:list_network_secrets' }], done: () => words.done(key), showsRefusal: true },
  );
  const send = async ({ value = '' }: Readonly<Record<string, string>>): Promise<void> => {
    if ((await act(value)) === undefined) return;
    onSaved?.(key);
    onClose();
  };
  const refused = placeRefusal(refusal, { key: [], value: [] });
  return (
    <FormDialog
      title={name === '' ? words.newTitle : words.title(name)}
      description={words.text}
      action={words.save}
      isBusy={isActing}
      refusal={refused('')}
      onClose={onClose}
      onSend={(values) => void send(values)}
    >
      {name === '' && (
        <TextField
          label={words.name}
          hint={words.nameHint}
          value={key}
          onChange={(event) => setKey(event.target.value.toUpperCase())}
          refusal={refused('key')}
          pattern="[A-Z][A-Z0-9_]{0,63}"
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          required
          autoFocus
        />
      )}
      <TextField
        name="value"
        type="password"
        label={words.value}
        refusal={refused('value')}
        maxLength={16_384}
        autoComplete="new-password"
        required
        autoFocus={name !== ''}
      />
    </FormDialog>
  );
}
