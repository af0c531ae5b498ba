import { useState } from 'react';
import { useWords } from '../../i18n/language.ts';
import { useAct } from '../../live/use-act.ts';
import { allowedPicture } from '../../parts/allowed-picture.ts';
import { Avatar } from '../../parts/avatar.tsx';
import { TextField } from '../../parts/field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { configWords } from './config-words.ts';
import style from './config.module.css';

/** Gives an agent a picture by its address, or its initials back. */
export function PictureDialog({
  alias,
  address,
  onClose,
}: {
  readonly alias: string;
  readonly address: string | null;
  readonly onClose: () => void;
}) {
  const words = useWords(configWords);
  const [typed, setTyped] = useState(address ?? '');
  const next = typed.trim();
  const { act, isActing, refusal, forget } = useAct(
    (hub, avatar_url: string) => hub.call('updateNodeAvatar', { ref: alias, avatar_url }),
    {
      stale: () => [{ call: 'listNodes' }],
      done: (avatar_url) => (avatar_url === '' ? words.pictureCleared(alias) : words.pictureSet(alias)),
      showsRefusal: true,
    },
  );
  const isElsewhere = URL.canParse(next) && allowedPicture(next) === undefined;
  return (
    <FormDialog
      title={words.pictureTitle(alias)}
      description={words.pictureAbout}
      action={words.pictureAction}
      isBusy={isActing}
      isReady={next !== (address ?? '')}
      onClose={onClose}
      onSend={() => void act(next).then((answer) => answer !== undefined && onClose())}
    >
      <div className={style['picture']}>
        <Avatar name={alias} size={44} picture={next} />
        <TextField
          label={words.address}
          hint={isElsewhere ? words.notLoaded : words.addressHint}
          refusal={refusal?.message}
          value={typed}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2048}
          autoFocus
          onChange={(event) => {
            setTyped(event.target.value);
            if (refusal !== undefined) forget();
          }}
        />
      </div>
    </FormDialog>
  );
}
