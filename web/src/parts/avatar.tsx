import style from './avatar.module.css';

const hues = 8;

/** Initials of a person or an agent on a colour of their own. Pictures of other origins are not loaded. */
export function Avatar({ name, size = 20 }: { readonly name: string; readonly size?: 20 | 28 | 44 }) {
  return (
    <span
      aria-hidden="true"
      // Drawn by the style: as text the initials would be no part of the name of the button around them.
      data-initials={initialsOf(name)}
      className={`${style['avatar']} ${style[`size-${size}`]} ${style[`hue-${hueOf(name)}`]}`}
    />
  );
}

function initialsOf(name: string): string {
  const parts = name.split(/[\s._-]+/).filter((part) => part !== '');
  const letters = parts.length > 1 ? parts.slice(0, 2).map((part) => [...part][0]) : [...(parts[0] ?? '?')].slice(0, 1);
  return letters.join('').toUpperCase();
}

function hueOf(name: string): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return sum % hues;
}
