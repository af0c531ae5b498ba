/** What the `{name}` places of assignments are filled with. */
export const features = [
  'refunds by line',
  'gift cards in two currencies',
  'guest checkout without an account',
  'saved baskets across devices',
  'delivery slots by postcode',
  'invoices with purchase order numbers',
  'price alerts',
] as const;

export const services = ['checkout-api', 'payments', 'search', 'web-shop', 'admin-ui', 'ledger'] as const;

export const misspelt = ['raincaot', 'sneekers', 'watherproof', 'bagpack', 'headfones'] as const;

/** Says an agent to a person, unasked. */
export const notices: readonly (readonly [
  alias: string,
  severity: 'info' | 'success' | 'warning' | 'error',
  title: string,
  message: string,
])[] = [
  ['release', 'success', 'Release train is ready', 'All gates are green. The tag waits for your word.'],
  [
    'incidents',
    'warning',
    'Error budget of search',
    '62 % of the budget of this month is used, most of it on Tuesday.',
  ],
  ['dependencies', 'info', 'Node 22 leaves support', 'Two services still run on it. I have a change ready for each.'],
  [
    'security',
    'warning',
    'A certificate ends in 12 days',
    'It is that of the webhook receiver of staging. Renewal is by hand.',
  ],
  ['reports', 'info', 'Figures of the week', 'Conversion is up by 0.3 points. The table is in my last answer.'],
  [
    'ci-doctor',
    'error',
    'Main was red for 40 minutes',
    'It is green again. The cause and the mend are in my last answer.',
  ],
];

export const broadcasts = [
  'Staging is frozen from 16:00 to 16:30 UTC for the restore drill. Finish what you hold, and do not take a new lease.',
  'The contract of checkout v2 is final. Generate your clients again before the next change.',
  'build-02 has little disk left. Remove traces that are older than a day.',
] as const;
