import { Link, useNavigate } from '@tanstack/react-router';
import { useWords } from '../i18n/language.ts';
import { classes } from '../parts/classes.ts';
import { Icon } from '../parts/icon.tsx';
import { Menu } from '../parts/menu.tsx';
import { navigation, navigationWords, type NavigationEntry } from './navigation.ts';
import { NetworkSwitch } from './network-switch.tsx';
import { shellWords } from './shell-words.ts';
import { useMay } from './use-may.ts';
import line from '../parts/nav-link.module.css';
import style from './navigation-bars.module.css';

const groups = ['work', 'fleet', 'hub'] as const;

/** The pages that the person may see. */
export function useNavigation(): readonly NavigationEntry[] {
  const may = useMay();
  return navigation.filter(({ isFor }) => isFor?.(may) ?? true);
}

/** The navigation at the left of a wide screen. */
export function SideNavigation() {
  const words = useWords(shellWords);
  const entries = useNavigation();
  return (
    <div className={style['left']}>
      <NetworkSwitch />
      <nav aria-label={words.pages} className={style['groups']}>
        {groups.map((group) => {
          const own = entries.filter((entry) => entry.group === group);
          return own.length === 0 ? null : (
            <div key={group} className={style['group']}>
              {group !== 'work' && <p className={line['heading']}>{words.groups[group]}</p>}
              <ul>
                {own.map((entry) => (
                  <li key={entry.to}>
                    <PageLink entry={entry} className={classes(line['link'], style['link'])} />
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </nav>
    </div>
  );
}

/** The navigation at the foot of a phone: the near pages, and the rest in a menu. */
export function BottomNavigation() {
  const words = useWords(shellWords);
  const names = useWords(navigationWords);
  const navigate = useNavigate();
  const entries = useNavigation();
  const far = entries.filter(({ isNear }) => isNear !== true);
  const more = (
    <button type="button" className={style['tab']}>
      <Icon name="menu" size={20} />
      <span>{words.more}</span>
    </button>
  );
  const items = far.map(({ to, icon, name }) => ({ label: names[name], icon, onSelect: () => void navigate({ to }) }));
  return (
    <nav aria-label={words.pages} className={style['foot']}>
      {entries
        .filter(({ isNear }) => isNear === true)
        .map((entry) => (
          <PageLink key={entry.to} entry={entry} className={style['tab']} size={20} />
        ))}
      {far.length > 0 && <Menu trigger={more} groups={[{ items }]} />}
    </nav>
  );
}

function PageLink({
  entry: { to, icon, name },
  className,
  size = 16,
}: {
  readonly entry: NavigationEntry;
  readonly className: string | undefined;
  readonly size?: number;
}) {
  const names = useWords(navigationWords);
  return (
    <Link to={to} className={className} activeOptions={{ exact: to === '/', includeSearch: false }}>
      <Icon name={icon} size={size} />
      <span>{names[name]}</span>
    </Link>
  );
}
