import { boardRest } from './board-rows.ts';
import type { Rows } from './board-rows.ts';
import { across, beyond } from './border-rows.ts';
import type { Expectation, Outcome } from './profiles.ts';
import type { Request } from './rest-requests.ts';
import { restExpectations } from './rest-expectations.ts';

const table = { ...restExpectations, ...boardRest.expectations };
const like = (operation: string, missing?: Outcome, more: Expectation['cells'] | object = {}): Expectation =>
  beyond(table[operation] as Expectation, missing, more);

const noCard = '404 requirement_not_found';
const noProject = '404 project_not_found';
const noParent = '404 parent_not_found';
const noPerson = '400 person_not_in_network';
const noNode = '404 node not found';

type Row = readonly [name: string, expectation: Expectation, request: Request];

/** What a new card may name, and what a card may be changed to. */
const onCards: readonly Row[] = (
  [
    ['in a project elsewhere', noProject, (there) => ({ project_id: there.projectId })],
    ['below a card elsewhere', noParent, (there) => ({ parent_id: there.requirementId })],
    ['for somebody elsewhere', noPerson, (there) => ({ owner: { kind: 'user', id: there.memberId } })],
    ['for a name elsewhere', noPerson, (there) => ({ owner: { kind: 'user', username: there.memberName } })],
    ['for an agent elsewhere', noPerson, (there) => ({ agent_owner: { kind: 'node', id: there.nodeId } })],
    ['for an alias elsewhere', noPerson, (there) => ({ agent_owner: { kind: 'node', alias: there.alias } })],
    ['with somebody elsewhere', noPerson, (there) => ({ participants: [{ kind: 'user', id: there.memberId }] })],
  ] as const satisfies readonly (readonly [string, Outcome, (there: Parameters<Request>[0]) => object])[]
).flatMap(([what, missing, fields]): Row[] => [
  [
    `createRequirement (${what})`,
    like('createRequirement', missing),
    across((_own, there) => ({ body: { name: 'a card', ...fields(there) } })),
  ],
  [
    `upsertRequirement (${what})`,
    like('upsertRequirement', missing),
    across((_own, there) => ({ body: { external_ref: 'other/1', name: 'a card', ...fields(there) } })),
  ],
  [
    `updateRequirement (${what})`,
    like('updateRequirement', missing),
    across((own, there) => ({ path: { requirement_id: own.requirementId }, body: fields(there) })),
  ],
]);

/** Cards, projects and tags of another network under the own `network_id`. */
const aCard = (body?: object, path: Readonly<Record<string, string>> = {}): Request =>
  across((_own, there) => ({ path: { requirement_id: there.requirementId, ...path }, body }));
const aProject = (body?: object): Request => across((_own, there) => ({ path: { project_id: there.projectId }, body }));
const elsewhere = '(elsewhere)';
/** A restricted node learns first that there is no such card, or that it is not on it. */
const unassigned = { confined: `403 node_permission_denied | ${noCard}`, assigned: noCard };
const boardRows: readonly Row[] = [
  [`getRequirement ${elsewhere}`, like('getRequirement', noCard), aCard()],
  [`updateRequirement ${elsewhere}`, like('updateRequirement', noCard, unassigned), aCard({ priority: 'high' })],
  [`deleteRequirement ${elsewhere}`, like('deleteRequirement', noCard), aCard()],
  [
    `updateChecklistItem ${elsewhere}`,
    like('updateChecklistItem', noCard, unassigned),
    aCard({ done: true }, { item_id: 'c1' }),
  ],
  [`createComment ${elsewhere}`, like('createComment', noCard, unassigned), aCard({ text: 'looks good' })],
  [`updateProject ${elsewhere}`, like('updateProject', noProject), aProject({ archived: true })],
  [`deleteProject ${elsewhere}`, like('deleteProject', noProject), aProject()],
  [
    `updateTags ${elsewhere}`,
    like('updateTags', '404 tag_not_found'),
    across((_own, there) => ({ body: { op: 'delete', tag: there.tag } })),
  ],
  [
    'upsertRequirement (the reference of a card elsewhere)',
    { ...like('upsertRequirement'), echoes: true },
    across((_own, there) => ({ body: { external_ref: there.externalRef, name: 'a card' } })),
  ],
];

