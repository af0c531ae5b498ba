import { useNavigate } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { rememberNetwork, usePlace } from '../../app/network.ts';
import { useMay } from '../../app/use-may.ts';
import { useWords } from '../../i18n/language.ts';
import { useAct } from '../../live/use-act.ts';
import { Button } from '../../parts/button.tsx';
import { SelectField, TextField } from '../../parts/field.tsx';
import { startWords } from './words.ts';
import style from './start-page.module.css';

export interface NetworkStepProps {
  readonly isSettled: boolean;
  readonly onSettled: () => void;
}

/** The network of the agent: named by who has just begun, made or joined by who has none, else chosen. */
export function NetworkStep({ isSettled, onSettled }: NetworkStepProps) {
  const { network } = usePlace();
  if (network === undefined) return <NewNetwork onSettled={onSettled} />;
  return isSettled ? <ChosenNetwork /> : <NameNetwork onSettled={onSettled} />;
}

/** The registration made a network of the person's name; here it gets the name of the team or the work. */
function NameNetwork({ onSettled }: Pick<NetworkStepProps, 'onSettled'>) {
  const words = useWords(startWords).network;
  const { network } = usePlace();
  const { own } = useMay();
  const name = network?.network_name ?? '';
  const { act, isActing, refusal } = useAct(
    (hub, next: string) => hub.call('updateNetwork', { network_id: network?.network_id ?? '', name: next }),
    { showsRefusal: true, stale: () => [{ call: 'getMe' }] },
  );
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const next = textOf(event.currentTarget, 'name');
    if (next === name || !own || (await act(next)) !== undefined) onSettled();
  };
  return (
    <>
      <p className={style['about']}>{words.about}</p>
      <form className={style['form']} onSubmit={(event) => void submit(event)}>
        <TextField
          {...{ name: 'name', label: words.name, refusal: refusal?.message, readOnly: !own }}
          defaultValue={name}
          maxLength={100}
          required
        />
        <Button type="submit" look="main" isBusy={isActing}>
          {words.keep}
        </Button>
      </form>
    </>
  );
}

function NewNetwork({ onSettled }: Pick<NetworkStepProps, 'onSettled'>) {
  const words = useWords(startWords).network;
  const client = useQueryClient();
  const [byCode, setByCode] = useState(false);
  const { act, isActing, refusal, forget } = useAct(
    async (hub, text: string) => {
      const made = byCode
        ? await hub.call('joinNetwork', { invite_code: text })
        : await hub.call('createNetwork', { name: text });
      rememberNetwork(made.network_id);
      await client.invalidateQueries({ queryKey: ['getMe'] });
      return made;
    },
    { showsRefusal: true },
  );
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if ((await act(textOf(event.currentTarget, 'text'))) !== undefined) onSettled();
  };
  const field = byCode ? { label: words.code, hint: words.codeHint } : { label: words.name };
  return (
    <>
      <p className={style['about']}>
        {words.none} {words.about}
      </p>
      <form className={style['form']} onSubmit={(event) => void submit(event)}>
        <TextField
          key={String(byCode)}
          {...field}
          {...{ name: 'text', maxLength: 100, required: true, refusal: refusal?.message }}
        />
        <div className={style['actions']}>
          <Button type="submit" look="main" isBusy={isActing}>
            {byCode ? words.submitCode : words.create}
          </Button>
          <Button
            look="plain"
            onClick={() => {
              forget();
              setByCode(!byCode);
            }}
          >
            {byCode ? words.makeOwn : words.join}
          </Button>
        </div>
      </form>
    </>
  );
}

/** The network, and the choice where the person has several. */
function ChosenNetwork() {
  const words = useWords(startWords).network;
  const { me, network } = usePlace();
  const navigate = useNavigate({ from: '/start' });
  if (me.networks.length < 2) return <p className={style['about']}>{words.chosen(network?.network_name ?? '')}</p>;
  const choose = (id: string): void => {
    rememberNetwork(id);
    void navigate({ search: ({ agent: _was, ...now }) => ({ ...now, network: id }) });
  };
  return (
    <div className={style['form']}>
      <SelectField
        label={words.choose}
        value={network?.network_id}
        onChange={(event) => choose(event.target.value)}
        options={me.networks.map(({ network_id: value, network_name: label }) => ({ value, label }))}
      />
    </div>
  );
}

function textOf(form: HTMLFormElement, name: string): string {
  return ((new FormData(form).get(name) as string | null) ?? '').trim();
}
