import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isFresh, session } from '../../app/session.ts';
import { ShellSkeleton } from '../../app/shell.tsx';
import { Unreachable } from '../../app/signed-in.tsx';
import { WithPlace } from '../../app/with-place.tsx';
import { useWords } from '../../i18n/language.ts';
import { PageHeader } from '../../parts/page-header.tsx';
import { AccountStep } from './account-step.tsx';
import { ConnectSteps } from './connect-steps.tsx';
import { StartFrame } from './start-frame.tsx';
import { readStartCode } from './start-search.ts';
import { Step, Steps } from './steps.tsx';
import { startWords } from './words.ts';
import style from './start-page.module.css';

/** What this page did for the person and shows once. */
export interface Begun {
  /** The password that the hub made, for who came by the link. */
  readonly password: string | undefined;
}

/** The first run: from nobody to an agent that is there. Later it is where the next agents are connected. */
export function StartPage() {
  const state = session.use();
  const isFirst = isFresh.use();
  const [begun, setBegun] = useState<Begun>();
  const isNobody = state === 'signed-out' || (state === 'open' && isFirst && begun === undefined);
  const code = readStartCode(useLocation().hash);
  const navigate = useNavigate();
  if (state === 'unreachable') return <Unreachable />;
  // While the new session begins, the page stays as it is.
  if (isNobody || (state === 'starting' && begun !== undefined)) {
    const onBegun = (next: Begun): void => {
      setBegun(next);
      void navigate({ to: '/start', search: {}, hash: '', replace: true });
    };
    return <Beginning code={code} onBegun={onBegun} />;
  }
  if (state === 'starting') return <ShellSkeleton />;
  return (
    <WithPlace>
      {(place) => (
        <StartFrame hasConsole={place.network !== undefined}>
          <ConnectSteps begun={begun} />
        </StartFrame>
      )}
    </WithPlace>
  );
}

/** The page before anybody is signed in: one step to do, and the names of the others. */
function Beginning({ code, onBegun }: { readonly code: string | undefined; readonly onBegun: (begun: Begun) => void }) {
  const words = useWords(startWords);
  const isFirst = isFresh.use();
  return (
    <StartFrame hasConsole={false}>
      <PageHeader title={isFirst ? words.titleFirst : words.titleAccount} />
      <p className={style['lead']}>{words.lead}</p>
      <Steps>
        <Step number={1} title={words.steps.account} state="now">
          <AccountStep code={isFirst ? code : undefined} isFirst={isFirst} onBegun={onBegun} />
        </Step>
        <Step number={2} title={words.steps.network} state="later" />
        <Step number={3} title={words.steps.agent} state="later" />
        <Step number={4} title={words.steps.connect} state="later" />
      </Steps>
    </StartFrame>
  );
}
