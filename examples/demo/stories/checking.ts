import type { Assignment } from './assignment.ts';

/** Reviews, tests and measurements. */
export const checking: readonly Assignment[] = [
  {
    id: 'review-change',
    alias: 'reviewer',
    title: 'Review #{pr}: {feature}',
    brief: 'Correctness first, then names. Leave style to the formatter.',
    steps: ['Reading the change and its tests', 'Trying the edge cases', 'Writing the review'],
    result:
      '**Approved with two notes** (#{pr}).\n\n- `retryAfter` is in seconds here and in milliseconds two files on\n- the test of the empty basket asserts nothing\n\nThe locking is right: I tried {n} orders at once.',
    failure: 'The branch does not build: `generated/` is older than the contract.',
  },
  {
    id: 'review-boundaries',
    alias: 'reviewer',
    title: 'Second look at #{pr}: who may see another shop’s orders?',
    brief: 'Every query that takes an order id. I want the list, not a feeling.',
    steps: ['Listing the {n} queries', 'Checking the scope of each', 'Trying the two doubtful ones'],
    result:
      'All {n} queries are bound to the shop of the caller. The CSV export used the id of the request; mended in #{pr2}, with a test that fails without it.',
    failure: 'I ran out of context after {n} files; the export module is not covered.',
    question: ['Support staff can see all shops by role. Is that meant?', 'Yes, but it must be in the audit log.'],
  },
  {
    id: 'security-advisories',
    alias: 'security',
    title: 'Advisories of this week: are we affected?',
    brief: 'Only what reaches our code. One line each.',
    steps: ['Reading {n} advisories', 'Tracing the calls', 'Writing the verdicts'],
    result:
      '| Advisory | Reached | Action |\n| --- | --- | --- |\n| ReDoS in a header parser | no | update with the next train |\n| Path traversal in an archive reader | **yes**, uploads | mended in #{pr} |\n| Timing leak in a compare | no | none |',
    failure: 'The advisory feed answers 503 since 14:20.',
  },
  {
    id: 'security-tokens',
    alias: 'security',
    title: 'Do tokens reach the logs of {service}?',
    brief: 'Grep is not enough: look at what error paths print.',
    steps: ['Collecting the error paths', 'Provoking each of them', 'Searching {n} MB of logs'],
    result:
      'One path did: a failed webhook logged its whole request. It logs the host and the status now (#{pr}). Nothing was found in the last 30 days of stored logs.',
    failure: 'I have no access to the logs of {service} on build-02.',
    question: ['May I rotate the webhook secret of staging to prove it?', 'Yes, staging only.'],
  },
  {
    id: 'checkout-tests',
    alias: 'test-writer',
    title: 'Contract tests for {feature}',
    brief: 'One test a documented answer, refusals too. Show that each can fail.',
    steps: ['Listing the documented answers', 'Writing {n} tests', 'Planting a bug for each'],
    result:
      '{n} tests, each seen to fail with a planted bug (#{pr}). Two documented answers cannot be reached; I opened HARB-{n} for them.',
    failure: 'Three of {n} planted bugs were not seen: the tests check the status and not the body.',
  },
  {
    id: 'flaky-hunt',
    alias: 'test-writer',
    title: 'Find the flaky tests of {service}',
    brief: 'Run the suite 50 times. Name the cause, do not add a retry.',
    steps: ['Running the suite 50 times', 'Comparing the failures', 'Mending the two causes'],
    result:
      '50 green runs. Two causes: a test that read the wall clock at midnight UTC, and one that took the first row without an order. Both mended in #{pr}.',
    failure: 'After {n} runs the disk of build-01 was full of traces.',
  },
  {
    id: 'e2e-smoke',
    alias: 'e2e-runner',
    title: 'Smoke test of staging, build {n}{n2}',
    brief: 'The 14 paths of the shop, in three browsers.',
    steps: ['Starting three browsers', 'Walking the 14 paths', 'Collecting traces'],
    result:
      '**42 of 42 passed** in 3 min 40 s. The slowest path is the guest checkout with {ms2} ms. The trace is attached.',
    failure: '2 of 42 failed: the address form does not keep the postcode in WebKit.',
    file: [
      'smoke.txt',
      'path                  chromium  firefox  webkit\nhome                  ok        ok       ok\nsearch                ok        ok       ok\nproduct               ok        ok       ok\nguest checkout        ok        ok       ok\nsigned-in checkout    ok        ok       ok\nrefund request        ok        ok       ok\n',
    ],
    blocker: 'Waiting for the staging lease, which release holds',
  },
  {
    id: 'e2e-visual',
    alias: 'e2e-runner',
    title: 'Visual changes of #{pr}',
    brief: 'Compare the screenshots with main; list what changed on purpose.',
    steps: ['Taking {n} screenshots', 'Comparing with main', 'Sorting the differences'],
    result:
      '{n} screenshots, 3 differences: two are meant (button radius, price colour). The third, a clipped label at 390 px, is in #{pr2} now.',
    failure: 'The fonts of the container differ from those of main: every screenshot changed.',
  },
  {
    id: 'load-checkout',
    alias: 'perf-lab',
    title: 'Load test: {n}0 checkouts a second for ten minutes',
    brief: 'On the copy of production. Stop when p99 passes 800 ms.',
    steps: ['Warming up', 'Rising to {n}0 a second', 'Holding for ten minutes', 'Drawing the curves'],
    result:
      'It holds {n}0 a second: p50 {ms} ms, p99 {ms2} ms, no error. The pool of the ledger is the next limit, at about twice that load.',
    failure: 'Stopped after 4 minutes: p99 passed 800 ms when the ledger pool was empty.',
  },
  {
    id: 'profile-search',
    alias: 'perf-lab',
    title: 'Profile of {service} under the evening peak',
    brief: 'Where do the {ms} ms go? A flame graph is enough.',
    steps: ['Replaying the evening peak', 'Sampling for five minutes', 'Reading the profile'],
    result:
      '| Where | Share |\n| --- | --: |\n| Scoring | 44 % |\n| Parsing of stored fields | 31 % |\n| Network | 9 % |\n\nThe stored fields can be read lazily; I expect a fifth less time.',
    failure: 'The replay of the peak stopped: its recording is incomplete after 19:40.',
  },
];
