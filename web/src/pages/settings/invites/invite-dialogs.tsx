import type { Invite } from '@agent-collaboration-hub/client';
import { useWords } from '../../../i18n/language.ts';
import { placeRefusal } from '../../../live/place-refusal.ts';
import { useAct } from '../../../live/use-act.ts';
import { Confirm } from '../../../parts/confirm.tsx';
import { SelectField } from '../../../parts/field.tsx';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { ReachFields, readAccess } from '../members/access-fields.tsx';
import { roleName } from '../role-name.ts';
import style from '../settings.module.css';
import { settingsWords } from '../words.ts';
import { inviteWords } from './words.ts';

const codes = { role: ['invalid_role'], agent_access: [], task_access: [], max_uses: [], expires_days: [] };
const uses = ['1', '5', '25', '-1'] as const;
const days = ['1', '7', '30', ''] as const;

/** Makes an invite; its code is told once. */
export function NewInviteDialog({
  networkId,
  onClose,
  onMade,
}: {
  readonly networkId: string;
  readonly onClose: () => void;
  readonly onMade: (code: string) => void;
}) {
  const words = useWords(inviteWords);
  const { act, isActing, refusal, forget } = useAct(
    (hub, values: Readonly<Record<string, string>>) => {
      const { department: _none, ...access } = readAccess(values);
      const { max_uses = '1', expires_days = '' } = values;
      const limits = {
        max_uses: Number(max_uses),
        ...(expires_days !== '' && { expires_days: Number(expires_days) }),
      };
      return hub.call('createInvite', { network_id: networkId, ...access, ...limits });
    },
    { stale: () => [{ call: 'listInvites' }], showsRefusal: true },
  );
  const at = placeRefusal(refusal, codes);
  const send = async (values: Readonly<Record<string, string>>): Promise<void> => {
    const made = await act(values);
    if (made === undefined) return;
    forget();
    onMade(made.invite_code);
  };
  return (
    <FormDialog
      {...{ title: words.make, action: words.create, isBusy: isActing, refusal: at(''), onClose }}
      onSend={(values) => void send(values)}
    >
      <ReachFields at={at} />
      <div className={style['two']}>
        <SelectField
          name="max_uses"
          label={words.maxUses}
          options={uses.map((value) => ({ value, label: words.many[value] }))}
          refusal={at('max_uses')}
        />
        <SelectField
          name="expires_days"
          label={words.expiresIn}
          defaultValue="7"
          options={days.map((value) => ({ value, label: words.days[value] }))}
          refusal={at('expires_days')}
        />
      </div>
    </FormDialog>
  );
}

/** Takes an invite back. */
export function DeleteInviteDialog({
  networkId,
  invite: { invite_id, role },
  onClose,
}: {
  readonly networkId: string;
  readonly invite: Invite;
  readonly onClose: () => void;
}) {
  const words = useWords(inviteWords);
  const name = roleName(useWords(settingsWords), role);
  const { act, isActing } = useAct((hub) => hub.call('deleteInvite', { network_id: networkId, invite_id }), {
    foresee: () => [{ calls: ['listInvites'], key: 'invite_id', id: invite_id, fields: null }],
    done: () => words.removed,
  });
  return (
    <Confirm
      isOpen
      {...{ title: words.removeAsk(name), description: words.removeText, action: words.remove, onClose }}
      isBusy={isActing}
      onConfirm={() => void act(undefined).then(onClose)}
    />
  );
}
