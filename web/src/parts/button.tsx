import type { ComponentProps, MouseEvent } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';
import style from './button.module.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** `main` is the one action of a place; `danger` cannot be taken back; `plain` has no edge. */
  readonly look?: 'main' | 'usual' | 'plain' | 'danger';
  /** Before the text; `chevron-down`, which says that something opens, behind it. */
  readonly icon?: IconName;
  /** Its action is under way: it says so and takes no second click. */
  readonly isBusy?: boolean;
}

/** A button with a text. */
export function Button({ look = 'usual', icon, isBusy = false, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? preventClick : rest.onClick}
      className={classes(style['button'], style[look], isBusy && style['busy'])}
    >
      {icon !== undefined && icon !== 'chevron-down' && <Icon name={icon} />}
      {children}
      {icon === 'chevron-down' && <Icon name={icon} />}
    </button>
  );
}

/** Keeps a form from being sent: Enter in a field of it clicks its button too. */
function preventClick(event: MouseEvent): void {
  event.preventDefault();
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  readonly icon: IconName;
  /** What it does: its name for assistive technology and on hover. */
  readonly label: string;
  readonly isPressed?: boolean;
}

/** A button of an icon alone. */
export function IconButton({ icon, label, isPressed, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={isPressed}
      className={classes(style['button'], style['plain'], style['square'])}
    >
      <Icon name={icon} />
    </button>
  );
}
