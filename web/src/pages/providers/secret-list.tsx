import type { HostSupervisor, Provider } from '@agent-collaboration-hub/client';
import { useWords } from '../../i18n/language.ts';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Icon } from '../../parts/icon.tsx';
import { VirtualList } from '../../parts/virtual-list.tsx';
import { providersWords } from './words.ts';
import style from './providers-page.module.css';

/** The names in the vault, with what each is for. Values go in and never come out. */
export function SecretList({
  keys,
  providers,
  hosts,
  onSet,
}: {
  readonly keys: readonly string[];
  readonly providers: readonly Provider[];
  readonly hosts: readonly HostSupervisor[];
  readonly onSet: (key: string) => void;
}) {
  const words = useWords(providersWords);
  if (keys.length === 0) {
    return (
      <Empty icon="key" title={words.vaultNone}>
        <p>{words.vaultNoneNext}</p>
        <Button look="main" icon="plus" onClick={() => onSet('')}>
          {words.secretNew}
        </Button>
      </Empty>
    );
  }
  return (
    <>
      <p className={style['intro']}>{words.vaultText}</p>
      <VirtualList label={words.vault} rows={keys} keyOf={(key) => key} rowHeight={56}>
        {(key) => {
          const users = providers.filter(({ secret_key_ref: used }) => used === key).map(({ name }) => name);
          const accepting = hosts.filter(({ allowed_secret_keys: accepted }) => accepted.includes(key)).length;
          return (
            <div className={style['secret']}>
              <span className={style['key']}>
                <Icon name="key" />
              </span>
              <div className={style['what']}>
                <code>{key}</code>
                <p className={style['quiet']}>
                  {users.length === 0 ? words.unused : words.usedBy(users.join(', '))} · {words.acceptedBy(accepting)}
                </p>
              </div>
              <Button aria-label={words.replaceOf(key)} onClick={() => onSet(key)}>
                {words.replace}
              </Button>
            </div>
          );
        }}
      </VirtualList>
    </>
  );
}
