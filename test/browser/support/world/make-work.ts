import { upload } from '../../../support/upload.ts';
import { hour, minute } from './hands.ts';
import type { Hands } from './hands.ts';
import type { Agent } from './make-fleet.ts';
import type { People } from './make-people.ts';

/** Tasks of the world by what became of them, and the file of one of them. */
export interface Work {
  readonly delivered: string;
  readonly running: string;
  readonly replied: string;
  readonly failed: string;
  readonly cancelled: string;
  readonly expired: string;
  /** Has children. */
  readonly parent: string;
  readonly retried: string;
  readonly fileId: string;
}

const report = `## Done

The search answers in **38 ms** at the 95th percentile, before it was 210 ms.

| Step | Before | After |
| --- | --- | --- |
| Query | 180 ms | 21 ms |
| Render | 30 ms | 17 ms |

- [x] cache with a bound of 10,000 entries
- [ ] warm it at the start

\`\`\`ts
export const cache = new Map<string, Result>();
\`\`\`

See [the notes](https://notes.example/search) and ![a chart](https://pictures.example/chart.png).`;

/** Tasks in each state, with replies, failures, children and a file; the time goes on meanwhile. */
export async function makeWork(hands: Hands, agents: ReadonlyMap<string, Agent>, people: People): Promise<Work> {
  const { hub, tool } = hands;
  const tokenOf = (alias: string): string => agents.get(alias)?.token ?? '';
  const pass = (milliseconds: number): void => hub.time.advance(milliseconds);
  const send = async (alias: string, task: string, more: object = {}, token?: string): Promise<string> =>
    (await tool('send_task', { alias, task, ...more }, token)).message_id;
  const take = (alias: string, taskId: string) => tool('send_ack', { task_id: taskId }, tokenOf(alias));
  const answer = (alias: string, taskId: string, text: string, more: object = {}) =>
    tool('send_reply', { in_reply_to: taskId, text, ...more }, tokenOf(alias));

  const expired = await send('archivist', 'Pack the logs of last month', { ttl_seconds: 600, priority: 'low' });
  pass(hour);
  await hub.runJob('expire_tasks');

  const parent = await send('planner', 'Ship release 4.2 of the shop', { priority: 'high', ttl_seconds: 86_400 });
  pass(3 * minute);
  await take('planner', parent);
  const replied = await send('coder', 'Make the search faster', { parent_task_id: parent }, tokenOf('planner'));
  const child = await send('reviewer', 'Review the cache', { parent_task_id: parent }, tokenOf('planner'));
  pass(2 * minute);
  await take('coder', replied);
  await agents.get('coder')?.report({ status: 'working', task: replied, progress: 30 });
  pass(47 * minute);
  const { body: file } = await upload(hub.url, tokenOf('coder'), {
    ...{ bytes: Buffer.from('step,before,after\nquery,180,21\nrender,30,17\n'), name: 'latency.csv', mime: 'text/csv' },
    fields: { network_id: hands.owner.networkId },
  });
  await answer('coder', replied, report, { attachments: [{ type: 'file', file_id: file.file_id }] });
  pass(5 * minute);
  await take('reviewer', child);
  pass(20 * minute);
  await answer('reviewer', child, 'The cache is bounded and tested. Two remarks are in the file.');

  const failed = await send('scraper', 'Read the prices of the suppliers');
  pass(minute);
  await take('scraper', failed);
  pass(9 * minute);
  await answer('scraper', failed, 'The site of the supplier answers 403 since 10:00; I need another address.', {
    status: 'failed',
  });
  const retried = await send('tester', 'Run the tests of the checkout');
  await answer('tester', retried, 'Out of memory after 312 of 980 tests.', { status: 'failed' });
  pass(30 * minute);
  await tool('retry_task', { task_id: retried });
  const cancelled = await send('translator', 'Translate the release notes into French');
  pass(4 * minute);
  await tool('cancel_task', { task_id: cancelled, reason: 'The notes are not ready yet.' });

  for (let at = 0; at < 60; at += 1) {
    const alias = `worker-${String((at % 32) + 1).padStart(2, '0')}`;
    const id = await send(alias, `Sort the returns of day ${at + 1}`, { priority: at % 7 === 0 ? 'high' : 'normal' });
    pass(minute);
    await take(alias, id);
    // One is never finished.
    if (at === 40) continue;
    if (at % 20 === 8) await answer(alias, id, 'The scanner is out of paper.', { status: 'failed' });
    else await answer(alias, id, `Sorted ${120 + at} parcels.`);
    if (at % 16 !== 4) await hands.rest('POST', '/api/messages/ack', { agent: alias });
  }
  pass(31 * minute);
  for (const alias of ['worker-01', 'worker-04', 'worker-07']) {
    const id = await send(alias, 'Count the boxes of the night', { ttl_seconds: 7200 });
    await take(alias, id);
    await send(alias, 'Then count the bags', { ttl_seconds: 7200 });
  }
  const delivered = await send(
    'archivist',
    'Find the contract with the carrier',
    // A person of several networks says which.
    { network_id: hands.owner.networkId, ttl_seconds: 86_400 },
    people.member.token,
  );
  const { body: notes } = await upload(hub.url, hands.owner.token, {
    ...{ bytes: Buffer.from('# Limits\n\nAt most 10,000 entries.\n'), name: 'limits.md', mime: 'text/markdown' },
    fields: { network_id: hands.owner.networkId },
  });
  const running = await send(
    'coder',
    'Cache the search results\n\nKeep **at most 10,000** entries, and say how often one is found. The limits are in the file.',
    {
      ...{ ttl_seconds: 86_400, parent_task_id: parent, context: 'The shop has 40,000 articles.' },
      meta: {
        attachments: [
          { type: 'file', url: notes.url, name: 'limits.md', mime: 'text/markdown', size: notes.size },
          { type: 'link', url: 'https://notes.example/search', name: 'Notes of the last attempt' },
        ],
      },
    },
  );
  pass(5 * minute);
  await take('coder', running);
  return { delivered, running, replied, failed, cancelled, expired, parent, retried, fileId: file.file_id };
}

