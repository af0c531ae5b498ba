import type { Provider } from '@agent-collaboration-hub/client';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useCommands } from '../../app/commands.ts';
import { useKeys } from '../../app/keys.ts';
import { useNetworkId } from '../../app/network.ts';
import { useMay } from '../../app/use-may.ts';
import { useWords } from '../../i18n/language.ts';
import { useTool } from '../../live/use-call.ts';
import { useList } from '../../live/use-list.ts';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Failure } from '../../parts/failure.tsx';
import { PageHeader } from '../../parts/page-header.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { VaultSecretDialog } from '../shared/vault-secret-dialog.tsx';
import { ProviderDialog } from './provider-dialog.tsx';
import { ProviderList } from './provider-list.tsx';
import { SecretList } from './secret-list.tsx';
import { providersWords } from './words.ts';

/** Where models are called, whether each host reaches them, and the vault of secrets. */
export function ProvidersPage() {
  const words = useWords(providersWords);
  const may = useMay();
  if (may.manage) return <Providers />;
  return (
    <>
      <PageHeader title={words.title} />
      <Empty icon="providers" title={words.notAllowed}>
        <p>{words.notAllowedNext}</p>
      </Empty>
    </>
  );
}

/** What is open over the page. */
type Opened = { readonly provider: Provider | undefined } | { readonly secret: string };

function Providers() {
  const words = useWords(providersWords);
  const { tab } = useSearch({ from: '/signed-in/providers' });
  const navigate = useNavigate();
  const { rows, keys, hosts, error, retry } = useProviders();
  const [opened, setOpened] = useState<Opened>();
  const isVault = tab === 'secrets';
  const create = (): void => setOpened(isVault ? { secret: '' } : { provider: undefined });
  const label = isVault ? words.secretNew : words.create;
  useKeys([{ keys: 'n', label, run: create }]);
  useCommands([
    { id: 'new-provider', label: words.create, icon: 'plus', run: () => setOpened({ provider: undefined }) },
    { id: 'new-secret', label: words.secretNew, icon: 'key', run: () => setOpened({ secret: '' }) },
  ]);
  return (
    <>
      <PageHeader title={words.title}>
        {(isVault ? keys : rows)?.length !== 0 && (
          <Button look="main" icon="plus" onClick={create}>
            {label}
          </Button>
        )}
      </PageHeader>
      <Tabs
        label={words.views}
        value={tab ?? 'providers'}
        onChange={(next) => void navigate({ to: '/providers', search: next === 'secrets' ? { tab: next } : {} })}
        tabs={[
          {
            value: 'providers',
            label: words.tabs.providers,
            count: rows?.reduce((sum, { models }) => sum + models.length, 0),
          },
          { value: 'secrets', label: words.tabs.secrets, count: keys?.length },
        ]}
      >
        {error !== null && <Failure error={error} onRetry={retry} />}
        {error === null && (rows === undefined || keys === undefined) && <Skeleton rows={5} />}
        {rows !== undefined && keys !== undefined && isVault && (
          <SecretList keys={keys} providers={rows} hosts={hosts.rows} onSet={(secret) => setOpened({ secret })} />
        )}
        {rows !== undefined && keys !== undefined && !isVault && (
          <ProviderList
            providers={rows}
            keys={keys}
            hosts={hosts}
            onEdit={(provider) => setOpened({ provider })}
            onSet={(secret) => setOpened({ secret })}
          />
        )}
      </Tabs>
      <Over opened={opened} providers={rows ?? []} keys={keys ?? []} onClose={() => setOpened(undefined)} />
    </>
  );
}

/** The form that is open over the page. */
function Over({
  opened,
  providers,
  keys,
  onClose,
}: {
  readonly opened: Opened | undefined;
  readonly providers: readonly Provider[];
  readonly keys: readonly string[];
  readonly onClose: () => void;
}) {
  if (opened === undefined) return null;
  if ('secret' in opened) return <VaultSecretDialog name={opened.secret} onClose={onClose} />;
  const names = providers.map(({ name }) => name);
  return <ProviderDialog provider={opened.provider} names={names} keys={keys} onClose={onClose} />;
}

/** The providers, the names in the vault and the hosts; `error` while one of them is not known. */
function useProviders() {
  const networkId = useNetworkId();
  const providers = useTool('list_providers', { network_id: networkId });
  const vault = useTool('list_network_secrets', { network_id: networkId });
  const hosts = useList('listHostSupervisors', {}, { pageSize: 1_000 });
  const [rows, keys] = [providers.data?.providers, vault.data?.keys];
  const error = rows === undefined || keys === undefined ? (providers.error ?? vault.error) : null;
  return { rows, keys, hosts, error, retry: () => void Promise.all([providers.refetch(), vault.refetch()]) };
}
