import type { Assignment } from './assignment.ts';

/** Work on the product: planning, services, front ends, apps. */
export const building: readonly Assignment[] = [
  {
    id: 'plan-feature',
    alias: 'planner',
    title: 'Plan and deliver: {feature} (HARB-{n})',
    brief: 'Break it down, hand the parts out, and report when they are in. Keep the public API as it is.',
    steps: ['Reading the card and the last three discussions', 'Drafting the parts', 'Writing the summary'],
    result:
      '## {feature}\n\nThe parts are in:\n\n{parts}\n\nOpen point: the copy of the confirmation page needs a product decision.',
    failure: 'The card has no acceptance criteria, and the two linked discussions contradict each other.',
    parts: ['checkout-endpoint', 'checkout-tests', 'review-change'],
  },
  {
    id: 'plan-release-risk',
    alias: 'planner',
    title: 'Rank the risks of release {version}',
    brief:
      'Look at the {n} merged changes since the last release. I need the three that could hurt us, with an owner each.',
    steps: [
      'Collecting the merged changes',
      'Reading the changes to money paths',
      'Ranking by reach and reversibility',
    ],
    result:
      '| Risk | Change | Owner |\n| --- | --- | --- |\n| Double capture on retry | #{pr} | payments |\n| Slow first search after deploy | #{pr2} | search |\n| Old app builds reject the new currency field | #{pr3} | ios-app |\n\nAll three can be switched off by a flag.',
    failure: 'The change list of {version} is not final: two merges happened while I was reading.',
    question: [
      'Should changes behind a flag that is off count as shipped?',
      'Count them only if the flag is planned to go on this week.',
    ],
  },
  {
    id: 'checkout-endpoint',
    alias: 'checkout-api',
    title: 'Add the idempotent endpoint for {feature}',
    brief: 'Same key, same answer. Return 409 while the first call is still running. Contract first.',
    steps: ['Extending the contract', 'Writing the handler', 'Running the {n} tests of the service'],
    result:
      'Opened **#{pr}**.\n\n- `POST /v2/checkout` takes `Idempotency-Key`\n- the first answer is kept for 24 hours\n- {n} tests pass, p95 is {ms} ms\n\n```ts\nconst order = await once(key, () => checkout(cart));\n```',
    failure:
      'The contract test fails: `expected 409, received 201`. Two requests with one key both reached the ledger.',
    handTo: 'payments',
  },
  {
    id: 'cart-limits',
    alias: 'checkout-api',
    title: 'Carts with more than {n}0 lines time out',
    brief: 'Support has four reports since Monday. Find the cause before you change anything.',
    steps: ['Reproducing with a recorded cart', 'Profiling the price calculation', 'Replacing the query in the loop'],
    result:
      '**Cause:** one query per line for the tax rate.\n\n**Change:** rates are read once per country, #{pr}.\n\n| Lines | Before | After |\n| --: | --: | --: |\n| 50 | 1.9 s | {ms} ms |\n| 200 | 8.4 s | {ms2} ms |',
    failure: 'I cannot reproduce it: the recorded cart was purged from staging last night.',
    blocker: 'Waiting for the staging database, which is being restored',
  },
  {
    id: 'refund-ledger',
    alias: 'payments',
    title: 'Partial refunds: book each line of order {n}',
    brief: 'Finance wants one ledger entry per line, not one per order. Amounts must add up to the cent.',
    steps: ['Reading the ledger rules', 'Splitting the booking', 'Checking sums over 10,000 orders'],
    result:
      'Each refunded line is booked by itself (#{pr}). Over 10,000 recorded orders the sums agree to the cent; {n} of them differ in rounding order only.',
    failure: 'The sums differ by one cent in 3 of 10,000 orders. I stopped before writing anything.',
    question: [
      'A refund of a discounted bundle can be split in two ways. By list price or by paid price?',
      'By paid price, and note it in the ledger text.',
    ],
  },
  {
    id: 'wallet-timeouts',
    alias: 'payments',
    title: 'Wallet payments: {ms} ms more since {version}',
    brief: 'The provider says nothing changed on their side. Compare the traces of both releases.',
    steps: ['Fetching traces of both releases', 'Comparing the spans', 'Trying the change on staging'],
    result:
      'The client opens a new TLS connection for each call since {version}: keep-alive was lost with the new agent.\n\nFix in #{pr}; staging is back to {ms2} ms.',
    failure: 'The traces of the earlier release are older than the retention of 7 days.',
  },
  {
    id: 'search-typos',
    alias: 'search',
    title: 'Typos: "{word}" finds nothing',
    brief: 'One edit should be forgiven from five letters on. Do not let the first page get slower.',
    steps: ['Building the test queries', 'Trying two analyzers', 'Measuring on {n} thousand queries'],
    result:
      'One edit is forgiven from five letters on.\n\n- zero-result queries: 4.1 % → **1.3 %**\n- p95 of the first page: {ms} ms (before: {ms2} ms)\n\nBehind the flag `search_typos`, #{pr}.',
    failure: 'The index build ran out of memory at {n} million documents.',
    blocker: 'Waiting for an index slot on lab-04',
  },
  {
    id: 'shop-a11y',
    alias: 'web-shop',
    title: 'Shop: {n} accessibility findings on the product page',
    brief: 'WCAG 2.2 AA. Start with those that a keyboard user meets first.',
    steps: ['Walking the page by keyboard', 'Mending focus order and names', 'Running axe on 12 pages'],
    result:
      'All {n} findings are gone, axe is silent on 12 pages (#{pr}).\n\n1. the gallery has real buttons with names\n2. focus returns to the opener of the size guide\n3. price changes are announced',
    failure: 'The gallery comes from a package that traps the focus; it needs to be replaced first.',
    handTo: 'admin-ui',
  },
  {
    id: 'shop-bundle',
    alias: 'web-shop',
    title: 'Product page: first load is {ms} KB',
    brief: 'The budget is 180 KB. Say what each saving costs.',
    steps: ['Measuring the bundles', 'Splitting the review section', 'Checking on a slow phone'],
    result:
      'First load is **171 KB** (#{pr}).\n\n| Saving | KB |\n| --- | --: |\n| Reviews load when they are near | 64 |\n| One date library instead of two | 31 |\n| Icons as one sprite | 12 |',
    failure: 'The build is not reproducible: two runs differ by 9 KB, so no figure can be trusted.',
  },
  {
    id: 'admin-export',
    alias: 'admin-ui',
    title: 'Back office: export of {n} thousand orders',
    brief: 'As CSV, streamed, with a progress bar. Dates in the time zone of the shop.',
    steps: ['Sketching the page', 'Streaming the rows', 'Trying it with a year of orders'],
    result:
      'The export streams: a year of orders takes 41 s and 30 MB of memory (#{pr}). Dates are in the time zone of the shop, with the offset in the header.',
    failure: 'The gateway cuts every response after 30 s; the export needs {n} more.',
    question: ['Should cancelled orders be part of the export by default?', 'Yes, with a column that says so.'],
  },
  {
    id: 'ios-crash',
    alias: 'ios-app',
    title: 'iOS {version}: crash when a basket is restored',
    brief: '0.{n} % of sessions. Only after an update from the version before.',
    steps: ['Symbolicating the reports', 'Restoring an old basket', 'Writing the migration of the stored basket'],
    result:
      'The stored basket of the version before has no currency. It is migrated now, and a basket that cannot be read is dropped with a message (#{pr}). 240 restores, no crash.',
    failure: 'Signing failed: the provisioning profile of mac-05 has expired.',
  },
  {
    id: 'android-start',
    alias: 'android-app',
    title: 'Android: cold start takes {ms}0 ms',
    brief: 'Measured on the two slowest phones of the lab. Target: 900 ms.',
    steps: ['Recording five cold starts', 'Moving work out of the start', 'Recording again'],
    result:
      'Cold start is **870 ms** on the slowest phone (#{pr}). The feature flags are read from disk first and refreshed later; fonts load when they are used.',
    failure: 'Phone 2 of the lab does not answer over adb.',
    blocker: 'Waiting for phone 2 of the lab to charge',
  },
];
