import { Menu as Base } from '@base-ui/react/menu';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import type { MenuItem, MenuProps } from './menu.tsx';
import style from './menu.module.css';

/** A menu that is open, under its button. */
export function MenuPopup({ trigger, groups, align = 'end' }: MenuProps) {
  return (
    <Base.Root defaultOpen>
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
  const choice = item.isChosen === undefined ? {} : { role: 'menuitemradio', 'aria-checked': item.isChosen };
  return (
    <Base.Item
      {...choice}
      className={classes(style['item'], item.isDanger === true && style['danger'])}
      onClick={item.onSelect}
    >
      {item.icon !== undefined && <Icon name={item.icon} />}
      <span className={style['name']}>{item.label}</span>
      {item.isChosen === true && <Icon name="check" />}
      {item.hint !== undefined && <span className={style['hint']}>{item.hint}</span>}
    </Base.Item>
  );
}
