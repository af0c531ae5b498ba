import { useWords } from '../../i18n/language.ts';
import { useList } from '../../live/use-list.ts';
import { Age } from '../../parts/age.tsx';
import { tabWords } from './tab-words.ts';
import style from './session-tab.module.css';

/** The tokens with which the agent speaks, as far as the person made them, and when each was used last. */
export function TokenRows({ alias }: { readonly alias: string }) {
  const words = useWords(tabWords);
  const list = useList('listTokens', {}, { pageSize: 1_000 });
  const own = list.rows.filter(({ name }) => name === `node:${alias}`);
  if (list.isPending) return null;
  if (own.length === 0) return <p className={style['note']}>{words.noTokens}</p>;
  return (
    <ul className={style['tokens']}>
      {own.map(({ token_id, created_at, last_used_at }) => (
        <li key={token_id}>
          <code>{token_id}</code>
          <span>
            {last_used_at === null ? (
              words.neverUsed
            ) : (
              <>
                {words.used} <Age at={last_used_at} />
              </>
            )}
            {created_at !== null && (
              <>
                {' · '}
                {words.made} <Age at={created_at} />
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
