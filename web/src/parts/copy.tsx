import { useState } from 'react';
import { useWords } from '../i18n/language.ts';
import { IconButton } from './button.tsx';
import { partWords } from './part-words.ts';

const shownMs = 1_500;

/** Copies a text to the clipboard, and says so. */
export function CopyButton({ text, label }: { readonly text: string; readonly label?: string }) {
  const words = useWords(partWords);
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), shownMs);
  };
  return (
    <>
      <IconButton
        icon={isCopied ? 'check' : 'copy'}
        label={label ?? words.copy}
        onClick={() => void copy().catch(() => undefined)}
      />
      <span role="status" className="for-readers">
        {isCopied ? words.copied : ''}
      </span>
    </>
  );
}
