import { areKeysOn, setKeysOn } from '../../../app/keys.ts';
import { shellWords } from '../../../app/shell-words.ts';
import { setTheme, theme, type Theme } from '../../../app/theme.ts';
import { language, setLanguage, useWords } from '../../../i18n/language.ts';
import type { Language } from '../../../i18n/words.ts';
import { Choice } from '../../../parts/choice.tsx';
import { Checkbox } from '../../../parts/field.tsx';
import { PageHeader } from '../../../parts/page-header.tsx';
import line from '../../shared/lines.module.css';
import style from '../settings.module.css';
import { settingsWords } from '../words.ts';
import { appearanceWords } from './words.ts';

const themes: readonly Theme[] = ['system', 'light', 'dark'];
const languages = [
  { value: 'en', label: 'English' },
  { value: 'zh', label: '中文' },
];

/** How the console looks and speaks in this browser, and which keys it takes. */
export function AppearancePage() {
  const words = useWords(appearanceWords);
  const shell = useWords(shellWords);
  const { appearance } = useWords(settingsWords);
  return (
    <>
      <PageHeader title={appearance} />
      <p className={line['lead']}>{words.here}</p>
      <section className={style['section']}>
        <h2>{shell.theme}</h2>
        <Choice
          label={shell.theme}
          value={theme.use()}
          onChange={(next) => setTheme(next as Theme)}
          options={themes.map((value) => ({ value, label: shell.themes[value] }))}
        />
      </section>
      <section className={style['section']}>
        <h2>{shell.language}</h2>
        <Choice
          label={shell.language}
          value={language.use()}
          onChange={(next) => setLanguage(next as Language)}
          options={languages}
        />
      </section>
      <section className={style['section']}>
        <h2>{words.keyboard}</h2>
        <p className={line['lead']}>{words.keysHint}</p>
        <Checkbox
          label={shell.keysOn}
          checked={areKeysOn.use()}
          onChange={(event) => setKeysOn(event.target.checked)}
        />
      </section>
    </>
  );
}
