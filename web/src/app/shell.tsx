import { Outlet, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useWords } from '../i18n/language.ts';
import { ScrollerContext } from '../parts/scroller.ts';
import { Skeleton } from '../parts/skeleton.tsx';
import { Toaster } from '../parts/toaster.tsx';
import { useCommands } from './commands.ts';
import { ComposePlace } from './compose-place.tsx';
import { ConnectionLine } from './connection-line.tsx';
import { keepFocus } from './keep-focus.ts';
import { listenToKeys, useKeys } from './keys.ts';
import { BottomNavigation, SideNavigation } from './navigation-bars.tsx';
import { navigation, navigationWords } from './navigation.ts';
import { shellWords } from './shell-words.ts';
import { TopBar } from './top-bar.tsx';
import { useMay } from './use-may.ts';
import style from './shell.module.css';

const loadPalette = async () => ({ default: (await import('./palette.tsx')).Palette });
const Palette = lazy(loadPalette);
const KeyList = lazy(async () => ({ default: (await import('./key-list.tsx')).KeyList }));

/** The frame around a page: navigation, top bar, the line of the connection, and what the keyboard opens. */
export function Shell() {
  const words = useWords(shellWords);
  const scroller = useRef<HTMLElement>(null);
  const [over, setOver] = useState<'palette' | 'keys'>();
  useEffect(() => listenToKeys(), []);
  useEffect(() => keepFocus(), []);
  usePageKeys();
  useConnectCommand();
  useEarlyPalette();
  useKeys([
    { keys: 'mod+k', label: words.search, run: () => setOver('palette') },
    { keys: '?', label: words.keys, run: () => setOver('keys') },
  ]);
  return (
    <div className={style['shell']}>
      <a href="#content" className={style['skip']}>
        {words.skip}
      </a>
      <SideNavigation />
      <div className={style['side']}>
        <TopBar
          onSearch={() => setOver('palette')}
          onNearSearch={() => void loadPalette()}
          onKeys={() => setOver('keys')}
        />
        <ConnectionLine />
        <main ref={scroller} id="content" tabIndex={-1} className={style['main']}>
          <ScrollerContext value={scroller}>
            <div className={style['page']}>
              <Suspense fallback={<Skeleton />}>
                <Outlet />
              </Suspense>
            </div>
          </ScrollerContext>
        </main>
        <Toaster />
      </div>
      <BottomNavigation />
      <ComposePlace />
      <Suspense fallback={null}>
        {over === 'palette' && <Palette onClose={() => setOver(undefined)} />}
        {over === 'keys' && <KeyList onClose={() => setOver(undefined)} />}
      </Suspense>
    </div>
  );
}

/** The palette begins to load with the first half of its keys: what is typed behind them is not lost. */
function useEarlyPalette(): void {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Control' && key !== 'Meta') return;
      document.removeEventListener('keydown', onKey);
      void loadPalette();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** From everywhere an agent can be connected. */
function useConnectCommand(): void {
  const words = useWords(shellWords);
  const { write, reachAll } = useMay();
  const navigate = useNavigate();
  const run = (): void => void navigate({ to: '/start' });
  useCommands(write && reachAll ? [{ id: 'connect-agent', label: words.connectAgent, icon: 'agent', run }] : []);
}

/** `g` and a letter go to a page. */
function usePageKeys(): void {
  const names = useWords(navigationWords);
  const may = useMay();
  const navigate = useNavigate();
  const reachable = navigation.filter(({ letter, isFor }) => letter !== undefined && (isFor?.(may) ?? true));
  useKeys(
    reachable.map(({ letter, name, to }) => ({
      keys: `g ${letter}`,
      label: names[name],
      run: () => void navigate({ to }),
    })),
  );
}

/** The frame before it is known who is signed in. */
export function ShellSkeleton() {
  return (
    <div className={style['shell']}>
      <div className={style['ghost']} />
      <div className={style['side']}>
        <div className={style['ghostBar']} />
        <main className={style['main']}>
          <div className={style['page']}>
            <Skeleton />
          </div>
        </main>
      </div>
    </div>
  );
}
