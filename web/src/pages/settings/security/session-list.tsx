import type { Token } from '@agent-collaboration-hub/client';
import { useState } from 'react';
import { signOutOrSay } from '../../../app/sign-out.ts';
import { useWords } from '../../../i18n/language.ts';
import { useAct } from '../../../live/use-act.ts';
import { useList } from '../../../live/use-list.ts';
import { Age } from '../../../parts/age.tsx';
import { Badge } from '../../../parts/badge.tsx';
import { Button } from '../../../parts/button.tsx';
import { Confirm } from '../../../parts/confirm.tsx';
import { Failure } from '../../../parts/failure.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { revokeTokens } from '../revoke-tokens.ts';
import line from '../../shared/lines.module.css';
import common from '../settings.module.css';
import style from './session-list.module.css';
import { securityWords } from './words.ts';

/** The browsers in which the person is signed in, this one first; each can be signed out, or all others at once. */
export function SessionList() {
  const words = useWords(securityWords);
  const list = useList('listTokens', {}, { pageSize: 1_000 });
  const [asked, setAsked] = useState<readonly Token[]>();
  const sessions = list.rows
    .filter(({ browser_session }) => browser_session)
    .sort((a, b) => Number(b.current) - Number(a.current));
  const others = sessions.filter(({ current }) => !current);
  const { act, isActing } = useAct(revokeTokens, {
    stale: () => [{ call: 'listTokens' }],
    done: ({ length }) => (length === 1 ? words.ended : words.endedOthers(length)),
  });
  const isOne = asked?.length === 1;
  return (
    <section className={common['section']}>
      <h2>{words.sessions}</h2>
      <p className={line['lead']}>{words.sessionsLead}</p>
      {list.isPending && <Skeleton rows={3} />}
      {list.error !== null && <Failure error={list.error} onRetry={list.retry} />}
      {!list.isPending && list.error === null && sessions.length === 0 && (
        <p className={common['empty']}>{words.noSessions}</p>
      )}
      <ul aria-label={words.sessions} className={style['list']}>
        {sessions.map((one) => (
          <SessionLine key={one.token_id} one={one} onEnd={() => setAsked([one])} />
        ))}
      </ul>
      {others.length > 1 && (
        <div className={common['actions']}>
          <Button onClick={() => setAsked(others)}>{words.endOthers}</Button>
        </div>
      )}
      <Confirm
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={isOne ? words.endOne : words.endOthersAsk(asked?.length ?? 0)}
        description={isOne ? words.endOneText : words.endOthersText}
        action={isOne ? words.end : words.endOthers}
        isBusy={isActing}
        onConfirm={() => void act(asked ?? []).then(() => setAsked(undefined))}
      />
    </section>
  );
}

function SessionLine({ one, onEnd }: { readonly one: Token; readonly onEnd: () => void }) {
  const words = useWords(securityWords);
  return (
    <li className={style['line']}>
      <Icon name="servers" />
      <div className={style['what']}>
        <span className={line['pair']}>
          <span className={line['strong']}>{words.browser}</span>
          {one.current && <Badge tone="good">{words.thisBrowser}</Badge>}
        </span>
        <span className={line['quiet']}>
          {words.signedIn} {one.created_at !== null && <Age at={one.created_at} />}
          {one.last_used_at !== null && (
            <>
              {' · '}
              {words.lastUsed} <Age at={one.last_used_at} />
            </>
          )}
        </span>
      </div>
      <Button onClick={one.current ? () => void signOutOrSay() : onEnd}>{words.end}</Button>
    </li>
  );
}
