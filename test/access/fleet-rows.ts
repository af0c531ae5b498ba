import type { Rows } from './board-rows.ts';
import type { Objects } from './objects.ts';
import { publicUrl } from './plant-features.ts';
import { nodes, reading, readingObject, toolRow, writing } from './profiles.ts';
import type { Expectation, Outcome } from './profiles.ts';
import type { Request } from './rest-requests.ts';

const noRole = 'permission_denied';
const asRole = { target: noRole, other: noRole, stray: noRole, bound: noRole, strayBound: noRole } as const;
const restricted = { restricted: 'agent_access_restricted' } as const;

/** Owner and admins of the network; a node token stands for a plain member here. */
const vaultWrite = (outcome: Outcome): Expectation =>
  toolRow(writing(noRole), { owner: outcome, admin: outcome, member: noRole, ...asRole });
const people = { ...nodes('user_token_required'), confined: 'user_token_required', assigned: 'user_token_required' };
const vaultRead = toolRow(
  reading,
  { member: noRole, viewer: noRole, ...restricted, ...nodes(noRole), ...asRole },
  true,
);

const noReviewer = 'skill_review_admin_required';
/** A node never reviews (rule skills-reviewers), in whatever words. */
const noNode = nodes(`${noReviewer} | user_token_required | node_permission_denied`);
const reviewing = (outcome: Outcome): Expectation =>
  toolRow(writing('skill_not_found'), {
    ...{ owner: outcome, admin: outcome, member: noReviewer, bound: noReviewer },
    ...noNode,
    viewer: `${noReviewer} | ${noRole}`,
    strayBound: `${noReviewer} | skill_not_found`,
  });
const unseen = 'skill_not_found';

const expectations: Rows['expectations'] = {
  // SkillHub; a restricted member has none of these tools (rule access-restricted-members)
  submit_skill: toolRow(writing('ok')),
  list_skills: toolRow(reading, restricted, true),
  'list_skills (and what waits)': toolRow(reading, restricted, true),
  get_skill: toolRow(readingObject(unseen, 'access_denied'), restricted, true),
  // For the owner and the admins only (rule skills-reviewers).
  'get_skill (waiting)': toolRow(
    readingObject(unseen, 'access_denied'),
    { member: unseen, viewer: unseen, bound: unseen, system: unseen, ...nodes(unseen), ...restricted },
    true,
  ),
  review_skill: reviewing('skill_not_pending'),
  'review_skill (waiting)': reviewing('ok'),

  // Direct messages
  send_desktop_message: toolRow(writing('recipient_not_found'), { restricted: 'ok' }),

  // Providers and vault
  list_providers: vaultRead,
  list_network_secrets: vaultRead,
  get_probe_results: vaultRead,
  upsert_provider: vaultWrite('ok'),
  update_provider: vaultWrite('ok'),
  upsert_network_secret: vaultWrite('ok'),
  // A secret moves on the word of a person only.
  probe_provider_model: toolRow(vaultWrite('ok').cells, people),
};

/** Under the `network_id` of the call. */
const scoped =
  (make: (o: Objects) => object = () => ({})): Request =>
  (o, _caller, networkId) => ({
    body: { ...make(o), ...(networkId === undefined ? {} : { network_id: networkId }) },
  });
const content = '# A skill';

const requests: Rows['requests'] = {
  submit_skill: scoped(() => ({ slug: 'fresh', name: 'Fresh', version: '1', content })),
  list_skills: scoped(),
  'list_skills (and what waits)': scoped(() => ({ include_pending: true })),
  get_skill: scoped((o) => ({ skill_id: o.skillId })),
  'get_skill (waiting)': scoped((o) => ({ skill_id: o.pendingSkillId })),
  review_skill: scoped((o) => ({ skill_id: o.skillId, decision: 'published' })),
  'review_skill (waiting)': scoped((o) => ({ skill_id: o.pendingSkillId, decision: 'published' })),
  send_desktop_message: scoped((o) => ({ to_username: o.memberName, message: 'hello' })),
  list_providers: scoped(),
  list_network_secrets: scoped(),
  get_probe_results: scoped(),
  upsert_provider: scoped(() => ({ name: 'new', vendor: 'v', base_url: publicUrl, secret_key_ref: 'KEY' })),
  update_provider: scoped((o) => ({ provider_id: o.providerId, enabled: false })),
  upsert_network_secret: scoped(() => ({ key: 'NEW_KEY', value: 'secret' })),
  probe_provider_model: scoped((o) => ({
    ...{ provider_id: o.providerId, model_name: o.modelName, daemon_node_id: o.nodeId },
  })),
};

/** Skills, direct messages, providers and the vault. */
export const fleetTools: Rows = { expectations, requests };
