import { useEffect, useState } from 'react';
import { useWords } from '../i18n/language.ts';
import { Icon } from './icon.tsx';
import { partWords } from './part-words.ts';
import style from './search-field.module.css';

const pauseMs = 250;

/** A search in the head of a list. It tells its text when the person pauses; the page keeps it in the address. */
export function SearchField({
  value,
  onSearch,
  label,
}: {
  readonly value: string;
  readonly onSearch: (text: string) => void;
  readonly label?: string;
}) {
  const words = useWords(partWords);
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => onSearch(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
  const name = label ?? words.search;
  return (
    <span className={style['search']}>
      <Icon name="search" />
      <input
        type="search"
        aria-label={name}
        placeholder={name}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </span>
  );
}
