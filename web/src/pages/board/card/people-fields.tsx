import type { Person } from '@agent-collaboration-hub/client';
import { useWords } from '../../../i18n/language.ts';
import { Avatar } from '../../../parts/avatar.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { nameOf } from '../names.ts';
import { Picker } from '../picker.tsx';
import { pickAgents, pickPeople, usePeople, type People } from '../use-people.tsx';
import { boardWords } from '../words.ts';
import { useOpenCard } from './card-context.ts';
import { CardField, PlainValue, ValueButton } from './card-field.tsx';
import style from './card-fields.module.css';

/** The person who is responsible. */
export function OwnerField() {
  const words = useWords(boardWords);
  const { card, mayWrite, edit } = useOpenCard();
  const found = usePeople();
  const { owner } = card;
  const text = owner === null ? undefined : nameOf(owner, words);
  const mark = text !== undefined && <Avatar name={text} />;
  const pick = (value: string): void => {
    const person = personOf(value, found);
    if (person === undefined || person.id === owner?.id) edit({ owner: null });
    else edit({ owner: { id: person.id, kind: 'user' } }, { owner: person });
  };
  return (
    <CardField label={words.field.owner}>
      {mayWrite ? (
        <Picker
          trigger={<ValueButton label={words.field.owner} text={text} mark={mark} />}
          label={words.field.owner}
          picks={pickPeople(found.people)}
          chosen={owner === null ? [] : [valueOf(owner)]}
          onPick={pick}
          onSearch={found.search}
        />
      ) : (
        <PlainValue text={text} mark={mark} />
      )}
    </CardField>
  );
}

/** The agent that does the work. */
export function AgentField() {
  const words = useWords(boardWords);
  const { card, mayWrite, edit } = useOpenCard();
  const found = usePeople();
  const { agent_owner: agent } = card;
  const text = agent === null ? undefined : nameOf(agent, words);
  const mark = text !== undefined && <Icon name="agent" />;
  const pick = (value: string): void => {
    const next = personOf(value, found);
    if (next === undefined || next.id === agent?.id) edit({ agent_owner: null });
    else edit({ agent_owner: { id: next.id, kind: 'node' } }, { agent_owner: next });
  };
  return (
    <CardField label={words.field.agent_owner}>
      {mayWrite ? (
        <Picker
          trigger={<ValueButton label={words.field.agent_owner} text={text} mark={mark} />}
          label={words.field.agent_owner}
          picks={pickAgents(found.agents)}
          chosen={agent === null ? [] : [valueOf(agent)]}
          onPick={pick}
          onSearch={found.search}
        />
      ) : (
        <PlainValue text={text} mark={mark} />
      )}
    </CardField>
  );
}

/** Everybody else who takes part. */
export function ParticipantsField() {
  const words = useWords(boardWords);
  const { card, mayWrite, edit } = useOpenCard();
  const found = usePeople();
  const { participants } = card;
  const names = participants.map((one) => nameOf(one, words));
  const text = names.length === 0 ? undefined : names.join(', ');
  const shown = text !== undefined && (
    <span className={style['people']}>
      {participants.map((one, index) => (
        <span key={one.id} className={style['person']}>
          {one.kind === 'node' ? <Icon name="agent" /> : <Avatar name={names[index] ?? ''} />}
          <span className={style['text']}>{names[index]}</span>
        </span>
      ))}
    </span>
  );
  const toggle = (value: string): void => {
    const person = personOf(value, found);
    if (person === undefined) return;
    const { id, kind } = person;
    const rest = participants.filter((one) => one.id !== id);
    const who = [{ id, kind: kind as 'user' }];
    if (rest.length < participants.length) edit({ participants_remove: who }, { participants: rest });
    else edit({ participants_add: who }, { participants: [...participants, person] });
  };
  return (
    <CardField label={words.field.participants}>
      {mayWrite ? (
        <Picker
          isMany
          trigger={
            <ValueButton label={words.field.participants} text={text}>
              {shown || undefined}
            </ValueButton>
          }
          label={words.field.participants}
          picks={[...pickPeople(found.people), ...pickAgents(found.agents)]}
          chosen={participants.map(valueOf)}
          onPick={toggle}
          onSearch={found.search}
        />
      ) : (
        <PlainValue text={text}>{shown || undefined}</PlainValue>
      )}
    </CardField>
  );
}

const valueOf = ({ kind, username, alias }: Person): string => `${kind}:${(kind === 'node' ? alias : username) ?? ''}`;

/** Who stands behind a line of a picker. */
function personOf(value: string, { people, agents }: People): Person | undefined {
  const name = value.slice('user:'.length);
  if (value.startsWith('node:')) {
    const agent = agents.find(({ alias }) => alias === name);
    return agent && { kind: 'node', id: agent.node_id, alias: agent.alias };
  }
  const person = people.find(({ username }) => username === name);
  return person && { kind: 'user', id: person.user_id, username: name, display_name: person.display_name };
}
