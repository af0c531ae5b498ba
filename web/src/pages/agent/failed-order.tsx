import { useWords } from '../../i18n/language.ts';
import { useCall } from '../../live/use-call.ts';
import { Age } from '../../parts/age.tsx';
import { AgentSaid } from '../../parts/agent-said.tsx';
import { Icon } from '../../parts/icon.tsx';
import { actionWords } from './action-words.ts';
import style from './actions.module.css';

/** The last order to the host of a node that failed, with the host's own words. */
export function FailedOrder({ alias }: { readonly alias: string }) {
  const words = useWords(actionWords);
  const { data } = useCall('listAttention', { kind: 'lifecycle_failed' });
  const failed = data?.items.find(({ evidence }) => evidence.alias === alias);
  if (failed === undefined) return null;
  const { request, detail } = failed.evidence;
  return (
    <div role="status" className={style['failed']}>
      <Icon name="warning" />
      <div>
        <p>
          {words.orderFailed(words.order[(request ?? '') as 'stop'] ?? request ?? '')} · <Age at={failed.since} />
        </p>
        {detail !== undefined && <AgentSaid isInline>{detail}</AgentSaid>}
      </div>
    </div>
  );
}
