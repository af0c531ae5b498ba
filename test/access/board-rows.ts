import type { Cells, Expectation, Outcome } from './profiles.ts';
import { nodes, person, reading, readingObject, writing } from './profiles.ts';
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
/** Humans only, and not those who reach granted agents only (decision B6). */
const managing = (missing: Outcome): Expectation => ({
  objects: 'network',
  cells: { ...writing(missing), ...nodes(person.target) },
});

const noCard = '404 requirement_not_found';
const noProject = '404 project_not_found';
const restrictedUpsert = { restricted: '403 agent_access_restricted | 403 upsert_not_allowed' };

const query = (networkId: string | undefined): Record<string, string> =>
  networkId === undefined ? {} : { network_id: networkId };
const onCard =
  (body?: object, path: Readonly<Record<string, string>> = {}): Request =>
  (o, _caller, networkId) => ({ path: { requirement_id: o.requirementId, ...path }, query: query(networkId), body });
const onProject =
  (body?: object): Request =>
  (o, _caller, networkId) => ({ path: { project_id: o.projectId }, query: query(networkId), body });
const onBoard =
  (body?: object): Request =>
  (_o, _caller, networkId) => ({ query: query(networkId), body });

/** The board over REST (seed 001, Requirement REST endpoints; decisions B6, I). */
export const boardRest: Rows = {
  expectations: {
    listRequirements: read(reading),
    getRequirement: read(readingObject(noCard, '403 access_denied')),
    createRequirement: write('ok'),
    updateRequirement: write(noCard),
    deleteRequirement: write(noCard, { ...nodes(person.target), restricted: 'ok | 403 agent_access_restricted' }),
    upsertRequirement: write('ok', restrictedUpsert),
    updateChecklistItem: write(noCard),
    createComment: write(noCard),
    listProjects: read(reading),
    createProject: managing('ok'),
    updateProject: managing(noProject),
    deleteProject: managing(noProject),
    listTags: read(reading),
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
    listProjects: onBoard(),
    createProject: onBoard({ name: 'fresh' }),
    updateProject: onProject({ archived: true }),
    deleteProject: onProject(),
    listTags: onBoard(),
    updateTags: (o, _caller, networkId) => ({ query: query(networkId), body: { op: 'delete', tag: o.tag } }),
  },
};

const asTool = (names: Readonly<Record<string, string>>, more: Rows['expectations'] = {}): Rows['expectations'] => ({
  ...Object.fromEntries(
    Object.entries(names).map(([tool, operation]) => [tool, spoken(boardRest.expectations[operation] as Expectation)]),
  ),
  ...more,
});

/** The same verdict as over REST in the spelling of tools; the master token does not get through their door. */
export function spoken(expectation: Expectation): Expectation {
  const told = Object.entries(expectation.cells).map(([standing, outcome]) => [
    standing,
    /^401/.test(outcome) ? outcome : outcome.replaceAll(/\d{3} /g, ''),
  ]);
  const cells = { ...(Object.fromEntries(told) as unknown as Cells), master: '401 invalid token' };
  return { ...expectation, cells };
}

const args =
  (make: (o: Parameters<Request>[0]) => object): Request =>
  (o, _caller, networkId) => ({ body: { ...make(o), ...query(networkId) } });

/** The board over tools (seed 001, Requirement tools): the same verdicts as over REST. */
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
      requirements_events: spoken(read(readingObject(noCard, '403 access_denied'))),
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
  },
};
