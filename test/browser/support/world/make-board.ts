import { hour, minute } from './hands.ts';
import type { Hands } from './hands.ts';
import type { People } from './make-people.ts';

/** Cards of the board by what they show. */
export interface Board {
  /** Has a checklist, people, comments and a parent. */
  readonly rich: string;
  readonly overdue: string;
  readonly projectId: string;
}

const things = ['basket', 'search', 'checkout', 'invoice', 'returns', 'stock list', 'price tag', 'login'];
const deeds = ['Speed up', 'Describe', 'Test', 'Translate', 'Clean up', 'Measure', 'Draw', 'Retire'];
const columns = ['pool', 'doing', 'done'];
const priorities = ['normal', 'high', 'low', 'lowest'];

/** Two hundred cards in three columns, two projects, tags with colours, comments and a card that is late. */
export async function makeBoard({ hub, owner, rest }: Hands, people: People): Promise<Board> {
  const make = async (body: object): Promise<string> => (await rest('POST', '/api/requirements', body)).requirement.id;
  const shop = (await rest('POST', '/api/requirements/projects', { name: 'Shop 4.2', color: '#2f6f4f' })).project.id;
  const store = (await rest('POST', '/api/requirements/projects', { name: 'Warehouse', color: '#8a5a00' })).project.id;
  for (let at = 0; at < 197; at += 1) {
    await make({
      name: `${deeds[at % 8]} the ${things[Math.floor(at / 8) % 8]}`,
      column: columns[at % 3],
      priority: priorities[at % 4],
      project_id: at % 2 === 0 ? shop : store,
      tags: at % 5 === 0 ? ['ui', 'fast'] : at % 5 === 1 ? ['bug'] : [],
      ...(at % 6 === 0 ? { owner: people.member.username } : {}),
      ...(at % 10 === 3 ? { agent_owner: 'coder' } : {}),
    });
    if (at % 20 === 0) hub.time.advance(5 * minute);
  }
  const day = (days: number): string => new Date(hub.time.now() + days * 24 * hour).toISOString().slice(0, 10);
  const parent = await make({ name: 'Release 4.2', column: 'doing', priority: 'high', project_id: shop, due: day(6) });
  const overdue = await make({ name: 'Renew the certificate', column: 'doing', priority: 'high', due: day(-3) });
  const rich = await make({
    name: 'Cache the search results',
    description: 'The search takes **210 ms**. Keep the last 10,000 answers.\n\n- bound the memory\n- measure it',
    ...{ column: 'doing', priority: 'high', project_id: shop, parent_id: parent, start: day(-2), due: day(2) },
    checklist: [
      { id: 'bound', text: 'Bound the cache', done: true },
      { id: 'measure', text: 'Measure it under load' },
      { id: 'tell', text: 'Tell the planner' },
    ],
    ...{ owner: people.owner.username, agent_owner: 'coder', participants: [people.member.username, 'reviewer'] },
    ...{ tags: ['ui', 'fast'], external_ref: 'SHOP-42', external_url: 'https://issues.example/SHOP-42' },
  });
  for (const [tag, color] of [
    ['ui', '#3355aa'],
    ['bug', '#aa3333'],
    ['fast', '#227755'],
  ]) {
    await rest('POST', '/api/requirements/tags/ops', { op: 'color', tag, color });
  }
  // A person of several networks says which.
  const of = `?network_id=${owner.networkId}`;
  const path = `/api/requirements/${rich}`;
  const comment = (text: string, token?: string) => rest('POST', `${path}/comments${of}`, { text }, token);
  await comment('The first numbers look good.');
  hub.time.advance(15 * minute);
  await comment('Please keep the old path behind a switch.', people.member.token);
  await rest('PATCH', `${path}${of}`, { priority: 'normal' }, people.member.token);
  return { rich, overdue, projectId: shop };
}
