import { useNavigate, useSearch } from '@tanstack/react-router';
import { basePath } from '../../app/base-path.ts';
import { useWords } from '../../i18n/language.ts';
import { classes } from '../../parts/classes.ts';
import { CodeBlock } from '../../parts/code-block.tsx';
import { clientSettings, type ClientId } from './client-settings.ts';
import { startWords } from './words.ts';
import style from './client-step.module.css';

const dots = 'ntok_••••••••';
/** Programs that report by themselves. */
const selfReporting: readonly ClientId[] = ['typescript', 'python', 'http'];

/** The settings for the program in which the agent runs, and what to say to it first. */
export function ClientStep({ alias, token }: { readonly alias: string; readonly token: string | undefined }) {
  const words = useWords(startWords).connect;
  const { client: asked } = useSearch({ from: '/start' });
  const navigate = useNavigate({ from: '/start' });
  const all = clientSettings({ url: `${location.origin}${basePath}`, token: token ?? dots, alias });
  const chosen = all.find(({ id }) => id === asked) ?? all[0];
  if (chosen === undefined) return null;
  const choose = (client: string): void =>
    void navigate({ search: (now) => ({ ...now, client }), replace: true, resetScroll: false });
  const isHere = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname);
  return (
    <div className={style['client']}>
      <div role="group" aria-label={words.clients} className={style['choice']}>
        {all.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen.id}
            className={classes(style['option'], id === chosen.id && style['chosen'])}
            onClick={() => choose(id)}
          >
            {name}
          </button>
        ))}
      </div>
      <p className={style['about']}>
        {token === undefined ? words.aboutHidden(chosen.name) : words.about(chosen.name)} {words.notes[chosen.id]}
      </p>
      {chosen.snippets.map(({ file, text }) => {
        const title = file ?? words.terminal;
        return <CodeBlock key={title} title={title} text={text} copyLabel={words.copy(title)} />;
      })}
      {!selfReporting.includes(chosen.id) && (
        <>
          <p className={style['about']}>{words.say}</p>
          <CodeBlock title={words.prompt} text={words.firstPrompt(alias)} copyLabel={words.copy(words.prompt)} />
        </>
      )}
      {isHere && <p className={style['note']}>{words.local}</p>}
    </div>
  );
}
