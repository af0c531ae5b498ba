import type { Cells, Expectation, Outcome } from './profiles.ts';
import { nodes, person, reading, readingObject, spoken, writing } from './profiles.ts';
import type { Request } from './rest-requests.ts';

/** The rows of one feature: what is asked, and what must be answered. */
export interface Rows {
  readonly expectations: Readonly<Record<string, Expectation>>;
  readonly requests: Readonly<Record<string, Request>>;
}

const read = (cells: Cells): Expectation => ({ objects: 'network', reads: true, cells });
const write = (missing: Outcome, more: Partial<Cells> = {}): Expectation => ({
  objects: 'network',
  cells: { ...writing(missing), restricted: 'ok', ...more },
});
/** Humans only, and not those who reach granted agents only (rule access-restricted-members). */
const managing = (missing: Outcome): Expectation => ({
  objects: 'network',
  cells: {
    ...writing(missing),
    ...nodes(person.target),
    scoped: '403 permission_denied | 403 agent_access_restricted',
  },
});

const noCard = '404 requirement_not_found';
const noProject = '404 project_not_found';
/**
 * A card that is not the scoped member's is absent (rule requirements-scoped-members); a restricted node changes what
 * it takes part in (rule access-node-modes).
 */
const notTheirs = { scoped: noCard } as const;
const changing = (more: Partial<Cells> = {}): Expectation => write(noCard, { ...notTheirs, assigned: 'ok', ...more });
const seeing = read({ ...readingObject(noCard, '403 access_denied'), ...notTheirs });
const upserting = { scoped: '403 upsert_not_allowed', restricted: '403 agent_access_restricted' };

const query = (networkId: string | undefined): Record<string, string> =>
  networkId === undefined ? {} : { network_id: networkId };
const onCard =
  (body?: object, path: Readonly<Record<string, string>> = {}): Request =>
  (o, _caller, networkId) => ({ path: { requirement_id: o.requirementId, ...path }, query: query(networkId), body });
const onOwnCard =
  (body?: object, path: Readonly<Record<string, string>> = {}): Request =>
  (o, _caller, networkId) => ({ path: { requirement_id: o.ownCardId, ...path }, query: query(networkId), body });
const onProject =
  (body?: object): Request =>
  (o, _caller, networkId) => ({ path: { project_id: o.projectId }, query: query(networkId), body });
const onBoard =
  (body?: object): Request =>
  (_o, _caller, networkId) => ({ query: query(networkId), body });

/** The board over REST. */
export const boardRest: Rows = {
  expectations: {
    listRequirements: read(reading),
    getRequirement: seeing,
    createRequirement: write('ok'),
    updateRequirement: changing(),
    deleteRequirement: write(noCard, { ...nodes(person.target), ...notTheirs }),
    upsertRequirement: write('ok', upserting),
    updateChecklistItem: changing(),
    createComment: changing(),
    // The card that the scoped member owns; a restricted node is on none of its cards.
    'getRequirement (of the scoped member)': read(readingObject(noCard, '403 access_denied')),
    'updateRequirement (of the scoped member)': write(noCard),
    'updateRequirement (with a reference)': write(noCard, { scoped: '403 external_ref_not_allowed' }),
    'updateChecklistItem (of the scoped member)': write(noCard),
    'createComment (of the scoped member)': write(noCard),
    'createRequirement (with a reference)': write('ok', { scoped: '403 external_ref_not_allowed' }),
    // Deleted and archived cards too.
    'listRequirements (changes)': read(reading),
    listProjects: read(reading),
    createProject: managing('ok'),
    updateProject: managing(noProject),
    deleteProject: managing(noProject),
    listTags: read(reading),
    listCardEvents: seeing,
    'listCardEvents (of all cards)': read(reading),
    updateTags: managing('404 tag_not_found'),
  },
  requests: {
    listRequirements: onBoard(),
    getRequirement: onCard(),
    createRequirement: onBoard({ name: 'a card' }),
    updateRequirement: onCard({ priority: 'high' }),
    deleteRequirement: onCard(),
    upsertRequirement: onBoard({ external_ref: 'other/1', name: 'a card' }),
    updateChecklistItem: onCard({ done: true }, { item_id: 'c1' }),
    createComment: onCard({ text: 'looks good' }),
    'getRequirement (of the scoped member)': onOwnCard(),
    'updateRequirement (of the scoped member)': onOwnCard({ priority: 'high' }),
    'updateRequirement (with a reference)': onOwnCard({ external_ref: 'other/1' }),
    'updateChecklistItem (of the scoped member)': onOwnCard({ done: true }, { item_id: 'c1' }),
    'createComment (of the scoped member)': onOwnCard({ text: 'looks good' }),
    'createRequirement (with a reference)': onBoard({ name: 'a card', external_ref: 'other/1' }),
    'listRequirements (changes)': (_o, _caller, networkId) => ({
      query: { ...query(networkId), changes: '1', updated_since: '2001-01-01T00:00:00Z' },
    }),
    listProjects: onBoard(),
    createProject: onBoard({ name: 'fresh' }),
    updateProject: onProject({ archived: true }),
    deleteProject: onProject(),
    listTags: onBoard(),
    listCardEvents: (o, _caller, networkId) => ({ query: { requirement_id: o.requirementId, ...query(networkId) } }),
    'listCardEvents (of all cards)': onBoard(),
    updateTags: (o, _caller, networkId) => ({ query: query(networkId), body: { op: 'delete', tag: o.tag } }),
  },
};

