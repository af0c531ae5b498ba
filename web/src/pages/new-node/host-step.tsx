import type { HostSupervisor } from '@agent-collaboration-hub/client';
import { useState } from 'react';
import { useWords } from '../../i18n/language.ts';
import { Age } from '../../parts/age.tsx';
import { classes } from '../../parts/classes.ts';
import { Dot } from '../../parts/dot.tsx';
import { Empty } from '../../parts/empty.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { CapabilityBadge, isReady, WhyNot } from '../shared/host-capability.tsx';
import type { Draft, FieldRefusal } from './draft.ts';
import { Refused } from './refused.tsx';
import { newNodeWords } from './words.ts';
import style from './new-node-page.module.css';

/** What a step reads and changes. */
export interface StepParts {
  readonly draft: Draft;
  /** Changes the draft; a refusal of one of the named fields is over then. */
  readonly change: (part: Partial<Draft>, ...fields: readonly string[]) => void;
  readonly refusal: FieldRefusal | undefined;
}

const fewHosts = 8;

/** The host of the node; one that takes none now says why and cannot be chosen. */
export function HostStep({ draft, change, refusal, hosts }: StepParts & { readonly hosts: readonly HostSupervisor[] }) {
  const words = useWords(newNodeWords);
  const [part, setPart] = useState('');
  if (hosts.length === 0) {
    return (
      <Empty icon="nodes" title={words.hostNone}>
        <p>{words.hostNoneNext}</p>
      </Empty>
    );
  }
  const isLost = draft.host !== '' && hosts.every(({ daemon_node_id: id }) => id !== draft.host);
  const wanted = part.trim().toLowerCase();
  const shown = hosts.filter(({ alias, hostname }) => `${alias} ${hostname ?? ''}`.toLowerCase().includes(wanted));
  const choose = (host: string): void =>
    change(host === draft.host ? {} : { host, runtime: '', secrets: [] }, 'host', 'runtime', 'secrets');
  return (
    <fieldset className={style['group']}>
      <legend className={style['legend']}>{words.hostTitle}</legend>
      {isLost && <p className={style['note']}>{words.hostGone}</p>}
      {!hosts.some(isReady) && <p className={style['note']}>{words.hostNoneReady}</p>}
      <Refused refusal={refusal?.field === 'host' ? refusal : undefined} />
      {hosts.length > fewHosts && <SearchField value={part} onSearch={setPart} label={words.hostFilter} />}
      <div className={style['choices']}>
        {shown.map((host) => (
          <HostChoice
            key={host.daemon_node_id}
            host={host}
            isChosen={host.daemon_node_id === draft.host}
            onChoose={choose}
          />
        ))}
      </div>
    </fieldset>
  );
}

function HostChoice({
  host,
  isChosen,
  onChoose,
}: {
  readonly host: HostSupervisor;
  readonly isChosen: boolean;
  readonly onChoose: (host: string) => void;
}) {
  const words = useWords(newNodeWords);
  return (
    <label className={classes(style['choice'], isChosen && style['chosen'], !isReady(host) && style['off'])}>
      <input
        type="radio"
        name="host"
        required
        value={host.daemon_node_id}
        checked={isChosen}
        disabled={!isReady(host)}
        onChange={() => onChoose(host.daemon_node_id)}
      />
      <span className={style['choice-text']}>
        <span className={style['choice-head']}>
          <Dot status={host.online ? 'working' : 'offline'} />
          <strong>{host.alias}</strong>
          <span className={style['quiet']}>
            {host.online ? words.online : words.offline} ·{' '}
            {host.last_seen_at === null ? words.neverSeen : <Age at={host.last_seen_at} />}
          </span>
          <CapabilityBadge host={host} />
        </span>
        <WhyNot host={host} />
        <span className={style['quiet']}>{host.runtimes_supported.join(', ')}</span>
      </span>
    </label>
  );
}
