import { upload } from '../../../support/upload.ts';
import { textCount } from '../hostile-texts.ts';
import { text, texts } from './planter.ts';
import type { Planter } from './planter.ts';

/** Names of people, networks and tokens. */
export async function plantPeople({ hub, owner, sow, each, makeFor, count }: Planter): Promise<void> {
  const { networkId: network_id } = owner;
  await each(async (at) => {
    const user = await hub.registerUser(`guest-${at}`);
    await sow('updateMe', { display_name: text, email: text }, { at, token: user.token });
    await sow('addMember', { network_id, user_id: user.userId, role: 'member', department: text }, { at });
    await sow('issueApiToken', { name: text }, { at });
    const more = { username: `more-${at}`, password: 'plum-Orbit-72', display_name: text, email: text };
    await sow('registerUser', more, { at });
    // What nobody could sign in with is refused, and kept in the audit log.
    const headers = { 'x-forwarded-for': `10.1.0.${at}` };
    const body = { username: makeFor('loginUser username', at), password: 'plum-Orbit-72' };
    const refused = await hub.api('POST', '/api/auth/login', { headers, body });
    if (refused.status === 401) count(body);
    // Of one person the hub takes sixty a minute.
    const file = { name: makeFor('uploadFile file.name', at), mime: 'text/plain', fields: { network_id } };
    const uploaded = await upload(hub.url, user.token, file);
    if (uploaded.status < 300) count(file.name);
  });
  const name = '<img src=x onerror=t(0)>';
  await hub.api('PUT', `/api/networks/${network_id}`, { token: owner.token, body: { name } });
}

/**
 * Networks beside the one with everything in it: last, because who has several must say which.
 *
 * @returns one with supervisors that create nothing, and say why
 */
export async function plantNetworks(planter: Planter): Promise<string> {
  const { sow, each, owner, hub } = planter;
  await each((at) => sow('createNetwork', { name: text, description: text }, { at }));
  const { body } = await hub.api('POST', '/api/networks', { token: owner.token, body: { name: 'hosts' } });
  const networkId = String(body.network_id ?? body.network?.network_id);
  for (let at = 0; at < textCount; at += textsOfReason) {
    const alias = `blocked-${at}`;
    const token = await hub.mintNode(owner, alias, networkId);
    const daemon = { can_create_nodes: false, create_nodes_blocked_reason: texts };
    const agent = 'agent-node:host-supervisor';
    await sow('report_status', { resume_id: alias, alias, status: 'idle', agent, daemon }, { at, token });
  }
  return networkId;
}

/** As many as fit into a reason. */
const textsOfReason = 2;
