import style from './kbd.module.css';

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** Keys as they stand on the keyboard: `mod+k` is ⌘K or Ctrl K. */
export function Keys({ keys }: { readonly keys: string }) {
  return (
    <span className={style['keys']}>
      {keys.split(' ').flatMap((part) =>
        part.split('+').map((key) => (
          <kbd key={`${part} ${key}`} className={style['key']}>
            {nameOf(key)}
          </kbd>
        )),
      )}
    </span>
  );
}

function nameOf(key: string): string {
  if (key === 'mod') return isMac ? '⌘' : 'Ctrl';
  if (key === 'Enter') return '↵';
  return key.length === 1 ? key.toUpperCase() : key;
}
