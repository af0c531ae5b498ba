import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { setNodeMode } from '../support/set-up.ts';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

/*
 * What a node always may, in any mode, is for its own token. A token of the same person that is bound to no node only
 * reads for a readonly one: the mode would bind nobody otherwise.
 */

let hub: TestHub;
let owner: TestUser;
let bee: string;
let taskId: string;
beforeAll(async () => {
  hub = await startTestHub();
});
beforeEach(async () => {
  owner = await hub.registerUser();
  bee = await hub.mintNode(owner, 'bee');
  await setNodeMode(hub, bee, 'readonly');
  const sender = await hub.mintNode(owner, 'sender');
  ({ message_id: taskId } = await hub.tool('send_task', { alias: 'bee', task: 'look' }, sender));
});
afterAll(() => hub.close());

const call = async (tool: string, args: object) => {
  const [unbound, own] = [
    await hub.tool(tool, { ...args }, owner.networkToken),
    await hub.tool(tool, { ...args }, bee),
  ];
  return [unbound, own.ok];
};
const denied = (route: string) => [
  expect.objectContaining({ ok: false, error: 'node_permission_denied', reason: 'mode_readonly', route }),
  true,
];

describe('report_status', () => {
  test('node_permission_denied: a token without a node reports for a readonly one', async () => {
    const args = { resume_id: 'r', alias: 'bee', status: 'idle' };
    expect(await call('report_status', args)).toEqual(denied('report_status'));
  });

  test('alias_taken: a first report under the user name of a member', async () => {
    const args = { resume_id: 'r', alias: owner.username, status: 'idle' };
    expect(await hub.tool('report_status', args, owner.networkToken)).toMatchObject({
      ok: false,
      error: 'alias_taken',
    });
  });
});

describe('report_completion', () => {
  test('node_permission_denied: a token without a node completes for a readonly one', async () => {
    const args = { alias: 'bee', task: taskId, result: 'done' };
    expect(await call('report_completion', args)).toEqual(denied('report_completion'));
  });
});

describe('get_inbox', () => {
  test('ok: reading is open to a token without a node', async () => {
    const { messages } = await hub.tool('get_inbox', { alias: 'bee' }, owner.networkToken);
    expect(messages).toHaveLength(1);
  });
});

describe('ack_inbox', () => {
  test('node_permission_denied: a token without a node acks for a readonly one', async () => {
    expect(await call('ack_inbox', { alias: 'bee', message_id: taskId })).toEqual(denied('ack_inbox'));
  });
});

describe('send_ack', () => {
  test('node_permission_denied: a token without a node acks a task of a readonly one', async () => {
    expect(await call('send_ack', { task_id: taskId })).toEqual(denied('send_ack'));
  });
});

describe('send_reply', () => {
  test('node_permission_denied: a token without a node answers for a readonly one', async () => {
    expect(await call('send_reply', { in_reply_to: taskId, text: 'done' })).toEqual(denied('send_reply'));
  });
});

describe('send_peer_reply', () => {
  test('node_permission_denied: a token without a node answers for a readonly one', async () => {
    expect(await call('send_peer_reply', { in_reply_to: taskId, text: 'done' })).toEqual(denied('send_peer_reply'));
  });
});
