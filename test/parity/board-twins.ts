import type { Twin } from './doors.ts';
import type { World } from './world.ts';

const cards = '/api/requirements';
const projects = '/api/requirements/projects';

/** A project `project` and two cards: `card` with everything on it, `child` below it. */
export async function makeBoard(world: World): Promise<void> {
  const { owner, made } = world;
  made['project'] = (await world.api('POST', projects, { name: 'Release' })).body.project.id;
  const card = {
    ...fullCard(world),
    project_id: made['project'],
    external_ref: 'REF-1',
    checklist: [{ id: 'one', text: 'first' }, { text: 'second' }],
  };
  made['card'] = (await world.api('POST', cards, card)).body.requirement.id;
  const child = { name: 'below', parent_id: made['card'], owner: { kind: 'user', id: owner.userId } };
  made['child'] = (await world.api('POST', cards, child)).body.requirement.id;
}

const fullCard = ({ owner }: World) => ({
  name: 'ship it',
  priority: 'high',
  due: '2030-01-02',
  start: '2030-01-01T08:00:00+02:00',
  description: '**now**',
  owner: { kind: 'user', username: owner.username },
  agent_owner: { kind: 'node', alias: 'bee' },
  participants: [{ kind: 'node', alias: 'ant' }],
  external_url: 'https://example.com/1',
  tags: ['Urgent', 'web'],
});

const ofCard = (world: World): string => `${cards}/${world.made['card']}`;

/** A page of cards by query and by arguments. */
function page(name: string, query: (world: World) => string, args: (world: World) => Record<string, unknown>): Twin {
  return {
    name: `listRequirements and requirements_list, ${name}`,
    kind: 'read',
    prepare: makeBoard,
    rest: (world) => world.api('GET', `${cards}?${query(world)}`),
    tool: (world) => world.tool('requirements_list', args(world)),
  };
}

export const boardReads: Twin[] = [
  page(
    'in full',
    () => 'last_event=0',
    () => ({ view: 'full' }),
  ),
  page(
    'in short',
    () => 'view=summary&last_event=0',
    () => ({}),
  ),
  page(
    'with last events',
    () => 'view=summary',
    () => ({ include_last_event: true }),
  ),
  page(
    'of a tag',
    () => 'tag=web',
    () => ({ tag: 'web', view: 'full', include_last_event: true }),
  ),
  page(
    'of an owner by name',
    ({ owner }) => `owner=${owner.username}&last_event=0`,
    ({ owner }) => ({ owner: owner.username, view: 'full' }),
  ),
  page(
    'of an agent',
    () => 'agent_owner=bee&last_event=0',
    () => ({ agent_owner: 'bee', view: 'full' }),
  ),
  page(
    'of a project',
    ({ made }) => `project_id=${made['project']}&last_event=0`,
    ({ made }) => ({ project_id: made['project'], view: 'full' }),
  ),
  page(
    'below a card',
    ({ made }) => `parent_id=${made['card']}&last_event=0`,
    ({ made }) => ({ parent_id: made['card'], view: 'full' }),
  ),
  page(
    'on top',
    () => 'top_level=1&last_event=0',
    () => ({ top_level: true, view: 'full' }),
  ),
  page(
    'by number',
    () => 'seq=2&last_event=0',
    () => ({ seq: 2, view: 'full' }),
  ),
  page(
    'by reference',
    () => 'external_ref=REF-1&last_event=0',
    () => ({ external_ref: 'REF-1', view: 'full' }),
  ),
  page(
    'in a column',
    () => 'status=doing&last_event=0',
    () => ({ status: 'doing', view: 'full' }),
  ),
  page(
    'by words',
    () => 'q=SHIP&last_event=0',
    () => ({ q: 'SHIP', view: 'full' }),
  ),
  page(
    'the feed of changes',
    () => 'changes=1&updated_since=2020-01-01&last_event=0',
    () => ({ changes: true, updated_since: '2020-01-01', view: 'full' }),
  ),
  {
    name: 'getRequirement and requirements_get, by id',
    kind: 'read',
    prepare: makeBoard,
    rest: (world) => world.api('GET', ofCard(world)),
    tool: (world) => world.tool('requirements_get', { id: world.made['card'] }),
  },
  {
    name: 'getRequirement and requirements_get, by number, as a node',
    kind: 'read',
    prepare: makeBoard,
    rest: (world) => world.api('GET', `${cards}/%232`, undefined, world.tokenOf.bee),
    tool: (world) => world.tool('requirements_get', { id: '#2' }, world.tokenOf.bee),
  },
  {
    name: 'listCardEvents and requirements_events, of a card and of all',
    kind: 'read',
    prepare: makeBoard,
    rest: (world) => world.api('GET', `${cards}/events?requirement_id=${world.made['card']}`),
    tool: (world) => world.tool('requirements_events', { requirement_id: world.made['card'] }),
  },
  {
    name: 'listCardEvents and requirements_events, of all cards, as a node',
    kind: 'read',
    prepare: makeBoard,
    rest: (world) => world.api('GET', `${cards}/events?limit=3`, undefined, world.tokenOf.bee),
    tool: (world) => world.tool('requirements_events', { limit: 3 }, world.tokenOf.bee),
  },
  {
    name: 'listProjects and projects_list',
    kind: 'read',
    prepare: makeBoard,
    rest: (world) => world.api('GET', projects),
    tool: (world) => world.tool('projects_list'),
  },
];

