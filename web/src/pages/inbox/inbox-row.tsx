import { useWords } from '../../i18n/language.ts';
import { Age } from '../../parts/age.tsx';
import { AgentSaid } from '../../parts/agent-said.tsx';
import { Avatar } from '../../parts/avatar.tsx';
import { Badge } from '../../parts/badge.tsx';
import { IconButton } from '../../parts/button.tsx';
import { classes } from '../../parts/classes.ts';
import type { InboxEntry } from './inbox-entry.ts';
import { inboxWords } from './words.ts';
import style from './inbox-row.module.css';

const tones = { success: 'good', warning: 'soon', error: 'now' } as const;

/** One message: who, what, how it begins, when, and the mark of what was not read. */
export function InboxRow({
  entry,
  name,
  onOpen,
  onRead,
}: {
  readonly entry: InboxEntry;
  /** The address of who really sent it, where it is known. */
  readonly name: string | undefined;
  readonly onOpen: () => void;
  readonly onRead: () => void;
}) {
  const words = useWords(inboxWords);
  const { from, title, text, isRead } = entry;
  const head = title ?? firstLine(text);
  return (
    <article className={classes(style['row'], !isRead && style['unread'])}>
      <Avatar name={from} size={28} />
      <div className={style['what']}>
        <p className={style['head']}>
          <span className={style['from']}>{from}</span>
          {name !== undefined && name !== from && <span className={style['real']}>{words.really(name)}</span>}
          {entry.kind !== 'direct' && <Badge>{words.kinds[entry.kind]}</Badge>}
          <SeverityBadge severity={entry.severity} />
        </p>
        <button type="button" className={style['open']} onClick={onOpen}>
          {!isRead && <span className="for-readers">{words.isUnread}: </span>}
          {title === undefined && entry.isFromAgent ? <AgentSaid isInline>{head}</AgentSaid> : head}
        </button>
        {title !== undefined && (
          <span className={style['text']}>
            {entry.isFromAgent ? <AgentSaid isInline>{firstLine(text)}</AgentSaid> : firstLine(text)}
          </span>
        )}
      </div>
      <span className={style['at']}>
        <Age at={entry.at} isShort />
      </span>
      <span className={style['tool']}>
        {isRead ? null : <IconButton icon="check" label={words.read} onClick={onRead} />}
      </span>
    </article>
  );
}

/** What a sender says of its message: good news, a warning, an error. */
export function SeverityBadge({ severity }: { readonly severity: string }) {
  const words = useWords(inboxWords);
  const tone = (tones as Readonly<Record<string, 'good' | 'soon' | 'now' | undefined>>)[severity];
  if (tone === undefined) return null;
  return <Badge tone={tone}>{words.severity[severity as keyof typeof tones]}</Badge>;
}

function firstLine(text: string): string {
  return text.trimStart().split('\n', 1)[0]?.slice(0, 300) ?? '';
}
