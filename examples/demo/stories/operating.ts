import type { Assignment } from './assignment.ts';

/** Releases, incidents, documents and figures. */
export const operating: readonly Assignment[] = [
  {
    id: 'migrate-orders',
    alias: 'migrations',
    title: 'Migration: index on orders(shop_id, created_at)',
    brief: '{n} million rows. Without a lock that anybody notices.',
    steps: ['Rehearsing on the copy', 'Building the index concurrently', 'Checking the plans'],
    result:
      'Built concurrently on the copy in 6 min {n} s; no lock was held for more than {ms} ms. The plan of the order list uses it. Ready for the window of tonight (#{pr}).',
    failure: 'The build left an invalid index behind: a transaction of the nightly report was open for 40 minutes.',
    question: ['Run it before or after the nightly report?', 'After it, at 03:30 UTC.'],
  },
  {
    id: 'migrate-cleanup',
    alias: 'migrations',
    title: 'Drop the {n} columns that nobody reads',
    brief: 'Prove that nobody reads them: code, views, reports.',
    steps: ['Searching code and views', 'Reading query statistics of 30 days', 'Writing both directions'],
    result:
      '{n} columns go in two steps: first the code stops naming them (#{pr}), a release later the migration drops them. A monthly report reads one more; it stays.',
    failure: 'The query statistics were reset on Sunday: three days prove nothing.',
    handTo: 'reports',
  },
  {
    id: 'release-train',
    alias: 'release',
    title: 'Release train {version}: go or no go',
    brief: 'Collect what is green, what is not, and who decides.',
    steps: ['Reading the gates', 'Asking for the smoke test', 'Writing the summary'],
    result:
      '**Go** for {version}.\n\n- all 9 gates are green\n- {parts}\n- the flag `search_typos` stays off until Thursday\n\nTag and notes are ready.',
    failure: 'No go: the migration of this train has no way back.',
    parts: ['e2e-smoke', 'release-notes'],
  },
  {
    id: 'release-notes',
    alias: 'docs-writer',
    title: 'Release notes of {version}',
    brief: 'For shop owners. No ticket numbers, no internals.',
    steps: ['Reading {n} merged changes', 'Grouping them by reader', 'Writing'],
    result:
      '### What is new in {version}\n\n- **Refunds by line.** Choose the lines to refund; the receipt names each.\n- **Search forgives typing errors.**\n- Exports keep the time zone of your shop.\n\nWe also made the product page load a third faster.',
    failure: 'Eleven of {n} changes have no description that a shop owner could understand.',
    handTo: 'planner',
  },
  {
    id: 'docs-guide',
    alias: 'docs-writer',
    title: 'Guide: {feature}',
    brief: 'A page that somebody can follow without asking us. Try every command.',
    steps: ['Trying the steps on a fresh machine', 'Writing the page', 'Letting the commands run once more'],
    result:
      'The guide has 6 steps and takes 11 minutes on a fresh machine (#{pr}). Step 3 needed a command that was missing in the setup; it is there now.',
    failure: 'Step 4 needs an account that a reader cannot create.',
    question: ['Which version do most customers run: 3 or 4?', 'Version 4; keep a note for 3.'],
  },
  {
    id: 'incident-triage',
    alias: 'incidents',
    title: 'Alert: {service} answers {n} % of calls with 502',
    brief: 'Since 09:4{d}. Tell me what changed, what to do now, what can wait.',
    steps: ['Reading the graphs of the last hour', 'Comparing with the deployments', 'Writing the summary'],
    result:
      '**Changed:** {version} was rolled out at 09:38.\n**Now:** one of three instances has an empty connection pool; I drained it, errors are at 0.\n**Later:** the readiness check does not ask the pool (HARB-{n}).',
    failure: 'The metrics of {service} stop at 09:51, so I cannot tell cause from effect.',
    parts: ['ci-bisect'],
  },
  {
    id: 'incident-review',
    alias: 'incidents',
    title: 'Timeline of the incident of last night',
    brief: 'Facts with their sources. No blame, no guesses.',
    steps: ['Collecting messages and deployments', 'Ordering {n} events', 'Marking the gaps'],
    result:
      '| UTC | What | Source |\n| --- | --- | --- |\n| 01:12 | first 502 | gateway log |\n| 01:19 | page to on-call | pager |\n| 01:31 | rollback begins | deploy log |\n| 01:36 | errors end | gateway log |\n\nOne gap: nobody noted why the rollback took 12 minutes.',
    failure: 'The deploy log of 01:00 to 01:30 is missing.',
    handTo: 'docs-writer',
  },
  {
    id: 'dependency-updates',
    alias: 'dependencies',
    title: 'Update {n} packages of {service}',
    brief: 'Patch and minor only. One change each, so that we can go back.',
    steps: ['Reading the change logs', 'Updating one by one', 'Running the suites'],
    result:
      '{n} updates, {n} green runs (#{pr}). I left out one: its minor release drops Node 22, which two services still use.',
    failure: 'The registry answered 429 after {n} requests.',
    blocker: 'Waiting for the registry mirror, which is rate-limited',
  },
  {
    id: 'weekly-figures',
    alias: 'reports',
    title: 'Figures of week {n}: conversion, refunds, speed',
    brief: 'Against the week before. Say what is noise.',
    steps: ['Reading the warehouse', 'Comparing with the week before', 'Drawing the table'],
    result:
      '| | This week | Before |\n| --- | --: | --: |\n| Conversion | 3.4 % | 3.1 % |\n| Refunds | 1.2 % | 1.2 % |\n| p95 checkout | {ms} ms | {ms2} ms |\n\nThe rise of conversion is outside the usual spread; the rest is noise.',
    failure: 'The warehouse has no rows of Sunday yet.',
    file: ['figures.csv', 'metric,this_week,before\nconversion,3.4,3.1\nrefunds,1.2,1.2\n'],
    question: ['Include the two test shops?', 'No, leave them out from now on.'],
  },
  {
    id: 'ci-bisect',
    alias: 'ci-doctor',
    title: 'Main is red: {service} fails since this morning',
    brief: 'Find the change, tell its author, propose the smallest mend.',
    steps: ['Bisecting {n} commits', 'Confirming the culprit', 'Trying the mend'],
    result:
      'It is #{pr}: a default changed from seconds to milliseconds. The author knows. #{pr2} mends it in one line; the suite is green with it.',
    failure: 'The failure moved during the bisect: two changes are to blame, and they overlap.',
  },
  {
    id: 'ci-speed',
    alias: 'ci-doctor',
    title: 'The pipeline takes {n} minutes',
    brief: 'What are the three slowest stages, and what would halve them?',
    steps: ['Reading 200 runs', 'Splitting the slowest suite', 'Measuring again'],
    result:
      '1. browser tests: shard by 4, saves 9 min\n2. image build: the cache key has a timestamp, saves 4 min (#{pr})\n3. type check: incremental, saves 2 min\n\nDone: the second. The others need a runner more.',
    failure: 'The timings of the last 200 runs were pruned.',
    handTo: 'dependencies',
  },
];
