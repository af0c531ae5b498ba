import { usePlace } from '../../app/network.ts';
import { useMay } from '../../app/use-may.ts';
import { useWords } from '../../i18n/language.ts';
import { SectionFrame, type SectionGroup } from '../shared/section-frame.tsx';
import { settingsWords } from './words.ts';

/** What a person sets for themselves and for their networks, a section a page. */
export function SettingsFrame() {
  const words = useWords(settingsWords);
  const { network } = usePlace();
  const may = useMay();
  const groups: SectionGroup[] = [
    {
      label: words.you,
      sections: [
        { to: '/settings/profile', icon: 'person', label: words.profile },
        { to: '/settings/appearance', icon: 'sun', label: words.appearance },
        { to: '/settings/security', icon: 'key', label: words.security },
        { to: '/settings/tokens', icon: 'bolt', label: words.tokens },
        { to: '/settings/networks', icon: 'nodes', label: words.networks },
      ],
    },
  ];
  if (network !== undefined && may.manage) {
    groups.push({
      label: words.ofNetwork(network.network_name),
      sections: [
        { to: '/settings/members', icon: 'people', label: words.members },
        { to: '/settings/invites', icon: 'link', label: words.invites },
        ...(may.own ? [{ to: '/settings/audit', icon: 'clock' as const, label: words.audit }] : []),
      ],
    });
  }
  return <SectionFrame name={words.settings} groups={groups} />;
}
