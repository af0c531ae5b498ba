import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePlace } from '../../../app/network.ts';
import { useMay } from '../../../app/use-may.ts';
import { useWords } from '../../../i18n/language.ts';
import { useList } from '../../../live/use-list.ts';
import { AuditView } from '../../shared/audit/audit-view.tsx';
import { auditPage } from '../../shared/audit/use-audit.ts';
import { Closed } from '../closed.tsx';
import { settingsWords } from '../words.ts';

/** What anybody did in the network; for its owner. */
export function NetworkAuditPage() {
  const { network } = usePlace();
  const { own } = useMay();
  const { audit } = useWords(settingsWords);
  if (network === undefined || !own) return <Closed title={audit} isForOwner />;
  return <NetworkAudit networkId={network.network_id} />;
}

function NetworkAudit({ networkId }: { readonly networkId: string }) {
  const { audit } = useWords(settingsWords);
  const { network: _network, ...asked } = useSearch({ from: '/signed-in/settings/audit' });
  const navigate = useNavigate({ from: '/settings/audit' });
  const about = { network_id: networkId };
  const list = useList('listNetworkAuditLog', about, auditPage);
  const members = useList('listMembers', about, { pageSize: 1_000 });
  return (
    <AuditView
      title={audit}
      list={list}
      read={(hub) => hub.list('listNetworkAuditLog', { ...about, limit: auditPage.most })}
      people={members.rows}
      asked={asked}
      onAsk={(search) => void navigate({ search, replace: true })}
    />
  );
}
