import { useMemo } from 'react';
import { useWords } from '../i18n/language.ts';
import { renderMarkdown } from './render-markdown.ts';
import { partWords } from './part-words.ts';
import style from './markdown.module.css';

/** A text as Markdown: no HTML of its own, no script, and pictures only of origins that the operator let in. */
export function Markdown({ text }: { readonly text: string }) {
  const { imageLeftOut } = useWords(partWords);
  const html = useMemo(() => renderMarkdown(text, imageLeftOut), [text, imageLeftOut]);
  return <div className={style['markdown']} dangerouslySetInnerHTML={{ __html: html as unknown as string }} />;
}
