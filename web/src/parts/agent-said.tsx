import type { ReactNode } from 'react';
import { useWords } from '../i18n/language.ts';
import { Icon } from './icon.tsx';
import { partWords } from './part-words.ts';
import style from './agent-said.module.css';

/** Text that an agent wrote, with the mark that says so: nobody takes it for a word of the hub. */
export function AgentSaid({
  children,
  isInline = false,
}: {
  readonly children: ReactNode;
  readonly isInline?: boolean;
}) {
  const words = useWords(partWords);
  const Frame = isInline ? 'span' : 'div';
  return (
    <Frame className={isInline ? style['inline'] : style['said']}>
      <span className={style['mark']} title={words.agentSaid}>
        <Icon name="agent" size={14} />
        <span className="for-readers">{words.agentSaid}</span>
      </span>
      <Frame className={style['text']}>{children}</Frame>
    </Frame>
  );
}
