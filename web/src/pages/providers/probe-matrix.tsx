import type { HostSupervisor, Provider } from '@agent-collaboration-hub/client';
import { useMemo } from 'react';
import { useNetworkId } from '../../app/network.ts';
import { useWords } from '../../i18n/language.ts';
import { useTool } from '../../live/use-call.ts';
import { Button } from '../../parts/button.tsx';
import { Dot } from '../../parts/dot.tsx';
import { Failure } from '../../parts/failure.tsx';
import { ModelName } from './model-name.tsx';
import { ProbeCell } from './probe-cell.tsx';
import { canProbe, hostsOf, isOpen, listOrders, newestProbes, probeOf, troublesOf, type Probes } from './probes.ts';
import { useTrying, type TryAct } from './use-trying.ts';
import { providersWords } from './words.ts';
import style from './providers-page.module.css';

interface MatrixParts {
  readonly provider: Provider;
  readonly hosts: readonly HostSupervisor[];
}

/** What each host that may have the secret says of each model, and the buttons that ask it again. */
export function ProbeMatrix({ provider, hosts }: MatrixParts) {
  const words = useWords(providersWords);
  const answer = useProbes(provider);
  const probes = useMemo(() => newestProbes(answer.data?.results ?? []), [answer.data]);
  const columns = useMemo(() => hostsOf(provider, hosts, probes), [provider, hosts, probes]);
  const trying = useTrying(provider);
  if (answer.error !== null && answer.data === undefined) {
    return <Failure error={answer.error} onRetry={() => void answer.refetch()} />;
  }
  const { secret_key_ref: secret } = provider;
  const orders = listOrders(provider, columns, probes);
  const others = hosts.length - columns.length;
  return (
    <>
      <Matrix provider={provider} hosts={columns} probes={probes} trying={trying} />
      {columns.length === 0 && <p className={style['none']}>{words.noHosts(secret)}</p>}
      <Troubles probes={probes} provider={provider} />
      <div className={style['foot']}>
        {orders.length > 1 && (
          <Button icon="bolt" isBusy={trying.isActing} onClick={() => void trying.act(orders)}>
            {words.tryAll(orders.length)}
          </Button>
        )}
        {columns.length > 0 && others > 0 && <span className={style['quiet']}>{words.otherHosts(others, secret)}</span>}
      </div>
    </>
  );
}

const openMs = 5_000;

/** The newest probes of a provider. One that its host never answers ends without an event that names it. */
function useProbes({ provider_id }: Provider) {
  const input = { provider_id, network_id: useNetworkId(), limit: 500 };
  const answer = useTool('get_probe_results', input);
  const hasOpen = answer.data?.results.some(({ status }) => isOpen(status)) === true;
  return useTool('get_probe_results', input, hasOpen ? { everyMs: openMs } : {});
}

/** A row for each model, a column for each host; on phones each row becomes a list of hosts. */
function Matrix({
  provider,
  hosts,
  probes,
  trying,
}: MatrixParts & { readonly probes: Probes; readonly trying: TryAct }) {
  const words = useWords(providersWords);
  return (
    <div className={style['frame']} tabIndex={0} role="group" aria-label={words.matrixOf(provider.name)}>
      {/* The roles are said, since phones show the cells as lines. */}
      <table role="table" className={style['matrix']}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader">{words.model}</th>
            {hosts.map((host) => (
              <th key={host.daemon_node_id} role="columnheader">
                <HostName host={host} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {provider.models.map((model) => (
            <tr key={model.model_name} role="row">
              <th role="rowheader">
                <ModelName model={model} />
              </th>
              {hosts.map((host) => (
                <td key={host.daemon_node_id} role="cell">
                  <span className={style['host-here']}>
                    <HostName host={host} />
                  </span>
                  <ProbeCell
                    probe={probeOf(probes, model.model_name, host.daemon_node_id)}
                    model={model.model_name}
                    host={host}
                    trying={canProbe(host, provider) ? trying : undefined}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HostName({ host }: { readonly host: HostSupervisor }) {
  const words = useWords(providersWords);
  return (
    <span className={style['host']}>
      <Dot status={host.online ? 'working' : 'offline'} />
      {host.alias}
      {!host.online && <span className={style['quiet']}> · {words.offline}</span>}
    </span>
  );
}

/** What mends the troubles that the matrix names, one sentence for each kind. */
function Troubles({ probes, provider }: { readonly probes: Probes; readonly provider: Provider }) {
  const words = useWords(providersWords);
  const names = words.probe as Readonly<Record<string, string>>;
  const help = words.probeHelp as Readonly<Record<string, string>>;
  const kinds = troublesOf(provider, probes).filter((kind) => kind in help);
  if (kinds.length === 0) return null;
  return (
    <ul className={style['troubles']}>
      {kinds.map((kind) => (
        <li key={kind}>{words.trouble(names[kind] ?? kind, help[kind] ?? '')}</li>
      ))}
    </ul>
  );
}
