import type { NetworkMember, Node } from '@agent-collaboration-hub/client';
import { useState } from 'react';
import { useWords } from '../../../i18n/language.ts';
import { useAct } from '../../../live/use-act.ts';
import { useCall } from '../../../live/use-call.ts';
import { useList } from '../../../live/use-list.ts';
import { Failure } from '../../../parts/failure.tsx';
import { Checkbox } from '../../../parts/field.tsx';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { SearchField } from '../../../parts/search-field.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { settingsWords } from '../words.ts';
import style from './grants-dialog.module.css';
import { nameOf } from './member-columns.tsx';
import { memberWords } from './words.ts';

const mostShown = 200;

/** Which agents a restricted member reaches: what is ticked, and nothing else. */
export function GrantsDialog({
  networkId,
  member,
  onClose,
}: {
  readonly networkId: string;
  readonly member: NetworkMember;
  readonly onClose: () => void;
}) {
  const words = useWords(memberWords);
  const common = useWords(settingsWords);
  const about = { network_id: networkId, user_id: member.user_id };
  const grants = useCall('listAgentGrants', about);
  const nodes = useList('listNodes', {}, { pageSize: 1_000 });
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const granted = chosen ?? new Set(grants.data?.node_ids);
  const { act, isActing, refusal } = useAct(
    (hub, node_ids: readonly string[]) => hub.call('setAgentGrants', { ...about, node_ids }),
    { stale: () => [{ call: 'listAgentGrants' }], done: (ids) => words.granted(ids.length), showsRefusal: true },
  );
  const toggle = (id: string): void => {
    const next = new Set(granted);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const error = grants.error ?? nodes.error;
  const isReady = grants.data !== undefined && !nodes.isPending;
  const save = async (): Promise<void> => {
    if ((await act([...granted])) !== undefined) onClose();
  };
  return (
    <FormDialog
      title={words.grantsOf(nameOf(member))}
      description={words.grantsText}
      action={common.save}
      isBusy={isActing}
      isReady={isReady}
      refusal={refusal?.message}
      size="usual"
      onClose={onClose}
      onSend={() => void save()}
    >
      {error !== null && <Failure error={error} />}
      {!isReady && error === null && <Skeleton rows={4} />}
      {isReady && <AgentTicks nodes={nodes.rows} granted={granted} onToggle={toggle} />}
    </FormDialog>
  );
}

function AgentTicks({
  nodes,
  granted,
  onToggle,
}: {
  readonly nodes: readonly Node[];
  readonly granted: ReadonlySet<string>;
  readonly onToggle: (nodeId: string) => void;
}) {
  const words = useWords(memberWords);
  const [text, setText] = useState('');
  const meant = nodes.filter(({ alias }) => alias.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <>
      <div className={style['head']}>
        <SearchField value={text} onSearch={setText} label={words.findAgent} />
        <span role="status">{words.granted(granted.size)}</span>
      </div>
      <ul className={style['agents']} aria-label={words.grants}>
        {meant.slice(0, mostShown).map(({ node_id, alias }) => (
          <li key={node_id}>
            <Checkbox label={alias} checked={granted.has(node_id)} onChange={() => onToggle(node_id)} />
          </li>
        ))}
      </ul>
      {meant.length === 0 && <p className={style['note']}>{words.noAgents}</p>}
      {meant.length > mostShown && <p className={style['note']}>{words.loadRest}</p>}
    </>
  );
}
