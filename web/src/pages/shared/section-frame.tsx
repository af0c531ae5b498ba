import { Link, Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { classes } from '../../parts/classes.ts';
import { Icon, type IconName } from '../../parts/icon.tsx';
import { Menu } from '../../parts/menu.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import line from '../../parts/nav-link.module.css';
import style from './section-frame.module.css';

/** A page of a section, in its navigation. */
export interface Section {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
}

/** Pages that belong together, with a heading where they need one. */
export interface SectionGroup {
  readonly label?: string;
  readonly sections: readonly Section[];
}

/** Several pages under one name: their navigation at the left, on phones a menu above, and the page itself. */
export function SectionFrame({ name, groups }: { readonly name: string; readonly groups: readonly SectionGroup[] }) {
  return (
    <div className={style['frame']}>
      <nav aria-label={name} className={style['side']}>
        {groups.map(({ label, sections }) => (
          <div key={label ?? ''} className={style['group']}>
            {label !== undefined && <p className={line['heading']}>{label}</p>}
            <ul>
              {sections.map(({ to, icon, label: text }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className={classes(line['link'], style['link'])}
                    activeOptions={{ includeSearch: false }}
                  >
                    <Icon name={icon} />
                    <span>{text}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={style['top']}>
        <SectionMenu name={name} groups={groups} />
      </div>
      <div className={style['content']}>
        <Suspense fallback={<Skeleton />}>
          <Outlet />
        </Suspense>
      </div>
    </div>
  );
}

/** The same navigation where there is no room at the side. */
function SectionMenu({ name, groups }: { readonly name: string; readonly groups: readonly SectionGroup[] }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isCurrent = ({ to }: Section): boolean => pathname.endsWith(to);
  const current = groups.flatMap(({ sections }) => sections).find(isCurrent);
  const trigger = (
    <button type="button" className={style['trigger']}>
      <span className={style['name']}>{name}</span>
      {current !== undefined && <Icon name="chevron-right" size={12} />}
      <span className={style['current']}>{current?.label ?? ''}</span>
      <Icon name="chevron-down" />
    </button>
  );
  const items = groups.map(({ label, sections }) => ({
    ...(label !== undefined && { label }),
    items: sections.map((section) => ({
      label: section.label,
      icon: section.icon,
      isChosen: section === current,
      onSelect: () => void navigate({ to: section.to }),
    })),
  }));
  return <Menu trigger={trigger} groups={items} align="start" />;
}
