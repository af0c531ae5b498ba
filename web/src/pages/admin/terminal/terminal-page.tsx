import { useNavigate, useSearch } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import { useWords } from '../../../i18n/language.ts';
import { Button } from '../../../parts/button.tsx';
import { TextField } from '../../../parts/field.tsx';
import { PageHeader } from '../../../parts/page-header.tsx';
import line from '../../shared/lines.module.css';
import { adminWords } from '../words.ts';
import { Screen } from './screen.tsx';
import style from './terminal-page.module.css';
import { terminalWords } from './words.ts';

/** A terminal of the hub's machine: what it shows, once a second, and a line to type into it. */
export function TerminalPage() {
  const words = useWords(terminalWords);
  const { terminal } = useWords(adminWords);
  const { name } = useSearch({ from: '/signed-in/admin/terminal' });
  const navigate = useNavigate({ from: '/admin/terminal' });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = (new FormData(event.currentTarget).get('name') as string).trim();
    void navigate({ search: text === '' ? {} : { name: text } });
  };
  return (
    <>
      <PageHeader title={terminal} />
      <p className={line['lead']}>{words.lead}</p>
      <form className={style['choose']} onSubmit={submit}>
        <TextField
          key={name}
          name="name"
          label={words.name}
          hint={words.nameHint}
          defaultValue={name ?? ''}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit">{words.open}</Button>
      </form>
      {name !== undefined && <Screen key={name} name={name} />}
    </>
  );
}
