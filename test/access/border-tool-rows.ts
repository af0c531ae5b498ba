import { boardTools } from './board-rows.ts';
import type { Rows } from './board-rows.ts';
import { argsAcross, beyond } from './border-rows.ts';
import { borderRest } from './border-rest-rows.ts';
import { daemonTools } from './daemon-rows.ts';
import { fleetTools } from './fleet-rows.ts';
import { spoken } from './profiles.ts';
import type { Cells, Expectation, Outcome } from './profiles.ts';
import type { Request } from './rest-requests.ts';
import { publicUrl } from './plant-features.ts';
import { toolExpectations } from './tool-expectations.ts';

const table = {
  ...toolExpectations,
  ...boardTools.expectations,
  ...daemonTools.expectations,
  ...fleetTools.expectations,
};
const like = (tool: string, missing?: Outcome, more: Partial<Cells> = {}): Expectation =>
  beyond(table[tool] as Expectation, missing, more);

type Row = readonly [name: string, expectation: Expectation, request: Request];

/** Names the caller's own agent, or for a person the one of the own network. */
const own = (alias: string, fallback: string): string => (alias === 'agent-nowhere' ? fallback : alias);

const taskRows: readonly Row[] = [
  [
    // A second id for a known alias is a warning and no change (rule nodes-own-id-adopted).
    'report_status (with the id of a node elsewhere)',
    like('report_status (of the own alias)'),
    argsAcross((_own, there, { alias }) => ({ alias, resume_id: 'r', status: 'working', node_id: there.nodeId })),
  ],
  [
    'report_completion (of a task elsewhere)',
    like('report_completion', 'task not found', {
      ...{ other: 'task not found', readonly: 'task not found' },
    }),
    argsAcross((at, there, { alias }) => ({ alias: own(alias, at.alias), task: there.taskId, result: 'done' })),
  ],
  [
    'get_inbox (of an agent elsewhere)',
    like('get_inbox', undefined, { target: 'alias_not_yours', assigned: 'alias_not_yours' }),
    argsAcross((_own, there) => ({ alias: there.alias })),
  ],
  [
    'send_reply (with a file elsewhere)',
    // Files are looked at first (rule tasks-attachments).
    like('send_reply', 'attachment_not_accessible', {
      other: 'reply_task_not_owned | attachment_not_accessible',
      readonly: 'reply_task_not_owned | attachment_not_accessible',
    }),
    argsAcross((at, there) => ({
      in_reply_to: at.taskId,
      text: 'done',
      attachments: [{ type: 'file', file_id: there.fileId, name: 'a.txt', mime: 'text/plain', size: 5 }],
    })),
  ],
  [
    'reassign_task (to an agent elsewhere)',
    like('reassign_task', 'alias_not_found'),
    argsAcross((at, there) => ({ task_id: at.taskId, new_alias: there.alias })),
  ],
  [
    'broadcast (to a server elsewhere)',
    like('broadcast'),
    argsAcross((_own, there) => ({ message: 'all', filter_server: there.host })),
  ],
  [
    'send_desktop_message (to a user elsewhere)',
    like('send_desktop_message', 'recipient_not_found'),
    argsAcross((_own, there) => ({ to_user_id: there.memberId, message: 'hello' })),
  ],
  [
    'send_desktop_message (to a name elsewhere)',
    like('send_desktop_message', 'recipient_not_found'),
    argsAcross((_own, there) => ({ to_username: there.memberName, message: 'hello' })),
  ],
];

/** Filters that name what is elsewhere find nothing. */
const filterRows: readonly Row[] = [
  [
    'list_tasks (of an agent elsewhere)',
    like('list_tasks', undefined, { restricted: 'ok | agent_not_granted' }),
    argsAcross((_own, there) => ({ alias: there.alias })),
  ],
  [
    'list_tasks (from a node elsewhere)',
    like('list_tasks'),
    argsAcross((_own, there) => ({ from_node_id: there.nodeId })),
  ],
  [
    'get_completions (of an agent elsewhere)',
    like('get_completions', undefined, { restricted: 'ok | agent_not_granted' }),
    argsAcross((_own, there) => ({ alias: there.alias })),
  ],
  [
    'get_all_status (of a server elsewhere)',
    like('get_all_status'),
    argsAcross((_own, there) => ({ filter_server: there.host })),
  ],
  [
    'get_session_status (of an agent elsewhere)',
    like('get_session_status', undefined, { restricted: 'agent_not_granted' }),
    argsAcross((_own, there) => ({ alias: there.alias })),
  ],
  [
    'requirements_people (by a text elsewhere)',
    like('requirements_people'),
    argsAcross((_own, there) => ({ q: there.memberName })),
  ],
  [
    'get_probe_results (of a provider elsewhere)',
    like('get_probe_results'),
    argsAcross((_own, there) => ({ provider_id: there.providerId })),
  ],
  [
    'get_probe_results (of a daemon elsewhere)',
    like('get_probe_results'),
    argsAcross((_own, there) => ({ daemon_node_id: there.nodeId })),
  ],
];

