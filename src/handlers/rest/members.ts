import type { RestHandlers } from '../../../generated/rest.ts';
import type { Ctx } from '../../domain/ctx.ts';
import { addMember } from '../../domain/networks/add-member.ts';
import { createInvite } from '../../domain/networks/create-invite.ts';
import { joinNetwork } from '../../domain/networks/join-network.ts';
import { deleteInvite } from '../../domain/networks/delete-invite.ts';
import { listAgentGrants } from '../../domain/networks/list-agent-grants.ts';
import { listInvites } from '../../domain/networks/list-invites.ts';
import { listMembers } from '../../domain/networks/list-members.ts';
import { removeMember } from '../../domain/networks/remove-member.ts';
import { setAgentGrants } from '../../domain/networks/set-agent-grants.ts';
import { updateMember } from '../../domain/networks/update-member.ts';
import { viewInvite } from '../views/invite.ts';
import { viewMember } from '../views/member.ts';
import { viewPage } from '../views/page.ts';

/** Members and invites. */
export const membersRest = {
  listMembers: async (ctx, { path, query: { limit, cursor } }) => {
    const page = await listMembers(ctx, { networkId: path.network_id, limit, cursor });
    return { status: 200, body: { ok: true, members: page.rows.map(viewMember), ...viewPage(page) } };
  },
  addMember: async (ctx, { path, body }) => {
    const { role, agent_access: agentAccess, task_access: taskAccess, department } = body;
    const { network_id: networkId } = path;
    await addMember(ctx, { networkId, userId: body.user_id, role, agentAccess, taskAccess, department });
    return { status: 200, body: { ok: true } };
  },
  updateMember: async (ctx, { path, body }) => {
    const { network_id: networkId, user_id: userId } = path;
    const { role, agent_access: agentAccess, task_access: taskAccess, department } = body;
    await updateMember(ctx, { networkId, userId, role, agentAccess, taskAccess, department });
    return { status: 200, body: { ok: true } };
  },
  removeMember: async (ctx, { path }) => {
    await removeMember(ctx, { networkId: path.network_id, userId: path.user_id });
    return { status: 200, body: { ok: true } };
  },
  setAgentGrants: async (ctx, { path, body }) => {
    const { network_id: networkId, user_id: userId } = path;
    await setAgentGrants(ctx, { networkId, userId, nodeIds: body.node_ids });
    return { status: 200, body: { ok: true, node_ids: body.node_ids } };
  },
  listAgentGrants: async (ctx, { path }) => {
    const nodeIds = await listAgentGrants(ctx, { networkId: path.network_id, userId: path.user_id });
    return { status: 200, body: { ok: true, node_ids: nodeIds } };
  },
  listInvites: async (ctx, { path, query: { limit, cursor } }) => {
    const page = await listInvites(ctx, { networkId: path.network_id, limit, cursor });
    return { status: 200, body: { ok: true, invites: page.rows.map(viewInvite), ...viewPage(page) } };
  },
  deleteInvite: async (ctx, { path }) => {
    const { inviteId } = await deleteInvite(ctx, { networkId: path.network_id, inviteId: path.invite_id });
    return { status: 200, body: { ok: true, invite_id: inviteId } };
  },
  createInvite: async (ctx, { path, body }) => {
    const { network_id: networkId } = path;
    const { role, max_uses: maxUses, expires_days: expiresDays } = body;
    const { agent_access: agentAccess, task_access: taskAccess } = body;
    const invite = { networkId, role, maxUses, expiresDays, agentAccess, taskAccess };
    const { code, inviteId } = await createInvite(ctx, invite);
    return { status: 200, body: { ok: true, invite_code: code, invite_id: inviteId } };
  },
  joinNetwork: async (ctx, { body }) => {
    const { networkId, role, networkToken } = await joinNetwork(ctx, body.invite_code);
    const token = networkToken === null ? {} : { network_token: networkToken };
    return { status: 200, body: { ok: true, network_id: networkId, role, ...token } };
  },
} satisfies Partial<RestHandlers<Ctx>>;
