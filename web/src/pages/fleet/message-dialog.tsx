import { useId, useRef, useState, type SubmitEvent } from 'react';
import { hubOf } from '../../app/hub.ts';
import { useNetworkId } from '../../app/network.ts';
import { useWords } from '../../i18n/language.ts';
import { useSendKeys } from '../../live/use-send-keys.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { TextArea } from '../../parts/field.tsx';
import { partWords } from '../../parts/part-words.ts';
import { toast } from '../../parts/toast-store.ts';
import { sendToEach } from './send-to-each.ts';
import { fleetWords } from './words.ts';
import style from './fleet.module.css';

interface Failed {
  readonly aliases: readonly string[];
  /** Of the last one, in the hub's words. */
  readonly reason: string;
}

/** Sends one message to several agents, and says who did not get it. */
export function MessageDialog({
  aliases,
  onClose,
  onSent,
}: {
  readonly aliases: readonly string[];
  readonly onClose: () => void;
  /** Everybody has it. */
  readonly onSent: () => void;
}) {
  const words = useWords(fleetWords);
  const parts = useWords(partWords);
  const form = useId();
  const stop = useRef(false);
  const sending = useSending();
  const [done, setDone] = useState<number>();
  const [failed, setFailed] = useState<Failed>();
  const wanted = failed?.aliases ?? aliases;
  const isSending = done !== undefined;
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const message = new FormData(event.currentTarget).get('message') as string;
    setDone(0);
    const { refused, reason, reached } = await sendToEach(wanted, {
      send: sending(message),
      onStep: setDone,
      isStopped: () => stop.current,
    });
    setDone(undefined);
    if (reached > 0) toast.say(words.sent(reached));
    if (refused.length > 0) setFailed({ aliases: refused, reason });
    else onSent();
  };
  const close = (): void => {
    stop.current = true;
    onClose();
  };
  const footer = (
    <>
      <Button onClick={close}>{parts.cancel}</Button>
      <Button type="submit" form={form} look="main" icon="send" isBusy={isSending}>
        {isSending ? words.sending(done, wanted.length) : failed === undefined ? words.send : words.sendAgain}
      </Button>
    </>
  );
  const title = words.messageTitle(wanted.length);
  return (
    <Dialog isOpen onClose={close} title={title} description={words.messageHint} footer={footer}>
      <form id={form} onSubmit={(event) => void submit(event)}>
        <TextArea name="message" label={words.messageText} required autoFocus rows={5} readOnly={isSending} />
        {failed !== undefined && (
          <p role="alert" className={style['failed']}>
            {words.notSent(failed.aliases.length)}: {failed.aliases.slice(0, 8).join(', ')}. {failed.reason}
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** Sends a message to one agent; the same message reaches it once, however often it is tried. */
function useSending() {
  const networkId = useNetworkId();
  const keyOf = useSendKeys();
  return (message: string) => (alias: string) =>
    hubOf(networkId).tool(
      'send_message',
      { alias, message, network_id: networkId },
      { idempotencyKey: keyOf(alias, message) },
    );
}
