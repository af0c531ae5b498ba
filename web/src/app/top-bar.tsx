import { useWords } from '../i18n/language.ts';
import { IconButton } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Keys } from '../parts/kbd.tsx';
import { AccountMenu } from './account-menu.tsx';
import { ConnectionDot } from './connection-line.tsx';
import { NetworkSwitch } from './network-switch.tsx';
import { shellWords } from './shell-words.ts';
import style from './top-bar.module.css';

/** The bar above the page: the search, the state of the stream, the person. On phones also the network. */
export function TopBar({
  onSearch,
  onNearSearch,
  onKeys,
}: {
  readonly onSearch: () => void;
  /** The pointer or the focus is on the search: it may be wanted soon. */
  readonly onNearSearch: () => void;
  readonly onKeys: () => void;
}) {
  const words = useWords(shellWords);
  return (
    <header className={style['bar']}>
      <div className={style['network']}>
        <NetworkSwitch />
      </div>
      <button
        type="button"
        className={style['search']}
        onClick={onSearch}
        onPointerEnter={onNearSearch}
        onFocus={onNearSearch}
      >
        <Icon name="search" />
        <span className={style['hint']}>{words.search}</span>
        <Keys keys="mod+k" />
      </button>
      <div className={style['end']}>
        <ConnectionDot />
        <span className={style['wide']}>
          <IconButton icon="keyboard" label={words.keys} onClick={onKeys} />
        </span>
        <AccountMenu />
      </div>
    </header>
  );
}
