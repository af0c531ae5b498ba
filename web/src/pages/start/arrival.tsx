import { Link } from '@tanstack/react-router';
import { useState, type SubmitEvent } from 'react';
import { useNavigation } from '../../app/navigation-bars.tsx';
import { useNetworkId } from '../../app/network.ts';
import { useWords } from '../../i18n/language.ts';
import { useAct } from '../../live/use-act.ts';
import { Button } from '../../parts/button.tsx';
import { classes } from '../../parts/classes.ts';
import { Status } from '../../parts/dot.tsx';
import { TextField } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { Heard } from './use-heard.ts';
import { startWords } from './words.ts';
import style from './arrival.module.css';

/** The strip below the settings while nothing was heard. The stream turns it green, not a person. */
export function Waiting({ alias }: { readonly alias: string }) {
  const words = useWords(startWords).arrival;
  return (
    <div role="status" className={classes(style['arrival'], style['waiting'])}>
      <div className={style['line']}>
        <span className={style['mark']} aria-hidden="true">
          <span className={style['pulse']} />
        </span>
        <p className={style['title']}>{words.waiting(alias)}</p>
      </div>
      <p className={style['next']}>{words.waitingNext}</p>
    </div>
  );
}

/** The agent is there: what it said, and what to do with it. */
export function Arrived({
  alias,
  heard,
  onAnother,
}: {
  readonly alias: string;
  readonly heard: Heard;
  readonly onAnother: () => void;
}) {
  const words = useWords(startWords);
  return (
    <div className={classes(style['arrival'], style['here'])}>
      <div role="status" className={style['line']}>
        <span className={style['mark']} aria-hidden="true">
          <Icon name="check" />
        </span>
        <p className={style['title']}>{words.arrival.here(alias)}</p>
        <Status status={heard.status} at={heard.at} />
      </div>
      <Next alias={alias} onAnother={onAnother} />
    </div>
  );
}

/** What to do with an agent that is there. */
function Next({ alias, onAnother }: { readonly alias: string; readonly onAnother: () => void }) {
  const words = useWords(startWords);
  const networkId = useNetworkId();
  const hasFleet = useNavigation().some(({ to }) => to === '/fleet');
  const { act, isActing, refusal } = useAct(
    (hub, task: string) => hub.call('sendTask', { alias, task, network_id: networkId }),
    { showsRefusal: true, done: () => words.arrival.sent },
  );
  const [isSent, setSent] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const task = ((new FormData(event.currentTarget).get('task') as string | null) ?? '').trim();
    if ((await act(task)) !== undefined) setSent(true);
  };
  return (
    <>
      {!isSent && (
        <form className={style['form']} onSubmit={(event) => void submit(event)}>
          <TextField
            {...{ name: 'task', label: words.arrival.task, refusal: refusal?.message }}
            defaultValue={words.arrival.firstTask}
            required
          />
          <Button type="submit" look="main" icon="send" isBusy={isActing}>
            {words.arrival.send}
          </Button>
        </form>
      )}
      <div className={style['actions']}>
        <Link to={hasFleet ? '/fleet' : '/'} className={style['link']}>
          {words.arrival.fleet}
          <Icon name="arrow-right" />
        </Link>
        <Button look="plain" icon="plus" onClick={onAnother}>
          {words.agent.another}
        </Button>
      </div>
    </>
  );
}
