import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { useWords } from '../../i18n/language.ts';
import { classes } from '../../parts/classes.ts';
import { Icon } from '../../parts/icon.tsx';
import { Popover } from '../../parts/popover.tsx';
import { boardWords } from './words.ts';
import style from './picker.module.css';

/** Something to pick. */
export interface Pick {
  readonly value: string;
  readonly label: string;
  /** In front of the label: an avatar, a colour. */
  readonly mark?: ReactNode;
  /** A quieter word at the right. */
  readonly hint?: string;
}

export interface PickerProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly label: string;
  readonly picks: readonly Pick[];
  readonly chosen: readonly string[];
  readonly onPick: (value: string) => void;
  /** Searches at the hub instead of in `picks`. */
  readonly onSearch?: (text: string) => void;
  /** Offers what is typed when nothing has that name. */
  readonly create?: { readonly label: (text: string) => string; readonly onCreate: (text: string) => void };
  /** True lets the person pick on. */
  readonly isMany?: boolean;
}

const mostShown = 60;

/** Picks among many by typing: people, tags, projects, cards. */
export function Picker(props: PickerProps) {
  return (
    <Popover trigger={props.trigger} label={props.label}>
      {(close) => <PickerPanel {...props} close={close} />}
    </Popover>
  );
}

function PickerPanel({ close, ...props }: PickerProps & { readonly close: () => void }) {
  const { label, picks, onPick, onSearch, create, isMany = false } = props;
  const words = useWords(boardWords);
  const [text, setText] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const search = useRef(onSearch);
  useEffect(() => search.current?.(''), []);
  const typed = text.trim();
  const wanted = typed.toLowerCase();
  const found = onSearch === undefined ? picks.filter((pick) => pick.label.toLowerCase().includes(wanted)) : picks;
  const isNew = create !== undefined && typed !== '' && !picks.some((pick) => pick.label === typed);
  const pick = (value: string): void => {
    onPick(value);
    if (!isMany) close();
  };
  const makeNew = (): void => {
    create?.onCreate(typed);
    setText('');
    if (!isMany) close();
  };
  const onEnter = (): void => {
    const [first] = found;
    const exact = found.find((one) => one.label.toLowerCase() === wanted) ?? (isNew ? undefined : first);
    if (exact !== undefined && wanted !== '') pick(exact.value);
    else if (isNew) makeNew();
  };
  return (
    <div ref={panel} className={style['panel']} onKeyDown={(event) => walkPicks(event, panel.current, onEnter)}>
      <input
        autoFocus
        className={style['input']}
        aria-label={`${label}: ${words.find}`}
        placeholder={words.find}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onSearch?.(event.target.value.trim());
        }}
      />
      <div role="group" aria-label={label} className={style['list']}>
        {found.slice(0, mostShown).map((one) => (
          <PickLine key={one.value} pick={one} isChosen={props.chosen.includes(one.value)} onPick={pick} />
        ))}
        {isNew && (
          <button type="button" data-pick className={style['pick']} onClick={makeNew}>
            <Icon name="plus" size={14} />
            <span className={style['name']}>{create.label(typed)}</span>
          </button>
        )}
      </div>
      {found.length === 0 && !isNew && <p className={style['nothing']}>{words.nothingFound}</p>}
    </div>
  );
}

function PickLine({
  pick: { value, label, mark, hint },
  isChosen,
  onPick,
}: {
  readonly pick: Pick;
  readonly isChosen: boolean;
  readonly onPick: (value: string) => void;
}) {
  return (
    <button type="button" data-pick aria-pressed={isChosen} className={style['pick']} onClick={() => onPick(value)}>
      {mark}
      <span className={style['name']}>{label}</span>
      {hint !== undefined && <span className={style['hint']}>{hint}</span>}
      <span className={classes(style['tick'], isChosen && style['chosen'])}>
        <Icon name="check" size={14} />
      </span>
    </button>
  );
}

/** Arrow keys walk from the field over the lines; Enter in the field takes what was found. */
function walkPicks(event: KeyboardEvent, panel: HTMLElement | null, onEnter: () => void): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
    event.preventDefault();
    onEnter();
    return;
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const stops = [...(panel?.querySelectorAll<HTMLElement>('input, [data-pick]') ?? [])];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
}
