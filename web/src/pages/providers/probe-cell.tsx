import type { HostSupervisor, ProbeResult } from '@agent-collaboration-hub/client';
import { useWords } from '../../i18n/language.ts';
import { Age } from '../../parts/age.tsx';
import { IconButton } from '../../parts/button.tsx';
import { classes } from '../../parts/classes.ts';
import { isOpen, toneOf } from './probes.ts';
import type { TryAct } from './use-trying.ts';
import { providersWords } from './words.ts';
import style from './providers-page.module.css';

/** What a host says of a model: the result of its newest probe and when, and the button that asks again. */
export function ProbeCell({
  probe,
  model,
  host,
  trying,
}: {
  readonly probe: ProbeResult | undefined;
  readonly model: string;
  readonly host: HostSupervisor;
  /** Undefined while the host takes no probe. */
  readonly trying: TryAct | undefined;
}) {
  const words = useWords(providersWords);
  const isUnderWay = probe !== undefined && isOpen(probe.status);
  return (
    <div className={style['probe']}>
      <div className={style['result']}>
        {probe === undefined ? <span className={style['quiet']}>{words.notTried}</span> : <Result probe={probe} />}
      </div>
      {trying !== undefined && !isUnderWay && (
        <IconButton
          icon={probe === undefined ? 'play' : 'retry'}
          label={words.tryOne(model, host.alias)}
          disabled={trying.isActing}
          onClick={() => void trying.act([{ model, host: host.daemon_node_id }])}
        />
      )}
    </div>
  );
}

function Result({ probe }: { readonly probe: ProbeResult }) {
  const words = useWords(providersWords);
  const { status, raw_status_code: code, latency_ms: latency, acked_at: at } = probe;
  const name = (words.probe as Readonly<Record<string, string>>)[status] ?? status;
  const facts = [
    code === null || status === 'ok' ? '' : words.http(code),
    latency === null ? '' : words.latency(latency),
  ].filter((fact) => fact !== '');
  return (
    <>
      <span className={classes(style['outcome'], style[`outcome-${toneOf(status)}`])}>{name}</span>
      <span className={style['facts']}>
        {facts.map((fact) => `${fact} · `)}
        <Age at={at ?? probe.created_at} />
      </span>
    </>
  );
}
