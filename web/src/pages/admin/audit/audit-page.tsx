import { useNavigate, useSearch } from '@tanstack/react-router';
import { useWords } from '../../../i18n/language.ts';
import { useList } from '../../../live/use-list.ts';
import { AuditView } from '../../shared/audit/audit-view.tsx';
import { auditPage } from '../../shared/audit/use-audit.ts';
import { adminWords } from '../words.ts';

/** What anybody did in the whole hub. */
export function AuditPage() {
  const { audit } = useWords(adminWords);
  const { network: _network, ...asked } = useSearch({ from: '/signed-in/admin/audit' });
  const navigate = useNavigate({ from: '/admin/audit' });
  const filters = { action: asked.action, user_id: asked.person };
  const list = useList('listAuditLog', filters, auditPage);
  const users = useList('listUsers', {}, { pageSize: 1_000 });
  return (
    <AuditView
      title={audit}
      list={list}
      read={(hub) => hub.list('listAuditLog', { ...filters, limit: auditPage.most })}
      people={users.rows}
      asked={asked}
      onAsk={(search) => void navigate({ search, replace: true })}
    />
  );
}
