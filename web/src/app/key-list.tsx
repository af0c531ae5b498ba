import { useWords } from '../i18n/language.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Checkbox } from '../parts/field.tsx';
import { Keys } from '../parts/kbd.tsx';
import { areKeysOn, bindings, setKeysOn } from './keys.ts';
import { shellWords } from './shell-words.ts';
import style from './key-list.module.css';

/** The keys that do something now. */
export function KeyList({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(shellWords);
  const isOn = areKeysOn.use();
  const all = new Map(bindings.use().map((one) => [one.keys, one.label]));
  return (
    <Dialog isOpen onClose={onClose} title={words.keys}>
      <dl className={style['list']}>
        {[...all].map(([keys, label]) => (
          <div key={keys} className={style['line']}>
            <dt>{label}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
      <Checkbox label={words.keysOn} checked={isOn} onChange={(event) => setKeysOn(event.target.checked)} />
    </Dialog>
  );
}
