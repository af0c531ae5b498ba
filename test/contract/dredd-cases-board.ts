import type { TestHub, TestUser } from '../support/start-hub.ts';
import { patchBody, setToken } from './dredd-provoke.ts';
import type { Provoke } from './dredd-provoke.ts';
import type { Transaction } from './dredd-contract.ts';
import type { Hubs } from './dredd-hubs.ts';

/** Ways of the board; what deletes a thing has one of its own. */
export const ofBoard: Readonly<Record<string, Provoke>> = {
  'createRequirement 404': (transaction) => patchBody(transaction, { project_id: 'proj_nobody' }),
  'upsertRequirement 404': (transaction) => patchBody(transaction, { project_id: 'proj_nobody' }),
  'updateTags 404': (transaction) => patchBody(transaction, { from: 'nowhere-used' }),
  'updateTags 200': async (transaction, _operation, { sound: { hub, mia } }) => {
    await make(hub, mia, '', { name: 'tagged', tags: ['to-rename'] });
    patchBody(transaction, { from: 'to-rename' });
  },
  'getRequirement 409': (transaction, _operation, hubs) => askAmbiguously(transaction, hubs, '/api/requirements/%231'),
  'listCardEvents 404': (transaction) => {
    transaction.fullPath = '/api/requirements/events?requirement_id=req_nobody-knows-it';
  },
  'listCardEvents 409': (transaction, _operation, hubs) =>
    askAmbiguously(transaction, hubs, '/api/requirements/events?requirement_id=%231'),
  'deleteRequirement 200': async (transaction, _operation, { sound: { hub, mia } }) => {
    const { requirement } = await make(hub, mia, '', { name: 'short-lived' });
    setLastSegment(transaction, requirement.id);
  },
  'deleteProject 200': async (transaction, _operation, { sound: { hub, mia } }) => {
    const { project } = await make(hub, mia, '/projects', { name: 'short-lived' });
    setLastSegment(transaction, project.id);
  },
};

/** Asks for the first card as a person of two boards. */
async function askAmbiguously(transaction: Transaction, { sound: { hub } }: Hubs, path: string): Promise<void> {
  const user = await hub.registerUser();
  const { body } = await hub.api('POST', '/api/networks', { token: user.token, body: { name: 'second' } });
  for (const networkId of [user.networkId, body.network_id]) {
    await make(hub, { ...user, networkId }, '', { name: 'the first' });
  }
  setToken(transaction, user.token);
  transaction.fullPath = path;
}

/** @throws Error when the hub refuses: without it the case proves nothing */
async function make(hub: TestHub, { token, networkId }: TestUser, path: string, body: object) {
  const answer = await hub.api('POST', `/api/requirements${path}?network_id=${networkId}`, { token, body });
  if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

function setLastSegment(transaction: Transaction, id: string): void {
  transaction.fullPath = transaction.fullPath.replace(/[^/?]+(?=\?|$)/, id);
}
