import { useState } from 'react';
import { useWords } from '../../../i18n/language.ts';
import { useCall } from '../../../live/use-call.ts';
import { Picker } from '../picker.tsx';
import { boardWords } from '../words.ts';
import { useOpenCard } from './card-context.ts';
import { CardField, PlainValue, ValueButton } from './card-field.tsx';

const mostFound = 30;

/** The card that this one is a part of. */
export function ParentField() {
  const { field, column } = useWords(boardWords);
  const { card, mayWrite, edit } = useOpenCard();
  const [q, setQ] = useState<string>();
  const { parent_id: parentId } = card;
  const { data: above } = useCall(
    'getRequirement',
    { requirement_id: parentId ?? '' },
    { isWanted: parentId !== null },
  );
  const { data: found } = useCall(
    'listRequirements',
    { view: 'summary', limit: mostFound, ...(q !== undefined && q !== '' && { q }) },
    { isWanted: q !== undefined },
  );
  const parent = parentId === null ? undefined : above?.requirement;
  const text = parentId === null ? undefined : parent === undefined ? '…' : `#${parent.seq} ${parent.name}`;
  const others = found?.requirements.filter(({ id }) => id !== card.id) ?? [];
  return (
    <CardField label={field.parent_id}>
      {mayWrite ? (
        <Picker
          trigger={<ValueButton label={field.parent_id} text={text} />}
          label={field.parent_id}
          picks={others.map((one) => ({
            value: one.id,
            label: `#${one.seq} ${one.name}`,
            hint: column[one.column as 'done'] ?? one.column,
          }))}
          chosen={parentId === null ? [] : [parentId]}
          onPick={(id) => edit({ parent_id: id === parentId ? null : id })}
          onSearch={setQ}
        />
      ) : (
        <PlainValue text={text} />
      )}
    </CardField>
  );
}
