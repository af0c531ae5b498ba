import { useId, type ReactNode, type SubmitEvent } from 'react';
import { useWords } from '../i18n/language.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { partWords } from './part-words.ts';
import { Refused } from './refused.tsx';

export interface FormDialogProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** What the button does: "Make the invite". */
  readonly action: string;
  readonly isBusy: boolean;
  readonly isDanger?: boolean;
  /** False keeps the button off until the form is complete. */
  readonly isReady?: boolean;
  /** A refusal that belongs to no field. */
  readonly refusal?: string | undefined;
  readonly size?: 'small' | 'usual';
  readonly onClose: () => void;
  /** The texts of the named fields. */
  readonly onSend: (values: Readonly<Record<string, string>>) => void;
  /** The fields. */
  readonly children?: ReactNode;
}

/** A form over the page that stays, with what was typed, until the hub has answered; nobody closes it before. */
export function FormDialog({ isBusy, isDanger, isReady = true, onClose, onSend, ...rest }: FormDialogProps) {
  const words = useWords(partWords);
  const form = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // A form over a form must not send that one too.
    event.stopPropagation();
    if (isBusy || !isReady) return;
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, value as string] as const);
    onSend(Object.fromEntries(entries));
  };
  const footer = (
    <>
      <Button onClick={onClose} disabled={isBusy}>
        {words.cancel}
      </Button>
      <Button
        type="submit"
        form={form}
        look={isDanger === true ? 'danger' : 'main'}
        isBusy={isBusy}
        disabled={!isReady}
      >
        {rest.action}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={isBusy}
      title={rest.title}
      description={rest.description}
      footer={footer}
      size={rest.size ?? 'small'}
    >
      <form id={form} onSubmit={submit}>
        {rest.children}
        <Refused text={rest.refusal} />
      </form>
    </Dialog>
  );
}
