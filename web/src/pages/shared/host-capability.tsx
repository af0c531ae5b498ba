import type { HostSupervisor } from '@agent-collaboration-hub/client';
import { useWords } from '../../i18n/language.ts';
import { AgentSaid } from '../../parts/agent-said.tsx';
import { Badge } from '../../parts/badge.tsx';
import { hostCapabilityWords } from './host-capability-words.ts';
import style from './host-capability.module.css';

/** Whether a supervisor takes an order now. */
export function isReady({ online, can_create_nodes: can }: HostSupervisor): boolean {
  return online && can !== false;
}

/** Whether a supervisor creates nodes, by its own word. */
export function CapabilityBadge({ host: { can_create_nodes: can } }: { readonly host: HostSupervisor }) {
  const words = useWords(hostCapabilityWords);
  if (can === undefined) return <Badge>{words.maybeCreates}</Badge>;
  return <Badge tone={can ? 'good' : 'now'}>{can ? words.canCreate : words.cannotCreate}</Badge>;
}

/** Why a supervisor creates no nodes now; nothing for one that does. */
export function WhyNot({ host }: { readonly host: HostSupervisor }) {
  const words = useWords(hostCapabilityWords);
  const { create_nodes_blocked_reason: reason = '' } = host;
  if (host.can_create_nodes === false) {
    return (
      <div className={style['reason']}>{reason === '' ? words.noReason : <AgentSaid isInline>{reason}</AgentSaid>}</div>
    );
  }
  return host.online ? null : <p className={style['reason']}>{words.offlineReason}</p>;
}
