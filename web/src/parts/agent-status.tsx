import { defineWords } from '../i18n/words.ts';
import { useWords } from '../i18n/language.ts';
import { Age, useNow } from './age.tsx';
import { classes } from './classes.ts';
import { Dot } from './dot.tsx';
import { partWords } from './part-words.ts';
import { wireTime } from './wire-time.ts';
import style from './agent-status.module.css';

const sources = defineWords({
  en: {
    never: 'never reported',
    said: 'said ',
    saidEnd: '',
    silent: 'silent for ',
    silentEnd: '',
    old: 'The agent has not repeated this for some minutes.',
    heard: 'The agent said so itself.',
    byHub: 'The hub says so: the agent has been silent for over ten minutes.',
  },
  zh: {
    never: '从未上报',
    said: '',
    saidEnd: '上报',
    silent: '已静默 ',
    silentEnd: '',
    old: '智能体已有数分钟没有再次上报。',
    heard: '由智能体自行上报。',
    byHub: '由 Hub 判定：智能体静默已超过十分钟。',
  },
});

const oldMs = 5 * 60_000;

/**
 * The status of an agent with its source and age: "working · said 2 min ago" by the agent, "offline · silent for 3 h" by
 * the hub. A word that is some minutes old is marked: nothing works for ever. `at` undefined means it never reported.
 */
export function AgentStatus({ status, at }: { readonly status: string; readonly at: string | undefined }) {
  const words = useWords(sources);
  const { status: names } = useWords(partWords);
  const now = useNow();
  const isOffline = status === 'offline';
  const isOld = at !== undefined && !isOffline && now - wireTime(at) > oldMs;
  const name = at === undefined ? words.never : ((names as Readonly<Record<string, string>>)[status] ?? status);
  return (
    <span className={style['status']}>
      <span className={style['parts']}>
        <span className={style['word']}>
          <Dot status={at === undefined ? 'offline' : status} />
          <span className={style['name']}>{name}</span>
        </span>
        {at !== undefined && (
          <span
            className={classes(style['age'], isOld && style['old'])}
            title={isOffline ? words.byHub : isOld ? words.old : words.heard}
          >
            {isOffline ? words.silent : words.said}
            <Age at={at} isShort={isOffline} />
            {isOffline ? words.silentEnd : words.saidEnd}
          </span>
        )}
      </span>
    </span>
  );
}
