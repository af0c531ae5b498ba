import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import style from './empty.module.css';

/** What stands in place of an empty list: what that means, and the next step. */
export function Empty({
  icon,
  title,
  children,
}: {
  readonly icon: IconName;
  readonly title: string;
  /** The next step, as a sentence or a button. */
  readonly children?: ReactNode;
}) {
  return (
    <div className={style['empty']}>
      <span className={style['icon']}>
        <Icon name={icon} size={22} />
      </span>
      <p className={style['title']}>{title}</p>
      {children !== undefined && <div className={style['next']}>{children}</div>}
    </div>
  );
}