const asTool = (names: Readonly<Record<string, string>>, more: Rows['expectations'] = {}): Rows['expectations'] => ({
  ...Object.fromEntries(
    Object.entries(names).map(([tool, operation]) => [tool, spoken(boardRest.expectations[operation] as Expectation)]),
  ),
  ...more,
});

const args =
  (make: (o: Parameters<Request>[0]) => object): Request =>
  (o, _caller, networkId) => ({ body: { ...make(o), ...query(networkId) } });

/** The board over tools: the same verdicts as over REST. */
export const boardTools: Rows = {
  expectations: asTool(
    {
      requirements_list: 'listRequirements',
      requirements_get: 'getRequirement',
      requirements_create: 'createRequirement',
      requirements_update: 'updateRequirement',
      requirements_checklist_toggle: 'updateChecklistItem',
      requirements_upsert_by_external_ref: 'upsertRequirement',
      requirements_comment: 'createComment',
      projects_list: 'listProjects',
      projects_create: 'createProject',
      projects_update: 'updateProject',
    },
    {
      requirements_people: spoken(read(reading)),
      requirements_events: spoken(seeing),
      'requirements_events (of all cards)': spoken(read(reading)),
      'requirements_list (changes)': spoken(read(reading)),
      'requirements_list (with all that is known)': spoken(read(reading)),
    },
  ),
  requests: {
    requirements_list: args(() => ({})),
    requirements_get: args((o) => ({ id: o.requirementId })),
    requirements_create: args(() => ({ name: 'a card' })),
    requirements_update: args((o) => ({ id: o.requirementId, priority: 'high' })),
    requirements_checklist_toggle: args((o) => ({ id: o.requirementId, item_id: 'c1', done: true })),
    requirements_upsert_by_external_ref: args(() => ({ external_ref: 'other/1', name: 'a card' })),
    requirements_comment: args((o) => ({ id: o.requirementId, text: 'looks good' })),
    projects_list: args(() => ({})),
    projects_create: args(() => ({ name: 'fresh' })),
    projects_update: args((o) => ({ project_id: o.projectId, archived: true })),
    requirements_people: args(() => ({})),
    requirements_events: args((o) => ({ requirement_id: o.requirementId })),
    'requirements_events (of all cards)': args(() => ({})),
    'requirements_list (changes)': args(() => ({ changes: true, updated_since: '2001-01-01T00:00:00Z' })),
    'requirements_list (with all that is known)': args(() => ({ view: 'full', include_last_event: true })),
  },
};
