import { language, useWords } from '../../../i18n/language.ts';
import { Age } from '../../../parts/age.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { useBoard } from '../board-context.ts';
import { columns, priorities } from '../board-search.ts';
import { shortDay } from '../names.ts';
import { Picker } from '../picker.tsx';
import { Swatch, Tag } from '../tag.tsx';
import { boardWords } from '../words.ts';
import { useOpenCard } from './card-context.ts';
import { CardField, ChoiceField, PlainValue, ValueButton } from './card-field.tsx';
import { DateInput } from './date-input.tsx';
import { ParentField } from './parent-field.tsx';
import { AgentField, OwnerField, ParticipantsField } from './people-fields.tsx';
import { toast } from '../../../parts/toast-store.ts';
import { cardWords } from './words.ts';
import style from './card-fields.module.css';

/** The short fields of the card, each changed where it stands. */
export function CardFields() {
  const words = useWords(cardWords);
  const board = useWords(boardWords);
  const { card, edit } = useOpenCard();
  return (
    <dl aria-label={words.facts} className={style['fields']}>
      <ChoiceField
        label={board.field.column}
        value={card.column}
        options={columns}
        nameOf={(one) => board.column[one] ?? one}
        onPick={(column) => edit({ column })}
      />
      <ChoiceField
        label={board.field.priority}
        value={card.priority}
        options={priorities}
        nameOf={(one) => board.priority[one] ?? one}
        onPick={(priority) => edit({ priority })}
      />
      <OwnerField />
      <AgentField />
      <ParticipantsField />
      <ProjectField />
      <TagsField />
      <ParentField />
      <DayField name="start" />
      <DayField name="due" />
      <Reference />
      <CardField label={words.made}>
        <PlainValue text="">
          <Age at={card.created_at} />
        </PlainValue>
      </CardField>
      <CardField label={words.changed}>
        <PlainValue text="">
          <Age at={card.updated_at} />
        </PlainValue>
      </CardField>
    </dl>
  );
}

function ProjectField() {
  const { field } = useWords(boardWords);
  const { projects } = useBoard();
  const { card, mayWrite, edit } = useOpenCard();
  const project = projects.get(card.project_id ?? '');
  const text = project?.name ?? card.project_id ?? undefined;
  const mark = project && <Swatch color={project.color} />;
  const open = [...projects.values()].filter(({ archived, id }) => !archived || id === card.project_id);
  return (
    <CardField label={field.project_id}>
      {mayWrite ? (
        <Picker
          trigger={<ValueButton label={field.project_id} text={text} mark={mark} />}
          label={field.project_id}
          picks={open.map(({ id, name, color }) => ({ value: id, label: name, mark: <Swatch color={color} /> }))}
          chosen={card.project_id === null ? [] : [card.project_id]}
          onPick={(id) => edit({ project_id: id === card.project_id ? null : id })}
        />
      ) : (
        <PlainValue text={text} mark={mark} />
      )}
    </CardField>
  );
}

const longestTag = 20;
const mostTags = 10;

function TagsField() {
  const words = useWords(cardWords);
  const { field } = useWords(boardWords);
  const { tags, tagColors } = useBoard();
  const { card, mayWrite, edit } = useOpenCard();
  const set = (next: readonly string[]): void => {
    if (next.length > mostTags) toast.say(words.mostTags);
    else edit({ tags: next });
  };
  const toggle = (tag: string): void =>
    set(card.tags.includes(tag) ? card.tags.filter((one) => one !== tag) : [...card.tags, tag]);
  const create = (tag: string): void => ([...tag].length > longestTag ? toast.say(words.tagRule) : toggle(tag));
  const text = card.tags.length === 0 ? undefined : card.tags.join(', ');
  const shown = text !== undefined && (
    <span className={style['tags']}>
      {card.tags.map((tag) => (
        <Tag key={tag} name={tag} />
      ))}
    </span>
  );
  const all = [...new Set([...tags, ...card.tags])];
  return (
    <CardField label={field.tags}>
      {mayWrite ? (
        <Picker
          isMany
          trigger={
            <ValueButton label={field.tags} text={text}>
              {shown || undefined}
            </ValueButton>
          }
          label={field.tags}
          picks={all.map((tag) => ({ value: tag, label: tag, mark: <Swatch color={tagColors[tag]} /> }))}
          chosen={card.tags}
          onPick={toggle}
          create={{ label: words.newTag, onCreate: create }}
        />
      ) : (
        <PlainValue text={text}>{shown || undefined}</PlainValue>
      )}
    </CardField>
  );
}

function DayField({ name }: { readonly name: 'start' | 'due' }) {
  const { field } = useWords(boardWords);
  const { card, mayWrite, edit } = useOpenCard();
  const current = language.use();
  const day = card[name];
  return (
    <CardField label={field[name]}>
      {mayWrite ? (
        <DateInput key={day} label={field[name]} day={day} onChange={(next) => edit({ [name]: next })} />
      ) : (
        <PlainValue text={day === null ? undefined : shortDay(day, current)} />
      )}
    </CardField>
  );
}

/** Where the card stands in another system. */
function Reference() {
  const words = useWords(cardWords);
  const { card } = useOpenCard();
  const { external_ref: ref, external_url: url } = card;
  if (ref === null && url === null) return null;
  const text = ref ?? url ?? undefined;
  // The contract allows these two schemes; a link of any other is not one.
  const isSafe = url !== null && /^https?:\/\//i.test(url);
  return (
    <CardField label={words.reference}>
      <PlainValue text={text}>
        {isSafe ? (
          <a href={url} target="_blank" rel="noopener noreferrer" className={style['link']}>
            <Icon name="link" size={14} />
            <span className={style['text']}>{text}</span>
          </a>
        ) : undefined}
      </PlainValue>
    </CardField>
  );
}