/** A change of the card `card`, by the owner and by a node. */
function update(name: string, fields: (world: World) => Record<string, unknown>, as: 'owner' | 'bee' = 'owner'): Twin {
  const token = (world: World): string => (as === 'owner' ? world.owner.token : world.tokenOf.bee);
  return {
    name: `updateRequirement and requirements_update, ${name}`,
    kind: 'write',
    prepare: makeBoard,
    rest: (world) => world.api('PATCH', ofCard(world), fields(world), token(world)),
    tool: (world) => world.tool('requirements_update', { id: world.made['card'], ...fields(world) }, token(world)),
  };
}

function create(name: string, fields: (world: World) => Record<string, unknown>, as: 'owner' | 'bee' = 'owner'): Twin {
  const token = (world: World): string => (as === 'owner' ? world.owner.token : world.tokenOf.bee);
  return {
    name: `createRequirement and requirements_create, ${name}`,
    kind: 'write',
    prepare: makeBoard,
    rest: (world) => world.api('POST', cards, fields(world), token(world)),
    tool: (world) => world.tool('requirements_create', fields(world), token(world)),
  };
}

function upsert(name: string, fields: Record<string, unknown>): Twin {
  return {
    name: `upsertRequirement and requirements_upsert_by_external_ref, ${name}`,
    kind: 'write',
    prepare: makeBoard,
    rest: (world) => world.api('POST', `${cards}/upsert`, fields),
    tool: (world) => world.tool('requirements_upsert_by_external_ref', fields),
  };
}

export const boardWrites: Twin[] = [
  create('a name alone', () => ({ name: 'small' })),
  create('everything', (world) => ({
    ...fullCard(world),
    column: 'doing',
    external_ref: 'REF-2',
    parent_id: world.made['card'],
  })),
  create('the status for the column', () => ({ name: 'begun', status: 'doing' })),
  create('an agent as its owner', () => ({ name: 'coerced', owner: { kind: 'node', alias: 'bee' } })),
  create('by a node', ({ owner }) => ({ name: 'by bee', owner: { username: owner.username } }), 'bee'),
  update('every field', () => ({
    name: 'shipped',
    column: 'done',
    priority: 'lowest',
    due: null,
    start: null,
    description: '',
    checklist: [],
    agent_owner: null,
    project_id: null,
    external_ref: null,
    external_url: null,
    tags: [],
  })),
  update('people by degrees', ({ owner }) => ({
    participants_add: [{ kind: 'user', username: owner.username }],
    participants_remove: [{ kind: 'node', alias: 'ant' }],
  })),
  update('archived by a node', () => ({ archived: true }), 'bee'),
  upsert('a new reference', { external_ref: 'REF-9', name: 'new', status: 'doing' }),
  upsert('a known reference', { external_ref: 'REF-1', name: 'known' }),
  {
    name: 'updateChecklistItem and requirements_checklist_toggle',
    kind: 'write',
    prepare: makeBoard,
    rest: (world) => world.api('PATCH', `${ofCard(world)}/checklist/one`, { done: true }),
    tool: (world) =>
      world.tool('requirements_checklist_toggle', { id: world.made['card'], item_id: 'one', done: true }),
  },
  {
    name: 'createComment and requirements_comment',
    kind: 'write',
    prepare: makeBoard,
    rest: (world) => world.api('POST', `${ofCard(world)}/comments`, { text: '  well done  ' }, world.tokenOf.ant),
    tool: (world) =>
      world.tool('requirements_comment', { id: world.made['card'], text: '  well done  ' }, world.tokenOf.ant),
  },
  {
    name: 'createProject and projects_create',
    kind: 'write',
    rest: (world) => world.api('POST', projects, { name: 'Next', color: '#aabbcc', order: 3 }),
    tool: (world) => world.tool('projects_create', { name: 'Next', color: '#aabbcc', order: 3 }),
  },
  {
    name: 'createProject and projects_create, a name alone',
    kind: 'write',
    prepare: makeBoard,
    rest: (world) => world.api('POST', projects, { name: 'Next' }),
    tool: (world) => world.tool('projects_create', { name: 'Next' }),
  },
  {
    name: 'updateProject and projects_update',
    kind: 'write',
    prepare: makeBoard,
    rest: (world) => world.api('PATCH', `${projects}/${world.made['project']}`, { name: 'Past', archived: true }),
    tool: (world) => world.tool('projects_update', { project_id: world.made['project'], name: 'Past', archived: true }),
  },
];
