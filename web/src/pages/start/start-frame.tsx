import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ConnectionLine } from '../../app/connection-line.tsx';
import { language, setLanguage, useWords } from '../../i18n/language.ts';
import { Logo } from '../../parts/logo.tsx';
import { Toaster } from '../../parts/toaster.tsx';
import { startWords } from './words.ts';
import style from './start-page.module.css';

/** The window around the steps: the product, the language, and the way into the console where there is one. */
export function StartFrame({ hasConsole, children }: { readonly hasConsole: boolean; readonly children: ReactNode }) {
  const words = useWords(startWords);
  const other = language.use() === 'en' ? 'zh' : 'en';
  return (
    <div className={style['frame']}>
      <header className={style['bar']}>
        <p className={style['product']}>
          <Logo />
          <span>{words.product}</span>
        </p>
        <div className={style['end']}>
          <button
            type="button"
            lang={other === 'zh' ? 'zh-CN' : 'en'}
            className={style['languages']}
            onClick={() => setLanguage(other)}
          >
            {other === 'zh' ? '中文' : 'English'}
          </button>
          {hasConsole && <Link to="/">{words.open}</Link>}
        </div>
      </header>
      <ConnectionLine />
      <div className={style['scroll']}>
        <main className={style['main']}>{children}</main>
      </div>
      <Toaster isRow />
    </div>
  );
}