/** Messages between agents and people, read and unread, and files of the owner. */
export async function makeMessages(hands: Hands, agents: ReadonlyMap<string, Agent>): Promise<void> {
  const { hub, tool } = hands;
  const from = (alias: string): string => agents.get(alias)?.token ?? '';
  await tool('send_message', { alias: 'reviewer', message: 'Please look at the cache before noon.' });
  await tool(
    'send_message',
    { alias: 'coder', message: 'The planner moved the release to Thursday.' },
    from('planner'),
  );
  hub.time.advance(6 * minute);
  const told = [
    ['planner', 'info', 'The plan is ready', 'Release 4.2 has 14 tasks; three of them wait for you.'],
    ['tester', 'warning', 'A question', 'May I delete the old fixtures? They take 4 GB.'],
    ['deployer', 'error', 'The key of staging is refused', 'The cluster says `unauthorized` since 09:12.'],
    ['reviewer', 'success', 'Reviewed', 'The cache is fine. 两处小建议已写在附件里。'],
  ] as const;
  for (const [alias, severity, title, message] of told) {
    const sent = { to_username: hands.owner.username, title, message, severity };
    await tool('send_desktop_message', sent, from(alias));
    hub.time.advance(11 * minute);
  }
  await tool(
    'report_completion',
    { alias: 'reviewer', task: 'Weekly review', result: '12 changes, 2 remarks', score: 8.5 },
    from('reviewer'),
  );
  await hands.rest('POST', '/api/broadcast', { message: 'The build hosts restart at 18:00.' });
  for (const [name, mime] of [
    ['plan.md', 'text/markdown'],
    ['trace.json', 'application/json'],
  ] as const) {
    await upload(hub.url, hands.owner.token, { name, mime, bytes: Buffer.from(`{"name":"${name}"}`) });
  }
}
