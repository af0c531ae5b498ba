import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useWords } from '../../../i18n/language.ts';
import { refusalOf } from '../../../live/refusal.ts';
import { useAct } from '../../../live/use-act.ts';
import { useCall } from '../../../live/use-call.ts';
import { Button } from '../../../parts/button.tsx';
import { Checkbox, TextField } from '../../../parts/field.tsx';
import { Refused } from '../../../parts/refused.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import style from './terminal-page.module.css';
import { terminalWords } from './words.ts';

const everyMs = 1_000;
const lines = 300;

/** What a terminal shows, as plain text; a refusal stops the watching until the person asks again. */
export function Screen({ name }: { readonly name: string }) {
  const words = useWords(terminalWords);
  const [isWatching, setWatching] = useState(true);
  const answer = useCall('getTerminal', { name, lines }, { isWanted: isWatching, everyMs });
  const { error } = answer;
  useEffect(() => {
    if (error !== null) setWatching(false);
  }, [error]);
  const output = answer.data?.output.trimEnd();
  const pane = useBottom(output);
  if (error !== null) {
    const { message, fields } = refusalOf(error);
    const told = fields['terminal_error'];
    return (
      <div className={style['ended']}>
        <p>{words.ended}</p>
        <Refused text={typeof told === 'string' ? told : message} />
        <Button
          onClick={() => {
            setWatching(true);
            void answer.refetch();
          }}
        >
          {words.again}
        </Button>
      </div>
    );
  }
  if (output === undefined) return <Skeleton rows={8} />;
  return (
    <>
      <pre
        ref={pane}
        role="log"
        aria-live="off"
        aria-label={words.shows(name)}
        tabIndex={0}
        translate="no"
        className={style['screen']}
      >
        {output === '' ? words.blank : output}
      </pre>
      <TypeLine name={name} />
    </>
  );
}

/** Keeps the end in sight while the person has not scrolled away from it. */
function useBottom(output: string | undefined) {
  const pane = useRef<HTMLPreElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    const element = pane.current;
    if (element === null) return undefined;
    if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    const onScroll = (): void => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 24;
    };
    element.addEventListener('scroll', onScroll);
    return () => element.removeEventListener('scroll', onScroll);
  }, [output]);
  return pane;
}

function TypeLine({ name }: { readonly name: string }) {
  const words = useWords(terminalWords);
  const form = useRef<HTMLFormElement>(null);
  const { act, isActing, refusal } = useAct(
    (hub, input: { readonly text: string; readonly enter: boolean }) => hub.call('sendTerminal', { name, ...input }),
    { stale: () => [{ call: 'getTerminal' }], showsRefusal: true },
  );
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const text = values.get('text') as string;
    if (isActing || (await act({ text, enter: values.get('enter') !== null })) === undefined) return;
    form.current?.reset();
  };
  return (
    <form ref={form} className={style['type']} onSubmit={(event) => void submit(event)}>
      <TextField
        name="text"
        label={words.type}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        refusal={refusal?.message}
      />
      <Checkbox name="enter" label={words.enter} defaultChecked />
      <Button type="submit" isBusy={isActing}>
        {words.send}
      </Button>
    </form>
  );
}
