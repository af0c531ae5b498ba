import { useWords } from '../../i18n/language.ts';
import { SectionFrame, type SectionGroup } from '../shared/section-frame.tsx';
import { settingsWords } from './words.ts';

/** What a person sets for themselves and for their networks, a section a page. */
export function SettingsFrame() {
  const words = useWords(settingsWords);
  const groups: SectionGroup[] = [
    {
      label: words.you,
      sections: [
        { to: '/settings/profile', icon: 'person', label: words.profile },
        { to: '/settings/appearance', icon: 'sun', label: words.appearance },
        { to: '/settings/security', icon: 'key', label: words.security },
        { to: '/settings/tokens', icon: 'bolt', label: words.tokens },
      ],
    },
  ];
  return <SectionFrame name={words.settings} groups={groups} />;
}
