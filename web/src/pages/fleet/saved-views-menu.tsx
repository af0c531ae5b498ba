import type { SubmitEvent } from 'react';
import { useWords } from '../../i18n/language.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { TextField } from '../../parts/field.tsx';
import { Popover } from '../../parts/popover.tsx';
import { toast } from '../../parts/toast-store.ts';
import type { FleetSearch } from './fleet-search.ts';
import { forgetView, savedViews, saveView } from './saved-views.ts';
import { fleetWords } from './words.ts';
import style from './fleet.module.css';

/** The filters that the person saved, and a name for the present one. */
export function SavedViews({
  search,
  onChoose,
}: {
  readonly search: FleetSearch;
  readonly onChoose: (search: FleetSearch) => void;
}) {
  const words = useWords(fleetWords);
  const views = savedViews.use();
  const submit = (event: SubmitEvent<HTMLFormElement>, close: () => void): void => {
    event.preventDefault();
    const name = (new FormData(event.currentTarget).get('name') as string).trim();
    if (name === '') return;
    saveView({ name, search });
    close();
    toast.say(words.isSaved(name), () => forgetView(name));
  };
  return (
    <Popover
      label={words.saved}
      trigger={
        <Button look="plain" icon="filter">
          {words.views}
        </Button>
      }
    >
      {(close) => (
        <div className={style['views']}>
          {views.length === 0 && <p className={style['note']}>{words.noViews}</p>}
          {views.map((view) => (
            <div key={view.name} className={style['view']}>
              <Button
                look="plain"
                onClick={() => {
                  onChoose(view.search);
                  close();
                }}
              >
                {view.name}
              </Button>
              <IconButton icon="trash" label={words.forget(view.name)} onClick={() => forgetView(view.name)} />
            </div>
          ))}
          {Object.keys(search).length > 0 && (
            <form className={style['save']} onSubmit={(event) => submit(event, close)}>
              <TextField name="name" label={words.saveAs} required maxLength={60} autoComplete="off" />
              <Button type="submit">{words.save}</Button>
            </form>
          )}
        </div>
      )}
    </Popover>
  );
}