/** Filters that name what is elsewhere find nothing. */
const filterRows: readonly Row[] = (
  [
    ['listRequirements (by project', (there) => ({ project_id: there.projectId })],
    ['listRequirements (by parent', (there) => ({ parent_id: there.requirementId })],
    ['listRequirements (by owner', (there) => ({ owner: there.memberName })],
    ['listRequirements (by agent', (there) => ({ agent_owner: there.alias })],
    ['listRequirements (by tag', (there) => ({ tag: there.tag })],
    ['listRequirements (by reference', (there) => ({ external_ref: there.externalRef })],
    ['listRequirements (by text', (there) => ({ q: there.tag, include_archived: '1' })],
    ['listTasks (by recipient', (there) => ({ to_name: there.alias })],
    ['listNodes (by id', (there) => ({ node_id: there.nodeId })],
    ['listNodes (by alias', (there) => ({ alias: there.alias })],
    ['listTaskEvents (of a task', (there) => ({ task_id: there.taskId })],
    // The recipient is whoever asks (rule inbox-own-messages).
    ['listMessages (of a person', (there) => ({ scope: 'user', user_id: there.ownerId })],
  ] as const satisfies readonly (readonly [string, (there: Parameters<Request>[0]) => Record<string, string>])[]
).map(([what, query]): Row => {
  const name = what.startsWith('listMessages') ? 'listMessages (my own)' : what.replace(/ \(.*/, '');
  return [`${what} elsewhere)`, like(name), across((_own, there) => ({ query: query(there) }))];
});

/** Whether the role is asked first or the node looked for: it is refused. */
const noRoleOrNode = { viewer: `403 permission_denied | ${noNode}` };
const notThere = (operation: string, name: 'ref' | 'host', body?: object): Row[] => [
  [
    `${operation} ${elsewhere}`,
    name === 'ref' ? like(operation, noNode, noRoleOrNode) : like(operation, '404 server not found'),
    across((_own, there) => ({ path: { [name]: name === 'ref' ? there.nodeId : there.host }, body })),
  ],
];
const pinned = { ...noRoleOrNode, target: '403 permission_denied', other: '403 permission_denied' };
const nodeRows: readonly Row[] = [
  [
    `setPermissionMode ${elsewhere}`,
    like('setPermissionMode', noNode, { ...noRoleOrNode, member: noRoleOrNode.viewer, bound: noRoleOrNode.viewer }),
    across((_own, there) => ({ path: { ref: there.nodeId }, body: { mode: 'readonly' } })),
  ],
  ...notThere('updateNodeAvatar', 'ref', { avatar_url: null }),
  [
    `deleteNodeRecord ${elsewhere}`,
    like('deleteNodeRecord', noNode, pinned),
    across((_own, there) => ({ path: { ref: there.nodeId } })),
  ],
  ...notThere('getServerHealth', 'host'),
  ...notThere('listServerAgents', 'host'),
  [
    'deleteNodeRecord (an alias elsewhere)',
    like('deleteNodeRecord', noNode, pinned),
    across((_own, there) => ({ path: { ref: there.alias } })),
  ],
  [
    `getNodeCreateRequest ${elsewhere}`,
    like('getNodeCreateRequest', '404 request_not_found'),
    across((_own, there) => ({ query: { request_id: there.requestId } })),
  ],
  [
    `prepareRename ${elsewhere}`,
    like('prepareRename', noNode),
    across((own, there) => ({ body: { network_id: own.networkId, old_alias: there.alias, new_alias: 'brand-new' } })),
  ],
  [
    `openChannelStream ${elsewhere}`,
    like('openChannelStream', '404 not_found', {
      ...{ target: '403 alias_not_yours', assigned: '403 alias_not_yours' },
    }),
    across((_own, there) => ({ path: { name: there.alias } })),
  ],
];

const memberRows: readonly Row[] = [
  [
    'setAgentGrants (to an agent elsewhere)',
    like('setAgentGrants', noNode),
    across((own, there) => ({
      path: { network_id: own.networkId, user_id: own.memberId },
      body: { node_ids: [there.nodeId] },
    })),
  ],
  [
    'setAgentGrants (of a member elsewhere)',
    like('setAgentGrants', '400 not a member'),
    across((own, there) => ({
      path: { network_id: own.networkId, user_id: there.memberId },
      body: { node_ids: [own.nodeId] },
    })),
  ],
  [
    `updateMember ${elsewhere}`,
    like('updateMember', '400 member not found or is owner'),
    across((own, there) => ({
      path: { network_id: own.networkId, user_id: there.memberId },
      body: { role: 'viewer' },
    })),
  ],
  [
    `removeMember ${elsewhere}`,
    like('removeMember', '400 not a member'),
    across((own, there) => ({ path: { network_id: own.networkId, user_id: there.memberId } })),
  ],
  [
    'listAuditLog (of somebody else)',
    like('listAuditLog'),
    across((_own, there) => ({ query: { user_id: there.ownerId } })),
  ],
  [
    'ackMessages (from an agent elsewhere)',
    { ...like('ackMessages', 'ok unchanged'), echoes: true },
    across((_own, there) => ({ body: { agent: there.alias } })),
  ],
];

const taskRows: readonly Row[] = [
  [
    'sendTask (below a task elsewhere)',
    like('sendTask', '404 parent_not_found', {
      ...{ confined: '403 node_permission_denied | 404 parent_not_found' },
      ...{ assigned: '403 node_permission_denied | 404 parent_not_found' },
    }),
    across((own, there) => ({
      body: { alias: own.alias, task: 'look', parent_task_id: there.taskId, network_id: own.networkId },
    })),
  ],
  [
    'broadcast (to a server elsewhere)',
    like('broadcast'),
    across((own, there) => ({ body: { message: 'all', filter_server: there.host, network_id: own.networkId } })),
  ],
];

const rows = [...onCards, ...boardRows, ...filterRows, ...nodeRows, ...memberRows, ...taskRows];

/** What a request can name of another network beside its own: nothing of it is found, shown or changed. */
export const borderRest: Rows = {
  expectations: Object.fromEntries(rows.map(([name, expectation]) => [name, expectation])),
  requests: Object.fromEntries(rows.map(([name, , request]) => [name, request])),
};
