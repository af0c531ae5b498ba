import { at, inBrowser } from './mutation.ts';
import type { ConsoleMutation } from './mutation.ts';

const page = (path: string): string => at(`pages/${path}`);

/** The pages of agents and of what they run on and with. */
export const ofFleet: readonly ConsoleMutation[] = [
  {
    name: 'fleet: the text of a new task is not read',
    ...{
      file: page('fleet/use-fleet.ts'),
      find: '(list) => list && { ...list, rows: withFresh(list.rows, fresh) }',
      put: '(list) => list',
    },
    gate: inBrowser('fleet', 'what an agent says patches its row: the list is not asked for again'),
  },
  {
    name: 'fleet: a message to many stops after the first four',
    ...{
      file: page('fleet/send-to-each.ts'),
      find: 'onStep((count += 1));',
      put: 'onStep((count += 1));\n      return;',
    },
    gate: inBrowser('fleet', 'one message reaches each chosen agent'),
  },
  {
    name: 'agent: a look into an inbox takes its messages',
    ...{ file: page('agent/inbox-tab.tsx'), find: 'limit: 50, peek: true', put: 'limit: 50' },
    gate: inBrowser('agent', 'looking into an inbox marks nothing'),
  },
  {
    name: 'agent: the second word before work is stopped is not waited for',
    ...{ file: page('agent/stop-dialog.tsx'), find: 'isReady={!isBusyNode || force}', put: 'isReady' },
    gate: inBrowser('agent', 'a node with work stops only when the person says so twice'),
  },
  {
    name: 'agent: a refused alias is told elsewhere than at its field',
    ...{ file: page('agent/rename-dialog.tsx'), find: "refusal={at('new_alias')}", put: "refusal={at('alias')}" },
    gate: inBrowser('agent', 'a rename that the hub refuses is refused at its field, and the next one moves the page'),
  },
  {
    name: 'nodes: work is ended without a question',
    ...{
      file: page('nodes/lifecycle.ts'),
      find: "hub.tool('stop_node', { node_id, force })",
      put: "hub.tool('stop_node', { node_id, force: force !== false })",
    },
    gate: inBrowser('nodes', 'the nodes of a host are asked about before they are stopped at work'),
  },
  {
    name: 'nodes: lost confirmation, a node is deleted without its alias',
    ...{ file: page('nodes/delete-dialog.tsx'), find: 'disabled={typed !== node.alias}', put: 'disabled={false}' },
    gate: inBrowser('nodes', 'the nodes of a host are deleted only when their alias is typed'),
  },
  {
    name: 'new node: a name that is taken is told at no field',
    ...{ file: page('new-node/draft.ts'), find: "  node_name_conflict: 'name',\n", put: '' },
    gate: inBrowser('new-node', 'the wizard shows a refusal with its code at its field, and loses nothing'),
  },
  {
    name: 'new node: what was filled in is lost with a reload',
    ...{
      file: page('new-node/use-draft.ts'),
      find: '    sessionStorage.setItem(place, JSON.stringify({ networkId, draft: next }));\n',
      put: '',
    },
    gate: inBrowser('new-node', 'the wizard shows a refusal with its code at its field, and loses nothing'),
  },
  {
    name: 'new node: members are offered what the hub refuses',
    ...{ file: page('nodes/lifecycle.ts'), find: '!may.manage && !(', put: 'may.manage && !(' },
    gate: inBrowser('new-node', 'the wizard has no button for those who may not create nodes'),
  },
  {
    name: 'servers: every time shows the last hour',
    ...{ file: page('servers/measures.ts'), find: 'history[range]', put: "history['1h']" },
    gate: inBrowser(
      'servers',
      'a server shows its measures as lines and as the same figures, in the time that the address names',
    ),
  },
  {
    name: 'servers: figures stand in the order of the lines',
    ...{ file: page('servers/measure-table.tsx'), find: '.reverse()', put: '' },
    gate: inBrowser(
      'servers',
      'a server shows its measures as lines and as the same figures, in the time that the address names',
    ),
  },
  {
    name: 'skills: members are offered the review',
    ...{
      file: page('skills/skills-page.tsx'),
      find: 'answer.data?.isReviewer === true',
      put: 'answer.data !== undefined',
    },
    gate: inBrowser('skills', 'a member reads and submits, but finds no review'),
  },
  {
    name: 'skills: a version that is rejected is published',
    ...{
      file: page('skills/skill-review.tsx'),
      find: "value === 'published' ? value : 'rejected'",
      put: "value === '' ? 'rejected' : 'published'",
    },
    gate: inBrowser('skills', 'a reviewer rejects a version, and is told when somebody was quicker'),
  },
  {
    name: 'providers: the oldest probe of a model is shown',
    ...{ file: page('providers/probes.ts'), find: 'if (!newest.has(key)) newest', put: 'newest' },
    gate: inBrowser('providers', 'providers show what a host says of a model as soon as it has tried it'),
  },
  {
    name: 'providers: members ask for the vault',
    ...{ file: page('providers/providers-page.tsx'), find: 'if (may.manage) return', put: 'if (may.write) return' },
    gate: inBrowser('providers', 'a secret is nothing for members: they are told so, and nothing is asked for them'),
  },
];
