import { useWords } from '../../i18n/language.ts';
import { useAct } from '../../live/use-act.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { actionWords } from './action-words.ts';
import style from './actions.module.css';

const modes = ['normal', 'readonly', 'restricted'] as const;
type Mode = (typeof modes)[number];

/** What the tokens of a node may do. */
export function ModeDialog({
  alias,
  mode,
  onClose,
}: {
  readonly alias: string;
  readonly mode: string;
  readonly onClose: () => void;
}) {
  const words = useWords(actionWords);
  const { act, isActing, refusal } = useAct(
    (hub, next: Mode) => hub.call('setPermissionMode', { ref: alias, mode: next }),
    {
      stale: () => [{ call: 'listNodes' }],
      done: (next) => words.modeSet(alias, words.modes[next].name),
      showsRefusal: true,
    },
  );
  return (
    <FormDialog
      title={words.modeTitle(alias)}
      description={words.modeWhat}
      action={words.modeAction}
      isBusy={isActing}
      refusal={refusal?.message}
      onClose={onClose}
      onSend={({ mode: next }) => void act(next as Mode).then((answer) => answer !== undefined && onClose())}
    >
      <fieldset className={style['modes']}>
        <legend className="for-readers">{words.mode}</legend>
        {modes.map((one) => (
          <label key={one} className={style['mode']}>
            <input type="radio" name="mode" value={one} defaultChecked={one === mode} />
            <span>
              <strong>{words.modes[one].name}</strong>
              <span className={style['about']}>{words.modes[one].what}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </FormDialog>
  );
}
