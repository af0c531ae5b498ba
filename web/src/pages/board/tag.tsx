import { useBoard } from './board-context.ts';
import style from './tag.module.css';

/** A tag with its colour. */
export function Tag({ name }: { readonly name: string }) {
  const { tagColors } = useBoard();
  return (
    <span className={style['tag']}>
      <Swatch color={tagColors[name]} />
      <span className={style['name']}>{name}</span>
    </span>
  );
}

/** The colour of a tag or a project beside its name; a ring where it has none. */
export function Swatch({ color }: { readonly color: string | undefined }) {
  return <span aria-hidden="true" className={style['dot']} style={color === undefined ? {} : { background: color }} />;
}
