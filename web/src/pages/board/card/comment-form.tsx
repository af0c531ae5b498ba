import { useState, type SubmitEvent } from 'react';
import { useNetworkId } from '../../../app/network.ts';
import { useWords } from '../../../i18n/language.ts';
import { useAct } from '../../../live/use-act.ts';
import { Button } from '../../../parts/button.tsx';
import { Refused } from '../../../parts/refused.tsx';
import { useOpenCard } from './card-context.ts';
import { cardWords } from './words.ts';
import drawer from './card-drawer.module.css';
import style from './card-history.module.css';

const longest = 4_000;

/** Writes a comment; a refused one stays in the field. */
export function CommentForm() {
  const words = useWords(cardWords);
  const { card } = useOpenCard();
  const networkId = useNetworkId();
  const [text, setText] = useState('');
  const where = { requirement_id: card.id };
  const { act, isActing, refusal, forget } = useAct(
    (hub, said: string) => hub.call('createComment', { ...where, network_id: networkId, text: said }),
    {
      showsRefusal: true,
      stale: () => [
        { call: 'listCardEvents', where },
        { call: 'getRequirement', where },
      ],
    },
  );
  const left = longest - [...text.trim()].length;
  const send = async (): Promise<void> => {
    if (text.trim() === '' || left < 0 || isActing) return;
    if ((await act(text)) !== undefined) setText('');
  };
  return (
    <form
      className={style['form']}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send();
      }}
    >
      <textarea
        rows={2}
        className={drawer['text']}
        aria-label={words.comment}
        placeholder={words.commentHint}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          if (refusal !== undefined) forget();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
          // A comment that is begun does not vanish with the drawer.
          if (event.key === 'Escape' && text.trim() !== '') event.stopPropagation();
        }}
      />
      <Refused text={refusal?.message} />
      {text.trim() !== '' && (
        <div className={drawer['buttons']}>
          <span className={left < 0 ? drawer['refusal'] : drawer['quiet']}>
            {left < 0 ? words.tooLong(left) : words.markdown}
          </span>
          <Button type="submit" look="main" isBusy={isActing} disabled={left < 0}>
            {words.comment}
          </Button>
        </div>
      )}
    </form>
  );
}
