import { useWords } from '../../../i18n/language.ts';
import { Icon } from '../../../parts/icon.tsx';
import { Popover } from '../../../parts/popover.tsx';
import { Swatch } from '../tag.tsx';
import { manageWords } from './words.ts';
import style from './manage.module.css';

/** Colours that hold on light and dark ground. */
const palette = {
  blue: '#4f6bed',
  green: '#2e9e6b',
  orange: '#d9822b',
  red: '#c23c5a',
  violet: '#7a5bd1',
  cyan: '#1f8fb3',
  olive: '#8c7a2b',
  pink: '#b3479c',
  slate: '#5b7083',
  leaf: '#3f8f3a',
} as const;

type Paint = keyof typeof palette | 'none';

/** The colour of a tag or a project, and the few to choose from. */
export function ColorButton({
  name,
  color,
  onPick,
  mayClear = false,
}: {
  readonly name: string;
  readonly color: string | undefined;
  readonly onPick: (color: string | null) => void;
  readonly mayClear?: boolean;
}) {
  const words = useWords(manageWords);
  const label = words.color(name);
  const paints = Object.entries(mayClear ? { ...palette, none: null } : palette) as [Paint, string | null][];
  return (
    <Popover
      label={label}
      trigger={
        <button type="button" aria-label={label} title={label} className={style['color']}>
          <Swatch color={color} />
        </button>
      }
    >
      {(close) => (
        <div role="group" aria-label={label} className={style['palette']}>
          {paints.map(([name, paint]) => (
            <button
              key={name}
              type="button"
              aria-label={words.colors[name]}
              title={words.colors[name]}
              aria-pressed={(paint ?? undefined) === color}
              className={style['paint']}
              style={paint === null ? {} : { background: paint }}
              onClick={() => {
                onPick(paint);
                close();
              }}
            >
              {paint === null ? <Icon name="cancel" size={14} /> : paint === color && <Icon name="check" size={14} />}
            </button>
          ))}
        </div>
      )}
    </Popover>
  );
}
