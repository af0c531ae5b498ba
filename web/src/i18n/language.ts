import { createStore } from '../app/store.ts';
import type { Dictionary, Language } from './words.ts';

const place = 'hub.language';

/** The language of the texts: what the person chose, else what the browser prefers. */
export const language = createStore<Language>(chosenLanguage());

/** Changes the language and remembers it on this machine. */
export function setLanguage(next: Language): void {
  localStorage.setItem(place, next);
  applyLanguage(next);
  language.set(next);
}

/** Tells assistive technology and the browser which language the page speaks. */
export function applyLanguage(current: Language = language.get()): void {
  document.documentElement.lang = current === 'zh' ? 'zh-CN' : 'en';
}

/** The texts of `words` in the current language. */
export function useWords<W>(words: Dictionary<W>): Dictionary<W>[Language] {
  return words[language.use()];
}

function chosenLanguage(): Language {
  const stored = localStorage.getItem(place);
  if (stored === 'en' || stored === 'zh') return stored;
  return navigator.languages
    .find((one) => /^(en|zh)\b/i.test(one))
    ?.toLowerCase()
    .startsWith('zh') === true
    ? 'zh'
    : 'en';
}
