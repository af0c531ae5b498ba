import { at, inBrowser, inTour, inWeb } from './mutation.ts';
import type { ConsoleMutation } from './mutation.ts';

const sanitized = 'a text that agents wrote is Markdown without markup, addresses that run, and pictures of others';

const overFrame = 'the keyboard alone skips to the content, walks over the frame, and sees where it is';
const overAll = 'every page is walked over by Tab, and what it opens closes again and gives the focus back';

/** What every page has: names, colours, words, times, texts of others, roles, the session. */
export const ofShell: readonly ConsoleMutation[] = [
  {
    name: 'missing label: a button of an icon has no name',
    ...{
      file: at('parts/button.tsx'),
      find: 'title={label}\n      {...rest}\n      aria-label={label}',
      put: '{...rest}',
    },
    gate: inTour('nodes'),
  },
  {
    name: 'missing label: the label of a field belongs to nothing',
    ...{ file: at('parts/field.tsx'), find: '<label htmlFor={id} ', put: '<label ' },
    gate: inTour('start'),
  },
  {
    name: 'missing label: a box to tick in a row has no name',
    ...{
      file: at('parts/table-row.tsx'),
      find: '<input type="checkbox" aria-label={label}',
      put: '<input type="checkbox"',
    },
    gate: inTour('fleet'),
  },
  {
    name: 'quiet texts are too light to read',
    ...{ file: at('app/tokens.css'), find: '--ink-3: light-dark(#6b6860', put: '--ink-3: light-dark(#b8b5ab' },
    gate: inTour('nodes'),
  },
  {
    name: 'focus cannot be seen',
    ...{ file: at('app/base.css'), find: 'box-shadow: var(--focus);', put: 'box-shadow: none;' },
    gate: inBrowser('keyboard', overFrame),
  },
  {
    name: 'Tab goes past the buttons of icons',
    ...{
      file: at('parts/button.tsx'),
      find: 'title={label}\n      {...rest}',
      put: 'title={label}\n      tabIndex={-1}\n      {...rest}',
    },
    gate: inBrowser('keyboard', overFrame),
  },
  {
    name: 'the focus does not come back from a dialog',
    ...{
      file: at('parts/dialog-frame.tsx'),
      find: 'finalFocus={() => (opener?.isConnected === true ? opener : true)}',
      put: 'finalFocus={() => document.querySelector("h1")}',
    },
    gate: inBrowser('keyboard', overAll),
  },
  {
    name: 'a dialog leaves the page behind it within reach',
    ...{
      file: at('parts/dialog-frame.tsx'),
      find: '<Base.Root open={isOpen}',
      put: '<Base.Root modal={false} open={isOpen}',
    },
    gate: inBrowser('keyboard', overAll),
  },
  {
    name: 'the focus does not come back from a menu',
    ...{
      file: at('parts/menu-popup.tsx'),
      find: "<Base.Popup className={style['popup']}>",
      put: `<Base.Popup className={style['popup']} finalFocus={() => document.querySelector<HTMLElement>('h1')}>`,
    },
    gate: inBrowser('keyboard', overAll),
  },
  {
    name: 'the focus is lost with the row that had it',
    ...{ file: at('app/shell.tsx'), find: '  useEffect(() => keepFocus(), []);\n', put: '' },
    gate: inBrowser('keyboard-actions', 'by keyboard alone a person can snooze what waits'),
  },
  {
    name: 'a Chinese word is missing',
    ...{ file: at('pages/attention/words.ts'), find: "    snoozed: '已设为稍后提醒',\n", put: '' },
    gate: 'types',
  },
  {
    name: 'a Chinese word is English',
    ...{ file: at('pages/attention/words.ts'), find: "'已设为稍后提醒'", put: "'Snoozed'" },
    gate: inWeb('words', 'web/src/pages/attention/words.ts has every text in both languages, and Chinese in Chinese'),
  },
  {
    name: 'wrong zone: a time of the hub counts as one of the person',
    ...{ file: at('parts/wire-time.ts'), find: "`${at.replace(' ', 'T')}Z`", put: "at.replace(' ', 'T')" },
    gate: inWeb('times', 'the times of the hub are UTC, with a zone or without, wherever the person is'),
  },
  {
    name: 'wrong zone: a day of the person begins at midnight elsewhere',
    ...{
      file: at('pages/tasks/tasks-search.ts'),
      find: 'new Date(year, month - 1, date + later)',
      put: 'new Date(Date.UTC(year, month - 1, date + later))',
    },
    gate: inWeb('times', 'a day of the filters is one of the place where the person is'),
  },
  {
    name: 'Markdown: HTML of a text is markup',
    ...{
      file: at('parts/render-markdown.ts'),
      find: 'renderer.html = ({ text: html }) => escape(html)',
      put: 'renderer.html = ({ text: html }) => html',
    },
    gate: inBrowser('markdown', sanitized),
  },
  {
    name: 'Markdown: nothing is sanitized',
    ...{
      file: at('parts/render-markdown.ts'),
      find: 'return purifier.sanitize(html, settings);',
      put: 'return html as unknown as TrustedHTML;',
    },
    gate: inBrowser('markdown', sanitized),
  },
  {
    name: 'Markdown: an address may be a script',
    ...{ file: at('parts/render-markdown.ts'), find: '/^(?:https?|mailto):/i', put: '/^/' },
    gate: inBrowser('markdown', sanitized),
  },
  {
    name: 'Markdown: a page that is opened may steer this one',
    ...{ file: at('parts/render-markdown.ts'), find: "'noopener noreferrer nofollow'", put: "'opener'" },
    gate: inBrowser('markdown', sanitized),
  },
  {
    name: 'a picture of any origin is loaded',
    ...{
      file: at('parts/allowed-picture.ts'),
      find: 'return allowed.has(origin) ? href : undefined',
      put: 'return origin === href ? undefined : href',
    },
    gate: inBrowser('markdown', sanitized),
  },
  {
    name: 'a font of another origin is asked for',
    ...{
      file: at('app/base.css'),
      find: '*,\n*::before',
      put: "@font-face {\n  font-family: Far;\n  src: url('https://fonts.example/far.woff2');\n}\nbody {\n  font-family: Far;\n}\n*,\n*::before",
    },
    gate: inBrowser('session', 'signing in a pasted token opens a session too, and is kept nowhere'),
  },
  {
    name: 'the token is kept where every script reads it',
    ...{
      file: at('app/session.ts'),
      find: '    clearTimeout(renewal);\n    renewal =',
      put: "    localStorage.setItem('hub.token', token);\n    clearTimeout(renewal);\n    renewal =",
    },
    gate: inBrowser('session', 'signing in a pasted token opens a session too, and is kept nowhere'),
  },
  {
    name: 'signing out leaves the other tabs signed in',
    ...{ file: at('app/session.ts'), find: "  others.postMessage('signed-out');\n", put: '' },
    gate: inBrowser('session', 'signing in signing out ends the session in every tab'),
  },
  {
    name: 'viewers get the tools of members',
    ...{ file: at('app/use-may.ts'), find: "write: manage || role === 'member'", put: 'write: true' },
    gate: inBrowser('fleet', 'viewers choose no rows, and restricted members see the granted agents alone'),
  },
  {
    name: 'a long list draws all of its rows',
    ...{ file: at('parts/use-virtual-rows.ts'), find: '    overscan,\n', put: '    overscan: 1_000_000,\n' },
    gate: inBrowser('tasks', 'a long list goes on where it ended, each task once, and draws only what is in sight'),
  },
];
