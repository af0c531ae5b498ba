import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { usePlace } from '../../app/network.ts';
import { useMay } from '../../app/use-may.ts';
import { useWords } from '../../i18n/language.ts';
import { Button } from '../../parts/button.tsx';
import { CopyButton } from '../../parts/copy.tsx';
import { PageHeader } from '../../parts/page-header.tsx';
import { AgentStep, type Minted } from './agent-step.tsx';
import { Arrived, Waiting } from './arrival.tsx';
import { ClientStep } from './client-step.tsx';
import { NetworkStep } from './network-step.tsx';
import type { Begun } from './start-page.tsx';
import { Step, Steps } from './steps.tsx';
import { useHeard, type Heard } from './use-heard.ts';
import { startWords } from './words.ts';
import style from './start-page.module.css';

/** The steps of who is signed in: the network, the agent, the settings, and the wait for its first report. */
export function ConnectSteps({ begun }: { readonly begun: Begun | undefined }) {
  const words = useWords(startWords);
  const { network } = usePlace();
  const may = useMay();
  const { agent } = useSearch({ from: '/start' });
  const navigate = useNavigate({ from: '/start' });
  const [isSettled, setSettled] = useState(begun === undefined);
  const [minted, setMinted] = useState<Minted>();
  const hasNetwork = network !== undefined && isSettled;
  const mayConnect = may.write && may.reachAll;
  const isAgentDone = hasNetwork && agent !== undefined && mayConnect;
  const name = (alias: string | undefined): void => {
    void navigate({ search: ({ agent: _was, ...now }) => ({ ...now, ...(alias !== undefined && { agent: alias }) }) });
  };
  const onMinted = (next: Minted): void => {
    setMinted(next);
    name(next.alias);
  };
  const known = minted !== undefined && minted.alias === agent ? minted : undefined;
  const heard = useHeard(agent, known);
  const isHere = isAgentDone && heard !== undefined;
  return (
    <>
      <PageHeader title={begun === undefined ? words.titleConnect : words.titleFirst} />
      <p className={style['lead']}>{begun === undefined ? words.leadConnect : words.lead}</p>
      <Steps>
        <Step number={1} title={words.steps.account} state="done">
          <Account begun={begun} />
        </Step>
        <Step number={2} title={words.steps.network} state={hasNetwork ? 'done' : 'now'}>
          <NetworkStep isSettled={hasNetwork} onSettled={() => setSettled(true)} />
        </Step>
        <Step number={3} title={words.steps.agent} state={!hasNetwork ? 'later' : isAgentDone ? 'done' : 'now'}>
          {mayConnect ? (
            <AgentStep
              alias={agent}
              hasToken={known !== undefined}
              onMinted={onMinted}
              onAnother={isHere ? undefined : () => name(undefined)}
            />
          ) : (
            <p className={style['about']}>{may.write ? words.agent.restricted : words.agent.viewer}</p>
          )}
        </Step>
        <Step number={4} title={words.steps.connect} state={isHere ? 'done' : isAgentDone ? 'now' : 'later'}>
          {agent !== undefined && (
            <Connect {...{ alias: agent, token: known?.token, heard }} onAnother={() => name(undefined)} />
          )}
        </Step>
      </Steps>
    </>
  );
}

/** The settings and the wait; once the agent is there, what to do with it, and the settings on demand. */
function Connect({
  alias,
  token,
  heard,
  onAnother,
}: {
  readonly alias: string;
  readonly token: string | undefined;
  readonly heard: Heard | undefined;
  readonly onAnother: () => void;
}) {
  const words = useWords(startWords).connect;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={style['connect']}>
      {heard !== undefined && <Arrived {...{ alias, heard, onAnother }} />}
      {heard !== undefined && (
        <div>
          <Button look="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? words.hide : words.show}
          </Button>
        </div>
      )}
      {(heard === undefined || isOpen) && <ClientStep alias={alias} token={token} />}
      {heard === undefined && <Waiting alias={alias} />}
    </div>
  );
}

/** Who is signed in, and the password of who came by the link. */
function Account({ begun }: { readonly begun: Begun | undefined }) {
  const words = useWords(startWords).account;
  const { user } = usePlace().me;
  const name = user.display_name ?? user.username;
  return (
    <>
      <p className={style['about']}>{user.role === 'admin' ? words.admin(name) : words.person(name)}</p>
      {begun?.password !== undefined && (
        <div className={style['secret']}>
          {words.secret}
          <span>
            <code>{begun.password}</code>
            <CopyButton text={begun.password} label={words.copySecret} />
          </span>
        </div>
      )}
    </>
  );
}
