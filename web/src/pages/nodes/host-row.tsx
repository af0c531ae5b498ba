import type { HostSupervisor } from '@agent-collaboration-hub/client';
import { useMay } from '../../app/use-may.ts';
import { useWords } from '../../i18n/language.ts';
import { Age } from '../../parts/age.tsx';
import { AgentLink } from '../shared/agent-link.tsx';
import { Button } from '../../parts/button.tsx';
import { classes } from '../../parts/classes.ts';
import { Dot } from '../../parts/dot.tsx';
import { CapabilityBadge, isReady, WhyNot } from '../shared/host-capability.tsx';
import { nodesWords } from './words.ts';
import style from './nodes-page.module.css';

type CreateAt = (host: string) => void;

/** A supervisor: whether it is there, whether it creates nodes and why not, and what it can run. */
export function HostRow({
  host,
  count,
  onCreate,
}: {
  readonly host: HostSupervisor;
  readonly count: number;
  readonly onCreate: CreateAt;
}) {
  const words = useWords(nodesWords);
  const may = useMay();
  const { cpu_cores: cores, mem_gb: memory } = host.host_telemetry;
  const facts = [
    host.hostname === host.alias ? '' : (host.hostname ?? ''),
    cores === undefined || memory === undefined ? '' : words.machine(cores, memory.toFixed(0)),
    words.runs(count),
    words.secrets(host.allowed_secret_keys.length),
    host.runtimes_supported.length === 0 ? words.noRuntimes : host.runtimes_supported.join(', '),
  ].filter((fact) => fact !== '');
  return (
    <section className={style['host']}>
      <div className={style['head']}>
        <h2 className={style['name']}>
          <Dot status={host.online ? 'working' : 'offline'} />
          <AgentLink alias={host.alias} />
        </h2>
        <span className={style['quiet']}>
          {host.online ? words.online : words.offline} ·{' '}
          {host.last_seen_at === null ? words.neverSeen : <Age at={host.last_seen_at} />}
        </span>
        <CapabilityBadge host={host} />
        {may.manage && isReady(host) && (
          <span className={classes(style['act'], style['act-wide'])}>
            <Button look="plain" icon="plus" onClick={() => onCreate(host.daemon_node_id)}>
              {words.create}
              <span className="for-readers"> · {host.alias}</span>
            </Button>
          </span>
        )}
      </div>
      <WhyNot host={host} />
      <p className={style['facts']}>{facts.join(' · ')}</p>
    </section>
  );
}

/** Stands above nodes that no supervisor runs any more. */
export function LostRow() {
  const words = useWords(nodesWords);
  return (
    <section className={style['host']}>
      <h2 className={style['name']}>{words.lost}</h2>
      <p className={style['facts']}>{words.lostReason}</p>
    </section>
  );
}

/** Stands in place of the nodes of a supervisor that runs none. */
export function NoneRow({ host, onCreate }: { readonly host: HostSupervisor; readonly onCreate: CreateAt }) {
  const words = useWords(nodesWords);
  const may = useMay();
  return (
    <p className={style['none']}>
      {words.noChildren}
      {may.manage && isReady(host) && (
        <Button look="plain" onClick={() => onCreate(host.daemon_node_id)}>
          {words.createHere}
        </Button>
      )}
    </p>
  );
}
