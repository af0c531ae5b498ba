import { useId, useState, type SubmitEvent } from 'react';
import { useNetworkId } from '../../app/network.ts';
import { useWords } from '../../i18n/language.ts';
import { useAct } from '../../live/use-act.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { TextField } from '../../parts/field.tsx';
import { partWords } from '../../parts/part-words.ts';
import { vaultSecretWords } from './vault-secret-words.ts';

/** Puts a secret into the vault, or a new value under a name. The value leaves the page with the form. */
export function VaultSecretDialog({
  name,
  onClose,
}: {
  /** Empty for one that has no name yet. */
  readonly name: string;
  readonly onClose: () => void;
}) {
  const words = useWords(vaultSecretWords);
  const parts = useWords(partWords);
  const form = useId();
  const networkId = useNetworkId();
  const [key, setKey] = useState(name);
  const { act, isActing, refusal } = useAct(
    (hub, value: string) => hub.tool('upsert_network_secret', { key, value, network_id: networkId }),
    { stale: () => [{ call: 'tool:list_network_secrets' }], done: () => words.done(key), showsRefusal: true },
  );
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    // A form over a form of the page must not send that one too.
    event.stopPropagation();
    const value = new FormData(event.currentTarget).get('value') as string;
    if ((await act(value)) !== undefined) onClose();
  };
  const isAboutName = refusal?.field === 'key' || JSON.stringify(refusal?.fields['details'] ?? '').includes('/key');
  const footer = (
    <>
      <Button onClick={onClose}>{parts.cancel}</Button>
      <Button type="submit" form={form} look="main" isBusy={isActing}>
        {words.save}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={name === '' ? words.newTitle : words.title(name)}
      description={words.text}
      footer={footer}
      size="small"
    >
      <form id={form} onSubmit={(event) => void submit(event)} autoComplete="off">
        {name === '' && (
          <NameField value={key} onChange={setKey} refusal={isAboutName ? refusal?.message : undefined} />
        )}
        <TextField
          name="value"
          type="password"
          label={words.value}
          refusal={isAboutName ? undefined : refusal?.message}
          maxLength={16_384}
          autoComplete="new-password"
          required
          autoFocus={name !== ''}
        />
      </form>
    </Dialog>
  );
}

function NameField({
  value,
  onChange,
  refusal,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly refusal: string | undefined;
}) {
  const words = useWords(vaultSecretWords);
  return (
    <TextField
      label={words.name}
      hint={words.nameHint}
      value={value}
      onChange={(event) => onChange(event.target.value.toUpperCase())}
      refusal={refusal}
      pattern="[A-Z][A-Z0-9_]{0,63}"
      maxLength={64}
      spellCheck={false}
      required
      autoFocus
    />
  );
}
