import type { ErrorCode } from '../../generated/errors.ts';
import { makeBoard } from './board-twins.ts';
import type { RefusedTwin } from './doors.ts';
import type { World } from './world.ts';

type Fields = Readonly<Record<string, unknown>>;
/** Fields that may name somebody of the world. */
type FieldsOf = Fields | ((world: World) => Fields);
type Act = Omit<RefusedTwin, 'name' | 'code' | 'prepare'>;

const cards = '/api/requirements';
const projects = '/api/requirements/projects';

const read = (fields: FieldsOf, world: World): Fields => (typeof fields === 'function' ? fields(world) : fields);

/** The same fields through both doors, each as the operation wants them. */
const acts = {
  create: (fields: FieldsOf, token?: (world: World) => string): Act => ({
    operation: 'createRequirement',
    toolName: 'requirements_create',
    rest: (world) => world.api('POST', cards, { name: 'x', ...read(fields, world) }, token?.(world)),
    tool: (world) => world.tool('requirements_create', { name: 'x', ...read(fields, world) }, token?.(world)),
  }),
  update: (fields: FieldsOf, id = '#1'): Act => ({
    operation: 'updateRequirement',
    toolName: 'requirements_update',
    rest: (world) => world.api('PATCH', `${cards}/${encodeURIComponent(id)}`, read(fields, world)),
    tool: (world) => world.tool('requirements_update', { id, ...read(fields, world) }),
  }),
  upsert: (fields: FieldsOf): Act => ({
    operation: 'upsertRequirement',
    toolName: 'requirements_upsert_by_external_ref',
    rest: (world) => world.api('POST', `${cards}/upsert`, read(fields, world)),
    tool: (world) => world.tool('requirements_upsert_by_external_ref', read(fields, world)),
  }),
  get: (id: string): Act => ({
    operation: 'getRequirement',
    toolName: 'requirements_get',
    rest: (world) => world.api('GET', `${cards}/${encodeURIComponent(id)}`),
    tool: (world) => world.tool('requirements_get', { id }),
  }),
  list: (query: string, args: Fields): Act => ({
    operation: 'listRequirements',
    toolName: 'requirements_list',
    rest: (world) => world.api('GET', `${cards}?${query}`),
    tool: (world) => world.tool('requirements_list', args),
  }),
  toggle: (item: string, id = '#1'): Act => ({
    operation: 'updateChecklistItem',
    toolName: 'requirements_checklist_toggle',
    rest: (world) => world.api('PATCH', `${cards}/${encodeURIComponent(id)}/checklist/${item}`, { done: true }),
    tool: (world) => world.tool('requirements_checklist_toggle', { id, item_id: item, done: true }),
  }),
  comment: (text: string, id = '#1'): Act => ({
    operation: 'createComment',
    toolName: 'requirements_comment',
    rest: (world) => world.api('POST', `${cards}/${encodeURIComponent(id)}/comments`, { text }),
    tool: (world) => world.tool('requirements_comment', { id, text }),
  }),
  createProject: (fields: Fields, token?: (world: World) => string): Act => ({
    operation: 'createProject',
    toolName: 'projects_create',
    rest: (world) => world.api('POST', projects, fields, token?.(world)),
    tool: (world) => world.tool('projects_create', fields, token?.(world)),
  }),
  updateProject: (fields: Fields, id?: string, token?: (world: World) => string): Act => ({
    operation: 'updateProject',
    toolName: 'projects_update',
    rest: (world) => world.api('PATCH', `${projects}/${id ?? world.made['project']}`, fields, token?.(world)),
    tool: (world) =>
      world.tool('projects_update', { project_id: id ?? world.made['project'], ...fields }, token?.(world)),
  }),
};