const fleetRows: readonly Row[] = [
  [
    'get_skill (elsewhere)',
    like('get_skill', 'skill_not_found'),
    argsAcross((_own, there) => ({ skill_id: there.skillId })),
  ],
  [
    'review_skill (elsewhere)',
    like('review_skill (waiting)', 'skill_not_found'),
    argsAcross((_own, there) => ({ skill_id: there.pendingSkillId, decision: 'published' })),
  ],
  [
    'update_provider (elsewhere)',
    like('update_provider', 'provider_not_found'),
    argsAcross((_own, there) => ({ provider_id: there.providerId, enabled: false })),
  ],
  [
    'upsert_provider (with a secret elsewhere)',
    like('upsert_provider', 'secret_not_in_vault'),
    argsAcross((_own, there) => ({
      ...{ name: 'new', vendor: 'v', base_url: publicUrl, secret_key_ref: there.secretKey },
    })),
  ],
  [
    'probe_provider_model (of a provider elsewhere)',
    like('probe_provider_model', 'provider_not_found'),
    argsAcross((at, there) => ({
      ...{ provider_id: there.providerId, model_name: there.modelName, daemon_node_id: at.nodeId },
    })),
  ],
  [
    'probe_provider_model (by a daemon elsewhere)',
    like('probe_provider_model', 'daemon_not_found'),
    argsAcross((at, there) => ({
      ...{ provider_id: at.providerId, model_name: at.modelName, daemon_node_id: there.nodeId },
    })),
  ],
  [
    'create_node (with a secret elsewhere)',
    like('create_node (with a secret)', 'secret_not_in_vault | secret_not_in_daemon_allowlist'),
    // The daemon names the network.
    (there, caller) =>
      argsAcross((at) => ({
        daemon_node_id: at.nodeId,
        node_spec: { name: 'child', runtime: 'custom', env_refs: [there.secretKey] },
      }))(there, caller, undefined),
  ],
];

/** The same as over REST; a card is named by `id`. */
const twins: Readonly<Record<string, string>> = {
  createRequirement: 'requirements_create',
  updateRequirement: 'requirements_update',
  upsertRequirement: 'requirements_upsert_by_external_ref',
  getRequirement: 'requirements_get',
  updateChecklistItem: 'requirements_checklist_toggle',
  createComment: 'requirements_comment',
  listRequirements: 'requirements_list',
  updateProject: 'projects_update',
};

/** The arguments of a tool from the path, query and body of its REST twin. */
const asArguments =
  (request: Request): Request =>
  (...call) => {
    const { path, query, body } = request(...call);
    const { requirement_id: id, ...rest } = path ?? {};
    const { include_archived: _unknown, ...filters } = query ?? {};
    return { body: { ...(id === undefined ? {} : { id }), ...rest, ...filters, ...(body as object | undefined) } };
  };

const boardRows: readonly Row[] = Object.keys(borderRest.expectations).flatMap((row): Row[] => {
  const operation = row.replace(/ \(.*/, '');
  const tool = twins[operation];
  if (tool === undefined) return [];
  const expectation = spoken(borderRest.expectations[row] as Expectation);
  return [[row.replace(operation, tool), expectation, asArguments(borderRest.requests[row] as Request)]];
});

const rows: readonly Row[] = [
  ...taskRows,
  ...filterRows,
  ...fleetRows,
  ...boardRows,
  [
    'requirements_events (elsewhere)',
    like('requirements_events', 'requirement_not_found'),
    argsAcross((_own, there) => ({ requirement_id: there.requirementId })),
  ],
];

/** What a tool can be told of another network beside its own: nothing of it is found, shown or changed. */
export const borderTools: Rows = {
  expectations: Object.fromEntries(rows.map(([name, expectation]) => [name, expectation])),
  requests: Object.fromEntries(rows.map(([name, , request]) => [name, request])),
};
