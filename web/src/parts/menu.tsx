import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';
import style from './menu.module.css';

/** A line of a menu. */
export interface MenuItem {
  readonly label: string;
  readonly icon?: IconName;
  /** A quieter word at the right: keys, a count. */
  readonly hint?: string;
  readonly isDanger?: boolean;
  /** It is the present choice. */
  readonly isChosen?: boolean;
  readonly onSelect: () => void;
}

/** Lines that belong together, with a heading where they need one. */
export interface MenuGroup {
  readonly label?: string;
  readonly items: readonly MenuItem[];
}

/** A menu under a button. `trigger` is the button. */
export function Menu({
  trigger,
  groups,
  align = 'end',
}: {
  readonly trigger: ReactElement;
  readonly groups: readonly MenuGroup[];
  readonly align?: 'start' | 'end';
}) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={4} align={align} className={style['place']}>
          <Base.Popup className={style['popup']}>
            {groups.map(({ label, items }, index) => (
              <Base.Group key={label ?? index} className={style['group']}>
                {label !== undefined && <Base.GroupLabel className={style['label']}>{label}</Base.GroupLabel>}
                {items.map((item) => (
                  <MenuLine key={item.label} item={item} />
                ))}
              </Base.Group>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function MenuLine({ item }: { readonly item: MenuItem }) {
  return (
    <Base.Item className={classes(style['item'], item.isDanger === true && style['danger'])} onClick={item.onSelect}>
      {item.icon !== undefined && <Icon name={item.icon} />}
      <span className={style['name']}>{item.label}</span>
      {item.isChosen === true && <Icon name="check" />}
      {item.hint !== undefined && <span className={style['hint']}>{item.hint}</span>}
    </Base.Item>
  );
}
