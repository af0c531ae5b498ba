import type { Node } from '@agent-collaboration-hub/client';
import { useWords } from '../../i18n/language.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { channelsOf } from './config-draft.ts';
import { configWords } from './config-words.ts';
import style from './config.module.css';

/** Says that somebody else changed a configuration meanwhile, what it is now, and lets the person decide. */
export function ConfigConflict({
  seen,
  node,
  onSettle,
}: {
  /** What the person began with, and what there is now. */
  readonly seen: Node;
  readonly node: Node;
  readonly onSettle: (isMine: boolean) => void;
}) {
  const words = useWords(configWords);
  const channels = (of: Node): string => channelsOf(of).join(words.and);
  return (
    <div role="alert" className={style['conflict']}>
      <Icon name="warning" />
      <div>
        <p>{words.conflict(seen.config_revision ?? 0, node.config_revision ?? 0)}</p>
        {node.model !== seen.model && <p>{words.now(words.model, node.model ?? words.none)}</p>}
        {channels(node) !== channels(seen) && <p>{words.now(words.channels, channels(node) || words.none)}</p>}
        <div className={style['decide']}>
          <Button onClick={() => onSettle(false)}>{words.takeTheirs}</Button>
          <Button onClick={() => onSettle(true)}>{words.mineOver}</Button>
        </div>
      </div>
    </div>
  );
}
