import type { HostSupervisor, Provider } from '@agent-collaboration-hub/client';
import { useNetworkId } from '../../app/network.ts';
import { useWords } from '../../i18n/language.ts';
import { useAct } from '../../live/use-act.ts';
import type { List } from '../../live/use-list.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button, IconButton } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Menu } from '../../parts/menu.tsx';
import { VirtualList } from '../../parts/virtual-list.tsx';
import { ProbeMatrix } from './probe-matrix.tsx';
import { providersWords } from './words.ts';
import style from './providers-page.module.css';

interface ListParts {
  /** The names in the vault. */
  readonly keys: readonly string[];
  readonly hosts: List<HostSupervisor>;
  /** Opens the form of a provider; a blank one without it. */
  readonly onEdit: (provider: Provider | undefined) => void;
  readonly onSet: (secret: string) => void;
}

/** The providers, each with its models and what its probes say. */
export function ProviderList({ providers, ...parts }: ListParts & { readonly providers: readonly Provider[] }) {
  const words = useWords(providersWords);
  if (providers.length === 0) {
    return (
      <Empty icon="providers" title={words.none}>
        <p>{words.noneNext}</p>
        <Button look="main" icon="plus" onClick={() => parts.onEdit(undefined)}>
          {words.create}
        </Button>
      </Empty>
    );
  }
  return (
    <VirtualList label={words.list} rows={providers} keyOf={({ provider_id: id }) => id} rowHeight={220}>
      {(provider) => <ProviderSection provider={provider} {...parts} />}
    </VirtualList>
  );
}

function ProviderSection({ provider, keys, hosts, onEdit, onSet }: ListParts & { readonly provider: Provider }) {
  const words = useWords(providersWords);
  const { name, vendor, base_url: address, secret_key_ref: secret, enabled } = provider;
  return (
    <section className={style['provider']}>
      <div className={style['head']}>
        <h2 className={style['name']}>{name}</h2>
        {!enabled && <Badge>{words.off}</Badge>}
        <span className={style['act']}>
          <ProviderMenu provider={provider} onEdit={() => onEdit(provider)} />
        </span>
      </div>
      <p className={style['quiet']}>
        {vendor} · <span className={style['address']}>{address}</span> · <code>{secret}</code>
      </p>
      {!keys.includes(secret) && (
        <p className={style['missing']}>
          {words.secretMissing(secret)}
          <Button look="plain" onClick={() => onSet(secret)}>
            {words.setSecret}
          </Button>
        </p>
      )}
      {provider.models.length === 0 ? (
        <p className={style['none']}>
          {words.noModels}
          <Button look="plain" onClick={() => onEdit(provider)}>
            {words.addModels}
          </Button>
        </p>
      ) : (
        <ProbeMatrix provider={provider} hosts={hosts.rows} />
      )}
    </section>
  );
}

function ProviderMenu({ provider, onEdit }: { readonly provider: Provider; readonly onEdit: () => void }) {
  const words = useWords(providersWords);
  const networkId = useNetworkId();
  const { provider_id, name, enabled } = provider;
  const turn = useAct(
    (hub, isOn: boolean) => hub.tool('update_provider', { provider_id, enabled: isOn, network_id: networkId }),
    {
      foresee: (isOn) => [
        { calls: ['tool:list_providers'], key: 'provider_id', id: provider_id, fields: { enabled: isOn } },
      ],
      done: (isOn) => words.turned(name, isOn),
    },
  );
  return (
    <Menu
      trigger={<IconButton icon="more" label={words.actionsOf(name)} />}
      groups={[
        {
          items: [
            { label: words.edit, icon: 'edit', onSelect: onEdit },
            {
              label: enabled ? words.turnOff : words.turnOn,
              icon: enabled ? 'stop' : 'play',
              onSelect: () => void turn.act(!enabled),
            },
          ],
        },
      ]}
    />
  );
}
