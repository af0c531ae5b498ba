import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startTestHub } from '../support/start-hub.ts';
import type { TestHub, TestUser } from '../support/start-hub.ts';

let hub: TestHub;
let ann: TestUser;
beforeAll(async () => {
  hub = await startTestHub();
});
beforeEach(async () => {
  ann = await hub.registerUser();
});
afterAll(() => hub.close());

describe('createRequirement', () => {
  test('201: a card with everything on it', async () => {
    const bee = await hub.mintNode(ann, 'bee');
    const { status, body } = await hub.api('POST', '/api/requirements', {
      token: ann.token,
      body: {
        name: ' Write the manual ',
        column: 'doing',
        priority: 'lowest',
        due: '2026-03-01',
        start: '2026-02-01T12:00:00.5+02:00',
        description: '# plan',
        checklist: [{ text: 'draft', done: true }, { id: 'two', text: 'print' }],
        owner: { kind: 'user', username: ann.username.toUpperCase() },
        agent_owner: { alias: 'bee' },
        participants: [{ kind: 'user', id: ann.userId }, 'bee'],
        external_ref: 'GH-1',
        external_url: 'https://example.com/1',
        tags: ['docs', ' docs', 'b'],
      },
    });
    expect([status, body.error]).toEqual([201, undefined]);
    console.log(JSON.stringify(body, null, 1), bee.length);
    const list = await hub.api('GET', '/api/requirements', { token: ann.token });
    console.log(JSON.stringify(list.body));
    for (const [method, path, b] of [
      ['PATCH', '/api/requirements/%231', { column: 'done', tags: ['x', 'docs'], participants_remove: ['bee'] }],
      ['POST', '/api/requirements/%231/comments', { text: ' hello ' }],
      ['PATCH', '/api/requirements/%231/checklist/two', { done: true }],
      ['POST', '/api/requirements/upsert', { external_ref: 'GH-1', priority: 'high' }],
      ['POST', '/api/requirements/upsert', { external_ref: 'GH-2', name: 'x', parent_id: '#1' }],
      ['POST', '/api/requirements/projects', { name: 'P' }],
      ['POST', '/api/requirements/tags/ops', { op: 'rename', from: 'x', to: 'docs' }],
      ['POST', '/api/requirements/tags/ops', { op: 'color', tag: 'docs', color: '#AABBCC' }],
      ['GET', '/api/requirements/tags', undefined],
      ['GET', '/api/requirements?q=manual&changes=1&updated_since=2020-01-01', undefined],
      ['GET', '/api/requirements?q=' + ann.username.slice(2, 8).toUpperCase(), undefined],
      ['GET', '/api/requirements?q=%25', undefined],
      ['DELETE', '/api/requirements/%231', undefined],
      ['GET', '/api/requirements?changes=1&updated_since=2020-01-01', undefined],
    ] as const) {
      const answer = await hub.api(method, path, { token: ann.token, body: b });
      console.log(method, path, answer.status, JSON.stringify(answer.body).slice(0, 1500));
    }
    for (const [name, args] of [
      ['requirements_list', {}],
      ['requirements_people', {}],
      ['requirements_events', {}],
      ['requirements_get', { id: '#2' }],
    ] as const) console.log(name, JSON.stringify(await hub.tool(name, args, ann.token)).slice(0, 2500));
  });
});
