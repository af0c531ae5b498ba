import { useState } from 'react';
import { useWords } from '../i18n/language.ts';
import { TextField } from './field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { partWords } from './part-words.ts';

/** Asks before what ends much at once: the person types the name of what goes. */
export function ConfirmByName({
  title,
  description,
  action,
  name,
  isBusy,
  refusal,
  onClose,
  onConfirm,
}: {
  readonly title: string;
  readonly description: string;
  readonly action: string;
  readonly name: string;
  readonly isBusy: boolean;
  readonly refusal: string | undefined;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}) {
  const words = useWords(partWords);
  const [text, setText] = useState('');
  return (
    <FormDialog
      {...{ title, description, action, isBusy, refusal, onClose }}
      isDanger
      isReady={text.trim() === name}
      onSend={onConfirm}
    >
      <TextField
        label={words.typeName(name)}
        value={text}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  );
}