/** Refused whatever writes it to a card. */
const badFields: [code: ErrorCode, fields: FieldsOf][] = [
  ['invalid_name', { name: '   ' }],
  ['invalid_name', { name: 'x'.repeat(81) }],
  ['invalid_description', { description: 'x'.repeat(20_001) }],
  ['invalid_column', { column: 'later' }],
  ['invalid_priority', { priority: 'urgent' }],
  ['invalid_due', { due: '2026-02-30' }],
  ['invalid_start', { start: 'soon' }],
  ['invalid_checklist', { checklist: [{ text: '' }] }],
  ['owner_must_be_human', { owner: { alias: 'bee' }, agent_owner: 'bee' }],
  ['agent_owner_must_be_agent', ({ owner }) => ({ agent_owner: { username: owner.username } })],
  ['invalid_participants', { participants: [{ kind: 'robot', id: 'x' }] }],
  ['person_not_in_network', { participants: ['nobody'] }],
  ['project_not_found', { project_id: 'proj_none' }],
  ['invalid_parent_id', { parent_id: 'a b' }],
  ['requirement_parent_not_found', { parent_id: '#99' }],
  ['invalid_external_url', { external_url: 'ftp://example.com/x' }],
  ['invalid_archived', { archived: 'yes' }],
  ['invalid_tags', { tags: [' '] }],
];

const others: [code: ErrorCode, about: string, act: Act][] = [
  ['invalid_external_ref', 'create', acts.create({ external_ref: 'a b' })],
  ['external_ref_exists', 'create', acts.create({ external_ref: 'REF-1' })],
  ['external_ref_exists', 'update', acts.update({ external_ref: 'REF-1' }, '#2')],
  ['status_conflicts_with_column', 'create', acts.create({ status: 'done', column: 'pool' })],
  ['empty_patch', 'update', acts.update({})],
  ['parent_cycle', 'update', acts.update({ parent_id: '#2' })],
  ['participants_conflict', 'update', acts.update({ participants: [], participants_add: ['bee'] })],
  [
    'participants_add_remove_overlap',
    'update',
    acts.update({ participants_add: [{ alias: 'bee' }], participants_remove: ['bee'] }),
  ],
  ['external_ref_required', 'upsert', acts.upsert({ name: 'x' })],
  ['parent_cycle', 'upsert', acts.upsert({ external_ref: 'REF-1', parent_id: '#1' })],
  ['requirement_not_found', 'get', acts.get('#99')],
  ['requirement_not_found', 'update', acts.update({ name: 'x' }, 'req_none')],
  ['requirement_not_found', 'toggle', acts.toggle('one', '#99')],
  ['requirement_not_found', 'comment', acts.comment('hello', '#99')],
  ['checklist_item_not_found', 'toggle', acts.toggle('none')],
  ['invalid_comment', 'comment', acts.comment(' ')],
  ['comment_too_long', 'comment', acts.comment('x'.repeat(4001))],
  ['invalid_cursor', 'list', acts.list('cursor=nonsense', { cursor: 'nonsense' })],
  ['invalid_updated_since', 'list', acts.list('updated_since=soon', { updated_since: 'soon' })],
  ['updated_since_required', 'list', acts.list('changes=1', { changes: true })],
  ['access_denied', 'list', acts.list('network_id=net_none', { network_id: 'net_none' })],
  ['invalid_project_name', 'create', acts.createProject({ name: 'x'.repeat(41) })],
  ['invalid_project_color', 'create', acts.createProject({ name: 'x', color: 'red' })],
  ['project_name_taken', 'create', acts.createProject({ name: 'Release' })],
  ['user_token_required', 'create, by a node', acts.createProject({ name: 'x' }, ({ tokenOf }) => tokenOf.bee)],
  ['invalid_project_color', 'update', acts.updateProject({ color: 'red' })],
  ['project_not_found', 'update', acts.updateProject({ order: 1 }, 'proj_none')],
  [
    'user_token_required',
    'update, by a node',
    acts.updateProject({ order: 1 }, undefined, ({ tokenOf }) => tokenOf.bee),
  ],
];

/** What both doors of the board refuse. */
export const boardRefusals: RefusedTwin[] = [
  ...badFields.flatMap(([code, fields]) =>
    (
      [
        ['create', acts.create(fields)],
        ['update', acts.update(fields)],
        ['upsert', acts.upsert((world) => ({ external_ref: 'REF-9', name: 'x', ...read(fields, world) }))],
      ] as const
    ).map(([about, act]) => ({
      ...act,
      code,
      name: `${code}, ${about}: ${typeof fields === 'function' ? 'a person' : JSON.stringify(fields).slice(0, 60)}`,
      prepare: makeBoard,
    })),
  ),
  ...others.map(([code, about, act]) => ({ ...act, code, name: `${code}, ${about}`, prepare: makeBoard })),
];
