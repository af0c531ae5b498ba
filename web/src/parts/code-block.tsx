import { CopyButton } from './copy.tsx';
import style from './code-block.module.css';

/** A text to copy to elsewhere as it is, below the name of the file or the program that it is for. */
export function CodeBlock({
  title,
  text,
  copyLabel,
}: {
  readonly title: string;
  readonly text: string;
  /** Names the button where a page has several: "Copy .mcp.json". */
  readonly copyLabel: string;
}) {
  return (
    <figure className={style['block']}>
      <figcaption className={style['head']}>
        <span className={style['title']}>{title}</span>
        <CopyButton text={text} label={copyLabel} />
      </figcaption>
      <pre className={style['text']} tabIndex={0} role="region" aria-label={title}>
        <code>{text}</code>
      </pre>
    </figure>
  );
}
