import type { MemberNetwork } from '@agent-collaboration-hub/client';
import { usePlace } from '../../../app/network.ts';
import { useWords } from '../../../i18n/language.ts';
import { placeRefusal } from '../../../live/place-refusal.ts';
import { useAct } from '../../../live/use-act.ts';
import { ConfirmByName } from '../../../parts/confirm-by-name.tsx';
import { Confirm } from '../../../parts/confirm.tsx';
import { TextField } from '../../../parts/field.tsx';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { useShowNetwork } from './use-show-network.ts';
import { networkWords } from './words.ts';

interface OfNetwork {
  readonly network: MemberNetwork;
  readonly onClose: () => void;
}

const codes = { name: ['name_required', 'name_taken', 'network_name_taken', 'network_quota_exceeded'] };
const stale = () => ['listNetworks', 'getMe', 'getNetwork'].map((call) => ({ call }));

/** Makes a network and shows it. */
export function NewNetworkDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(networkWords);
  const showLater = useShowNetwork();
  const { act, isActing, refusal } = useAct(
    (hub, input: { readonly name: string; readonly description: string | null }) => hub.call('createNetwork', input),
    { stale: () => [{ call: 'listNetworks' }], done: ({ name }) => words.created(name), showsRefusal: true },
  );
  const at = placeRefusal(refusal, { ...codes, description: [] });
  const send = async ({ name = '', description = '' }: Readonly<Record<string, string>>): Promise<void> => {
    const show = showLater();
    const made = await act({ name: name.trim(), description: description.trim() || null });
    if (made === undefined) return;
    onClose();
    await show(made.network_id);
  };
  return (
    <FormDialog
      {...{ title: words.make, action: words.create, isBusy: isActing, refusal: at(''), onClose }}
      onSend={(values) => void send(values)}
    >
      <TextField name="name" label={words.name} hint={words.nameHint} required autoFocus refusal={at('name')} />
      <TextField name="description" label={words.description} refusal={at('description')} />
    </FormDialog>
  );
}

/** Gives a network another name. */
export function RenameDialog({ network: { network_id, network_name }, onClose }: OfNetwork) {
  const words = useWords(networkWords);
  const { act, isActing, refusal } = useAct((hub, name: string) => hub.call('updateNetwork', { network_id, name }), {
    stale,
    done: words.renamed,
    showsRefusal: true,
  });
  const at = placeRefusal(refusal, codes);
  const send = async ({ name = '' }: Readonly<Record<string, string>>): Promise<void> => {
    if ((await act(name.trim())) !== undefined) onClose();
  };
  return (
    <FormDialog
      {...{
        title: `${words.rename}: ${network_name}`,
        action: words.rename,
        isBusy: isActing,
        refusal: at(''),
        onClose,
      }}
      onSend={(values) => void send(values)}
    >
      <TextField name="name" label={words.name} defaultValue={network_name} required autoFocus refusal={at('name')} />
    </FormDialog>
  );
}

/** Ends the person's own membership. */
export function LeaveDialog({ network: { network_id, network_name }, onClose }: OfNetwork) {
  const words = useWords(networkWords);
  const { user } = usePlace().me;
  const { act, isActing } = useAct((hub) => hub.call('removeMember', { network_id, user_id: user.user_id }), {
    stale,
    done: () => words.left(network_name),
  });
  return (
    <Confirm
      isOpen
      {...{ title: words.leaveAsk(network_name), description: words.leaveText, action: words.leave, onClose }}
      isBusy={isActing}
      onConfirm={() => void act(undefined).then(onClose)}
    />
  );
}

/** Deletes a network with all that is in it. */
export function DeleteDialog({ network: { network_id, network_name }, onClose }: OfNetwork) {
  const words = useWords(networkWords);
  const { act, isActing, refusal } = useAct((hub) => hub.call('deleteNetwork', { network_id }), {
    stale,
    done: () => words.deleted(network_name),
    showsRefusal: true,
  });
  const remove = async (): Promise<void> => {
    if ((await act(undefined)) !== undefined) onClose();
  };
  return (
    <ConfirmByName
      {...{ title: words.deleteAsk(network_name), description: words.deleteText, action: words.deleteAction, onClose }}
      name={network_name}
      isBusy={isActing}
      refusal={refusal?.message}
      onConfirm={() => void remove()}
    />
  );
}
