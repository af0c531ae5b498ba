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
    await copyText(text);
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

/** Pages of a plain http address have no clipboard of their own; there an old command still copies what is selected. */
async function copyText(text: string): Promise<void> {
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  if (clipboard !== undefined) return clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'for-readers';
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (!isCopied) throw new Error('the browser does not copy');
}
