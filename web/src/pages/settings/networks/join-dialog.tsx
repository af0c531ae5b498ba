import type { JoinNetworkAnswer } from '@agent-collaboration-hub/client';
import { useState } from 'react';
import { useWords } from '../../../i18n/language.ts';
import { placeRefusal } from '../../../live/place-refusal.ts';
import { useAct } from '../../../live/use-act.ts';
import { TextField } from '../../../parts/field.tsx';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { SecretDialog } from '../../../parts/secret-dialog.tsx';
import { toast } from '../../../parts/toast-store.ts';
import { roleName } from '../role-name.ts';
import { settingsWords } from '../words.ts';
import { useShowNetwork } from './use-show-network.ts';
import { networkWords } from './words.ts';

const codes = { invite_code: ['invalid_invite_code', 'invite_fully_used', 'invite_expired', 'already_member'] };

/** Joins a network by a code, or by a link that is pasted; then it is shown. */
export function JoinDialog({
  code,
  onClose,
}: {
  /** The code of the link by which the person came; empty without one. */
  readonly code: string;
  readonly onClose: () => void;
}) {
  const words = useWords(networkWords);
  const texts = useWords(settingsWords);
  const showLater = useShowNetwork();
  const [joined, setJoined] = useState<JoinNetworkAnswer>();
  const { act, isActing, refusal, forget } = useAct(
    (hub, invite_code: string) => hub.call('joinNetwork', { invite_code }),
    { stale: () => [{ call: 'listNetworks' }, { call: 'listTokens' }], showsRefusal: true },
  );
  const at = placeRefusal(refusal, codes);
  const finish = ({ network_id }: JoinNetworkAnswer, show = showLater()): void => {
    onClose();
    // Only now: a person without a network gets a new frame with it, and this dialog would be gone.
    void show(network_id);
  };
  const send = async ({ invite_code = '' }: Readonly<Record<string, string>>): Promise<void> => {
    const show = showLater();
    const answer = await act(/inv_\w+/.exec(invite_code)?.[0] ?? invite_code.trim());
    if (answer === undefined) return;
    forget();
    if (answer.network_token !== undefined) return setJoined(answer);
    toast.say(words.joined(roleName(texts, answer.role)));
    finish(answer, show);
  };
  if (joined !== undefined) {
    return (
      <SecretDialog
        title={words.joined(roleName(texts, joined.role))}
        note={words.joinedNote}
        secrets={[{ label: words.token, text: joined.network_token ?? '' }]}
        onClose={() => finish(joined)}
      />
    );
  }
  return (
    <FormDialog
      {...{ title: words.join, action: words.joinIt, isBusy: isActing, refusal: at(''), onClose }}
      onSend={(values) => void send(values)}
    >
      <TextField
        name="invite_code"
        label={words.code}
        hint={words.codeHint}
        defaultValue={code}
        autoComplete="off"
        spellCheck={false}
        required
        autoFocus
        refusal={at('invite_code')}
      />
    </FormDialog>
  );
}
