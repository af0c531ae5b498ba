import type { AttentionAction, AttentionItem } from '@agent-collaboration-hub/client';
import { useMay } from '../../app/use-may.ts';
import { useWords } from '../../i18n/language.ts';
import { useAct } from '../../live/use-act.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Menu } from '../../parts/menu.tsx';
import type { Asked } from './action-dialog.tsx';
import { canRun } from './run-action.ts';
import { snoozeChoices } from './snooze-choices.ts';
import { goneOf, useRunAction } from './use-run-action.ts';
import { attentionWords } from './words.ts';
import style from './attention-actions.module.css';

/** What mends an item: the first action as a button, the others in a menu, and the snooze. Cells of the row's grid. */
export function AttentionActions({
  item,
  onAsk,
}: {
  readonly item: AttentionItem;
  readonly onAsk: (asked: Asked) => void;
}) {
  const words = useWords(attentionWords);
  const may = useMay();
  const { act, isActing } = useRunAction(item);
  const start = (action: AttentionAction): void => {
    if (action.needs.length > 0) onAsk({ item, action });
    else void act({ action, values: {} });
  };
  const actions = item.actions.filter((action) => canRun(action, may, item.kind));
  const [first, ...others] = actions;
  const items = others.map((action) => ({ label: words.action(action.title), onSelect: () => start(action) }));
  return (
    <>
      {first !== undefined && (
        <div className={style['main']}>
          <Button isBusy={isActing} onClick={() => start(first)}>
            {words.action(first.title)}
          </Button>
        </div>
      )}
      <div className={style['tools']}>
        {items.length > 0 && <Menu trigger={<IconButton icon="more" label={words.more} />} groups={[{ items }]} />}
        <Snooze item={item} />
      </div>
    </>
  );
}

/** Hides an item until later, for this person; the toast takes it back. */
function Snooze({ item }: { readonly item: AttentionItem }) {
  const words = useWords(attentionWords);
  const stale = () => [{ call: 'listAttention' }];
  const wake = useAct((hub) => hub.call('snoozeAttention', { key: item.key, until: new Date().toISOString() }), {
    stale,
  });
  const { act } = useAct((hub, until: string) => hub.call('snoozeAttention', { key: item.key, until }), {
    foresee: () => [goneOf(item)],
    stale,
    done: () => words.snoozed,
    undo: () => wake.act(undefined),
  });
  const items = snoozeChoices(new Date()).map(({ name, until }) => ({
    label: words.snoozeUntil[name],
    onSelect: () => void act(until),
  }));
  return <Menu trigger={<IconButton icon="snooze" label={words.snooze} />} groups={[{ label: words.snooze, items }]} />;
}
