import { useWords } from '../i18n/language.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { partWords } from './part-words.ts';

/** Asks before what cannot be taken back. `action` names the deed: "Delete network", never "OK". */
export function Confirm({
  isOpen,
  onClose,
  title,
  description,
  action,
  isBusy = false,
  onConfirm,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description: string;
  readonly action: string;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
}) {
  const words = useWords(partWords);
  const footer = (
    <>
      <Button onClick={onClose} disabled={isBusy}>
        {words.cancel}
      </Button>
      <Button look="danger" isBusy={isBusy} onClick={onConfirm}>
        {action}
      </Button>
    </>
  );
  return <Dialog {...{ isOpen, onClose, isBusy, title, description, footer }} size="small" />;
}
