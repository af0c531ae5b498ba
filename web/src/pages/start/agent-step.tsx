import type { SubmitEvent } from 'react';
import { useNetworkId } from '../../app/network.ts';
import { useStillHere } from '../../app/use-still-here.ts';
import { useWords } from '../../i18n/language.ts';
import { useAct } from '../../live/use-act.ts';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/field.tsx';
import { findSession } from './find-session.ts';
import { startWords } from './words.ts';
import style from './start-page.module.css';

/** An agent that has got its token in this page. */
export interface Minted {
  readonly alias: string;
  /** Shown once: only this page knows it. */
  readonly token: string;
  /** When it had last reported until then; undefined when never. */
  readonly seenBefore: string | undefined;
}

/** The agent: a name, and the token that belongs to it. */
export function AgentStep({
  alias,
  hasToken,
  onMinted,
  onAnother,
}: {
  /** The agent that is waited for. */
  readonly alias: string | undefined;
  readonly hasToken: boolean;
  readonly onMinted: (minted: Minted) => void;
  /** Leaves this agent for another; undefined where that is offered elsewhere. */
  readonly onAnother: (() => void) | undefined;
}) {
  const words = useWords(startWords).agent;
  const networkId = useNetworkId() ?? '';
  const { act, isActing, refusal } = useAct(
    async (hub, name: string): Promise<Minted> => {
      const before = await findSession(hub, name);
      const { token } = await hub.call('issueNodeToken', { network_id: networkId, node_name: name });
      return { alias: name, token, seenBefore: before?.last_seen_at };
    },
    { showsRefusal: true, stale: () => [{ call: 'listTokens' }, { call: 'listNodes' }] },
  );
  const stillHere = useStillHere();
  const mint = async (name: string): Promise<void> => {
    const isHere = stillHere();
    const minted = await act(name);
    if (minted !== undefined && isHere()) onMinted(minted);
  };
  if (alias !== undefined) {
    return (
      <KnownAgent
        {...{ alias, hasToken, isActing, onAnother }}
        refusal={refusal?.message}
        onMint={() => void mint(alias)}
      />
    );
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void mint(((new FormData(event.currentTarget).get('alias') as string | null) ?? '').trim());
  };
  return (
    <>
      <p className={style['about']}>{words.about}</p>
      <form className={style['form']} onSubmit={submit}>
        <TextField
          {...{ name: 'alias', label: words.name, hint: words.hint, refusal: refusal?.message }}
          placeholder={words.suggestion}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          required
        />
        <Button type="submit" look="main" icon="key" isBusy={isActing}>
          {words.create}
        </Button>
      </form>
    </>
  );
}

/** An agent that has its token, or whose token was shown before. */
function KnownAgent(props: {
  readonly alias: string;
  readonly hasToken: boolean;
  readonly isActing: boolean;
  readonly refusal: string | undefined;
  readonly onMint: () => void;
  readonly onAnother: (() => void) | undefined;
}) {
  const words = useWords(startWords).agent;
  const { alias, hasToken, refusal } = props;
  return (
    <div className={style['actions']}>
      <p className={style['about']}>{hasToken ? words.made(alias) : words.known(alias)}</p>
      {!hasToken && (
        <Button icon="key" isBusy={props.isActing} onClick={props.onMint}>
          {words.again}
        </Button>
      )}
      {props.onAnother !== undefined && (
        <Button look="plain" onClick={props.onAnother}>
          {words.another}
        </Button>
      )}
      {refusal !== undefined && (
        <p role="alert" className={style['refusal']}>
          {refusal}
        </p>
      )}
    </div>
  );
}
