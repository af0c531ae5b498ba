import { Link } from '@tanstack/react-router';
import { useMay } from '../../app/use-may.ts';
import { useWords } from '../../i18n/language.ts';
import { useCall } from '../../live/use-call.ts';
import { Empty } from '../../parts/empty.tsx';
import { PageHeader } from '../../parts/page-header.tsx';
import { SectionFrame, type Section } from '../shared/section-frame.tsx';
import { adminWords } from './words.ts';

/** What an admin of the whole hub sees; nobody else. */
export function AdminFrame() {
  const words = useWords(adminWords);
  return useMay().administer ? (
    <Sections />
  ) : (
    <>
      <PageHeader title={words.admin} />
      <Empty icon="admin" title={words.closed}>
        <p>{words.closedNext}</p>
        <Link to="/settings">{words.toSettings}</Link>
      </Empty>
    </>
  );
}

function Sections() {
  const words = useWords(adminWords);
  const hasTerminal = useCall('getHealth', {}).data?.tmux === true;
  const sections: Section[] = [
    { to: '/admin/users', icon: 'people', label: words.users },
    { to: '/admin/audit', icon: 'clock', label: words.audit },
    { to: '/admin/log', icon: 'tasks', label: words.log },
    { to: '/admin/streams', icon: 'bolt', label: words.streams },
    { to: '/admin/jobs', icon: 'retry', label: words.jobs },
    { to: '/admin/licence', icon: 'skills', label: words.licence },
  ];
  if (hasTerminal) sections.push({ to: '/admin/terminal', icon: 'chevron-right', label: words.terminal });
  return <SectionFrame name={words.admin} groups={[{ label: words.hub, sections }]} />;
}
