import { nodes, reading, readingObject, toolRow, writing } from './profiles.ts';
import type { Cells, Expectation, Outcome } from './profiles.ts';

const restrictedMember = 'agent_access_restricted';
const write = (missing: Outcome, more: Partial<Cells> = {}): Expectation => toolRow(writing(missing), more);
const read = (cells: Cells, more: Partial<Cells> = {}): Expectation => toolRow(cells, more, true);

/**
 * What a member may do, named with what is in another network, or nowhere: both are missing
 * (rule access-absent-or-foreign).
 */
function elsewhere({ cells }: Expectation, missing: Outcome, more: Partial<Cells> = {}): Expectation {
  const told = Object.entries(cells).map(([standing, outcome]) => [standing, outcome === 'ok' ? missing : outcome]);
  const found = Object.fromEntries(told) as unknown as Cells;
  return { objects: 'elsewhere', cells: { ...found, outsider: 'network_id_required', system: missing, ...more } };
}

function withoutNetwork({ cells }: Expectation, system: Outcome): Expectation {
  const missing = 'network_id_required';
  return { objects: 'no network', cells: { ...cells, several: missing, outsider: missing, system } };
}

const notGranted = ({ cells, reads }: Expectation, outcome: Outcome): Expectation => ({
  objects: 'home',
  ...(reads ? { reads } : {}),
  cells: { ...cells, restricted: outcome },
});

const dispatch = write('alias_not_found', { restricted: 'ok' });
/** A restricted node acts on the tasks that are assigned to it (rule access-node-modes). */
const task = write('task not found', { assigned: 'ok' });
const unassigned = 'node_permission_denied | task not found';
const reply = write('reply_task_not_found', { other: 'reply_task_not_owned', readonly: 'reply_task_not_owned' });
const ack = write('task not found', { other: 'task_not_owned', readonly: 'task_not_owned' });
const notTheirAlias = { other: 'alias_not_yours', readonly: 'alias_not_yours', stray: 'alias_not_yours' } as const;
const noPerson = {
  ...{ owner: 'network_token_required', admin: 'network_token_required', member: 'network_token_required' },
  ...{ viewer: 'network_token_required', restricted: 'network_token_required', outsider: 'network_token_required' },
  ...{ system: 'network_token_required', bound: 'network_token_required', strayBound: 'network_token_required' },
} as const;
const notMine = 'message not found or not yours';
const noMessage = { other: notMine, readonly: notMine, stray: notMine, strayBound: notMine } as const;
const oneTask = read(readingObject('task not found'), { outsider: 'access_denied' });

/** The tool half of the matrix. */
export const toolExpectations: Readonly<Record<string, Expectation>> = {
  report_status: write('-', { ...noPerson, ...notTheirAlias }),
  'report_status (of the own alias)': {
    objects: 'self',
    cells: { ...write('ok').cells, ...noPerson, ...nodes('ok') },
  },
  report_completion: write('task not found', notTheirAlias),
  get_inbox: read(reading, { restricted: restrictedMember, ...notTheirAlias }),
  ack_inbox: write(notMine, noMessage),
  'ack_inbox (a message elsewhere)': elsewhere(write(notMine, { readonly: notMine }), notMine),
  send_task: dispatch,
  'send_task (without network)': withoutNetwork(dispatch, 'alias_not_found'),
  'send_task (to an agent elsewhere)': elsewhere(dispatch, 'alias_not_found', { restricted: 'agent_not_granted' }),
  'send_task (below a task elsewhere)': elsewhere(dispatch, 'parent_not_found', {
    ...{ confined: 'node_permission_denied | parent_not_found', assigned: 'node_permission_denied | parent_not_found' },
  }),
  'send_task (to an agent that was not granted)': notGranted(dispatch, 'agent_not_granted'),
  send_message: dispatch,
  'send_message (to an agent elsewhere)': elsewhere(dispatch, 'alias_not_found', { restricted: 'agent_not_granted' }),
  'send_message (to a member elsewhere)': elsewhere(dispatch, 'alias_not_found', { restricted: 'agent_not_granted' }),
  send_reply: reply,
  'send_reply (to an alias)': write('alias_not_found', { readonly: 'ok' }),
  'send_reply (to a task elsewhere)': elsewhere(write('', { readonly: 'ok' }), 'reply_task_not_found'),
  send_ack: ack,
  'send_ack (a task elsewhere)': elsewhere(write('', { readonly: 'ok' }), 'task not found'),
  retry_task: task,
  'retry_task (a task elsewhere)': elsewhere(task, 'task not found', { confined: unassigned, assigned: unassigned }),
  cancel_task: task,
  'cancel_task (a task elsewhere)': elsewhere(task, 'task not found', { confined: unassigned, assigned: unassigned }),
  'cancel_task (without network)': withoutNetwork(task, 'task not found'),
  reassign_task: task,
  'reassign_task (a task elsewhere)': elsewhere(task, 'task not found', { confined: unassigned, assigned: unassigned }),
  get_task: oneTask,
  'get_task (of an agent that was not granted)': notGranted(oneTask, 'task not found'),
  list_tasks: read(reading),
  get_all_status: read(reading),
  list_attention: read(reading),
  get_session_status: read(reading),
  'get_session_status (of an agent that was not granted)': notGranted(read(reading), 'agent_not_granted'),
  get_completions: read(reading),
  broadcast: write('ok'),
};
