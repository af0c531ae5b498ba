import { useState } from 'react';
import { allowedPicture } from './allowed-picture.ts';
import style from './avatar.module.css';

const hues = 8;

interface AvatarProps {
  readonly name: string;
  readonly size?: 20 | 28 | 44;
  /** The address of a picture; it is loaded only from origins that the operator let in. */
  readonly picture?: string | null | undefined;
}

/** Initials of a person or an agent on a colour of their own, below its picture where there is one. */
export function Avatar({ name, size = 20, picture }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const address = allowedPicture(picture);
  return (
    <span
      aria-hidden="true"
      // Drawn by the style: as text the initials would be no part of the name of the button around them.
      data-initials={initialsOf(name)}
      className={`${style['avatar']} ${style[`size-${size}`]} ${style[`hue-${hueOf(name)}`]}`}
    >
      {address !== undefined && address !== broken && (
        <img src={address} alt="" loading="lazy" onError={() => setBroken(address)} />
      )}
    </span>
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
