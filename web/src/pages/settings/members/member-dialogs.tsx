import type { NetworkMember } from '@agent-collaboration-hub/client';
import { useWords } from '../../../i18n/language.ts';
import { placeRefusal } from '../../../live/place-refusal.ts';
import { useAct } from '../../../live/use-act.ts';
import { Confirm } from '../../../parts/confirm.tsx';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { AccessFields, accessCodes, readAccess, type Access } from './access-fields.tsx';
import { GrantsDialog } from './grants-dialog.tsx';
import { nameOf } from './member-columns.tsx';
import { memberWords } from './words.ts';

/** What is asked about a member. */
export interface Asked {
  readonly what: 'change' | 'grants' | 'remove';
  readonly member: NetworkMember;
}

interface DialogProps {
  readonly networkId: string;
  readonly member: NetworkMember;
  readonly onClose: () => void;
}

/** The dialog that is asked for. */
export function MemberDialogs({
  networkId,
  asked: { what, member },
  onAsk,
}: {
  readonly networkId: string;
  readonly asked: Asked;
  readonly onAsk: (asked: Asked | undefined) => void;
}) {
  const parts = { networkId, member, onClose: () => onAsk(undefined) };
  if (what === 'remove') return <RemoveDialog {...parts} />;
  if (what === 'grants') return <GrantsDialog {...parts} />;
  return <ChangeDialog {...parts} onRestricted={() => onAsk({ what: 'grants', member })} />;
}

/** Role, access and department of a member; who becomes restricted is then given agents. */
function ChangeDialog({
  networkId,
  member,
  onClose,
  onRestricted,
}: DialogProps & { readonly onRestricted: () => void }) {
  const words = useWords(memberWords);
  const name = nameOf(member);
  const { user_id } = member;
  const { act, isActing, refusal } = useAct(
    (hub, access: Access) => hub.call('updateMember', { network_id: networkId, user_id, ...access }),
    {
      foresee: (fields) => [{ calls: ['listMembers'], key: 'user_id', id: user_id, fields: { ...fields } }],
      done: () => words.changed(name),
      showsRefusal: true,
    },
  );
  const at = placeRefusal(refusal, accessCodes);
  const send = async (values: Readonly<Record<string, string>>): Promise<void> => {
    const access = readAccess(values);
    if ((await act(access)) === undefined) return;
    if (access.agent_access === 'granted' && member.agent_access !== 'granted') onRestricted();
    else onClose();
  };
  return (
    <FormDialog
      {...{ title: words.changeOf(name), action: words.change, isBusy: isActing, refusal: at(''), onClose }}
      onSend={(values) => void send(values)}
    >
      <AccessFields member={member} at={at} />
    </FormDialog>
  );
}

function RemoveDialog({ networkId, member, onClose }: DialogProps) {
  const words = useWords(memberWords);
  const { user_id } = member;
  const { act, isActing } = useAct((hub) => hub.call('removeMember', { network_id: networkId, user_id }), {
    foresee: () => [{ calls: ['listMembers'], key: 'user_id', id: user_id, fields: null }],
    done: () => words.removed(nameOf(member)),
  });
  return (
    <Confirm
      isOpen
      {...{ title: words.removeAsk(nameOf(member)), description: words.removeText, action: words.remove, onClose }}
      isBusy={isActing}
      onConfirm={() => void act(undefined).then(onClose)}
    />
  );
}
