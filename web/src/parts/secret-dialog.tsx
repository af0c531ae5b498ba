import { useWords } from '../i18n/language.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { partWords } from './part-words.ts';
import { Secret } from './secret.tsx';

/** Shows what the hub tells once. The page forgets it when this closes. */
export function SecretDialog({
  title,
  note,
  secrets,
  onClose,
}: {
  readonly title: string;
  /** What to do with it; that it is shown once is said anyway. */
  readonly note?: string;
  readonly secrets: readonly { readonly label: string; readonly text: string }[];
  readonly onClose: () => void;
}) {
  const words = useWords(partWords);
  const description = note === undefined ? words.shownOnce : `${note} ${words.shownOnce}`;
  const footer = (
    <Button look="main" onClick={onClose}>
      {words.done}
    </Button>
  );
  return (
    <Dialog isOpen onClose={onClose} title={title} description={description} footer={footer}>
      {secrets.map(({ label, text }) => (
        <Secret key={label} label={label} text={text} />
      ))}
    </Dialog>
  );
}
