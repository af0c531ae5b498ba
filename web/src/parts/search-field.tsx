import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../i18n/language.ts';
import { Icon } from './icon.tsx';
import { partWords } from './part-words.ts';
import style from './search-field.module.css';

const pauseMs = 250;

/**
 * A search in the head of a list. It tells its text when the person pauses; the page keeps it in the address. Who leaves
 * for another page before is not called back by what they typed. What comes back of it, late or without the blanks
 * around it, does not replace what was typed on.
 */
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
  // The address is that of the next page already while its code is on the way.
  const { pathname } = useLocation();
  const [{ text, at }, setTyped] = useState({ text: value, at: pathname });
  const isHere = at === pathname;
  const told = useRef<readonly string[]>([]);
  useEffect(() => {
    const place = told.current.lastIndexOf(value.trim());
    told.current = place === -1 ? [] : told.current.slice(place + 1);
    if (place === -1) setTyped((typed) => ({ ...typed, text: value }));
  }, [value]);
  useEffect(() => {
    if (text.trim() === value.trim() || !isHere) return undefined;
    const tell = (): void => {
      told.current = [...told.current, text.trim()];
      onSearch(text);
    };
    const timer = setTimeout(tell, pauseMs);
    return () => clearTimeout(timer);
  }, [text, value, isHere, onSearch]);
  const name = label ?? words.search;
  return (
    <span className={style['search']}>
      <Icon name="search" />
      <input
        type="search"
        aria-label={name}
        placeholder={name}
        value={text}
        onChange={(event) => setTyped({ text: event.target.value, at: pathname })}
      />
    </span>
  );
}
