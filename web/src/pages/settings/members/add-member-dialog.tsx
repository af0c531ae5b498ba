import type { NetworkMember } from '@agent-collaboration-hub/client';
import { useMay } from '../../../app/use-may.ts';
import { useWords } from '../../../i18n/language.ts';
import { placeRefusal } from '../../../live/place-refusal.ts';
import { useAct } from '../../../live/use-act.ts';
import { useList } from '../../../live/use-list.ts';
import { SelectField, TextField } from '../../../parts/field.tsx';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { AccessFields, accessCodes, readAccess, type Access } from './access-fields.tsx';
import { memberWords } from './words.ts';

const codes = { ...accessCodes, user_id: ['user_not_found', 'user_already_member'] };

/** Adds a person by their id; an instance admin, who sees everybody, chooses from a list. */
export function AddMemberDialog({
  networkId,
  present,
  onClose,
}: {
  readonly networkId: string;
  readonly present: readonly NetworkMember[];
  readonly onClose: () => void;
}) {
  const words = useWords(memberWords);
  const { administer } = useMay();
  const { act, isActing, refusal } = useAct(
    (hub, input: Access & { readonly user_id: string }) => hub.call('addMember', { network_id: networkId, ...input }),
    { stale: () => [{ call: 'listMembers' }], done: () => words.added, showsRefusal: true },
  );
  const at = placeRefusal(refusal, codes);
  const send = async (values: Readonly<Record<string, string>>): Promise<void> => {
    const { user_id = '' } = values;
    if ((await act({ user_id: user_id.trim(), ...readAccess(values) })) !== undefined) onClose();
  };
  return (
    <FormDialog
      {...{ title: words.add, action: words.add, isBusy: isActing, refusal: at(''), onClose }}
      onSend={(values) => void send(values)}
    >
      {administer ? (
        <UserField present={present} refusal={at('user_id')} />
      ) : (
        <TextField
          name="user_id"
          label={words.userId}
          hint={words.userIdHint}
          autoComplete="off"
          spellCheck={false}
          required
          autoFocus
          refusal={at('user_id')}
        />
      )}
      <AccessFields at={at} />
    </FormDialog>
  );
}

function UserField({
  present,
  refusal,
}: {
  readonly present: readonly NetworkMember[];
  readonly refusal: string | undefined;
}) {
  const words = useWords(memberWords);
  const { rows } = useList('listUsers', {}, { pageSize: 1_000 });
  const ids = new Set(present.map(({ user_id }) => user_id));
  const options = rows
    .filter(({ user_id }) => !ids.has(user_id))
    .map(({ user_id, username, display_name }) => ({
      value: user_id,
      label: display_name === null ? username : `${display_name} (${username})`,
    }));
  return (
    <SelectField
      name="user_id"
      label={words.user}
      required
      autoFocus
      options={[{ value: '', label: words.chooseUser }, ...options]}
      refusal={refusal}
    />
  );
}
