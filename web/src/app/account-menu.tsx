import { useNavigate } from '@tanstack/react-router';
import { language, setLanguage, useWords } from '../i18n/language.ts';
import { Avatar } from '../parts/avatar.tsx';
import { Menu } from '../parts/menu.tsx';
import { navigationWords } from './navigation.ts';
import { usePlace } from './network.ts';
import { session } from './session.ts';
import { shellWords } from './shell-words.ts';
import { signOutOrSay } from './sign-out.ts';
import { setTheme, theme, type Theme } from './theme.ts';
import style from './account-menu.module.css';

const themes: readonly Theme[] = ['system', 'light', 'dark'];
const languages = [
  ['en', 'English'],
  ['zh', '中文'],
] as const;

/** The person, the theme, the language, and the way out. */
export function AccountMenu() {
  const words = useWords(shellWords);
  const { settings } = useWords(navigationWords);
  const navigate = useNavigate();
  const { user } = usePlace().me;
  const name = user.display_name ?? user.username;
  const [chosenTheme, chosenLanguage] = [theme.use(), language.use()];
  const canLeave = session.use() === 'signed-in';
  const trigger = (
    <button type="button" className={style['trigger']} aria-label={words.account(name)}>
      <Avatar name={name} size={28} />
    </button>
  );
  const groups = [
    {
      label: words.theme,
      items: themes.map((one) => ({
        label: words.themes[one],
        isChosen: one === chosenTheme,
        onSelect: () => setTheme(one),
      })),
    },
    {
      label: words.language,
      items: languages.map(([code, label]) => ({
        label,
        isChosen: code === chosenLanguage,
        onSelect: () => setLanguage(code),
      })),
    },
    {
      items: [{ label: settings, icon: 'settings' as const, onSelect: () => void navigate({ to: '/settings' }) }],
    },
    ...(canLeave
      ? [
          {
            items: [
              {
                label: words.signOut,
                icon: 'sign-out' as const,
                hint: user.username,
                onSelect: () => void signOutOrSay(),
              },
            ],
          },
        ]
      : []),
  ];
  return <Menu trigger={trigger} groups={groups} />;
}
