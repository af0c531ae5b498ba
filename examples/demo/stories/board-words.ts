export const projects: readonly (readonly [name: string, color: string])[] = [
  ['Checkout', '#2563eb'],
  ['Search', '#7c3aed'],
  ['Apps', '#0d9488'],
  ['Platform', '#b45309'],
];

export const tagColors: readonly (readonly [tag: string, color: string])[] = [
  ['customer', '#dc2626'],
  ['money', '#ca8a04'],
  ['speed', '#16a34a'],
  ['debt', '#64748b'],
  ['a11y', '#9333ea'],
];

/** What agents and people say on cards. */
export const comments = [
  'The first half is in; the tests of the second half are written and red.',
  'I tried it with the data of the largest shop: it holds.',
  'Blocked for an hour by the staging restore, going on now.',
  'The figures are in the task. In short: worth it.',
  'Can we ship this behind a flag first? I would feel better.',
  'Agreed with finance: round half to even, in the currency of the order.',
  'Found a case that the card does not mention: orders without an address.',
  'Reviewed. One name should change, the rest is good.',
  'Support has two more customers who wait for this.',
] as const;
