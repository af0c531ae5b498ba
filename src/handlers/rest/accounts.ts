import { changePassword } from '../../domain/accounts/change-password.ts';
import { deleteUser } from '../../domain/accounts/delete-user.ts';
import { disableUser } from '../../domain/accounts/disable-user.ts';
import { enableUser } from '../../domain/accounts/enable-user.ts';
import { getMe } from '../../domain/accounts/get-me.ts';
import { listUsers } from '../../domain/accounts/list-users.ts';
import { loginUser } from '../../domain/accounts/login-user.ts';
import { registerUser } from '../../domain/accounts/register-user.ts';
import { resetPassword } from '../../domain/accounts/reset-password.ts';
import { updateMe } from '../../domain/accounts/update-me.ts';
import type { Ctx } from '../../domain/ctx.ts';
import type { RestHandlers } from '../../../generated/rest.ts';
import { viewOwnNetwork } from '../views/network.ts';
import { viewPage } from '../views/page.ts';
import { viewUser, viewUserRow } from '../views/user.ts';

/** REST handlers of accounts. */
export const accountsRest = {
  registerUser: async (ctx, { body }) => {
    const { username, password, email, display_name: displayName } = body;
    const { user, token, networkToken, networkId } = await registerUser(ctx, {
      username,
      password,
      email,
      displayName,
    });
    return {
      status: 200,
      body: { ok: true, user: viewUser(user), token, network_token: networkToken, network_id: networkId },
    };
  },
  loginUser: async (ctx, { body }) => {
    const { user, token, networkId } = await loginUser(ctx, { username: body.username, password: body.password });
    return { status: 200, body: { ok: true, user: viewUser(user), token, network_id: networkId } };
  },
  getMe: async (ctx, { query }) => {
    const { user, networks, currentNetwork } = await getMe(ctx, query.network_id);
    const own = networks.map(viewOwnNetwork);
    return { status: 200, body: { ok: true, user: viewUser(user), networks: own, current_network: currentNetwork } };
  },
  updateMe: async (ctx, { body }) => {
    const user = await updateMe(ctx, { displayName: body.display_name, email: body.email });
    return { status: 200, body: { ok: true, user: viewUser(user) } };
  },
  changePassword: async (ctx, { body }) => {
    const change = { oldPassword: body.old_password, newPassword: body.new_password };
    const { revoked, token, tokenId } = await changePassword(ctx, change);
    return { status: 200, body: { ok: true, revoked, token, token_id: tokenId } };
  },
  listUsers: async (ctx, { query: { limit, cursor } }) => {
    const page = await listUsers(ctx, { limit, cursor });
    return { status: 200, body: { ok: true, users: page.rows.map(viewUserRow), ...viewPage(page) } };
  },
  deleteUser: async (ctx, { path }) => {
    const { userId, username } = await deleteUser(ctx, path.user_id);
    return { status: 200, body: { ok: true, user_id: userId, username } };
  },
  resetPassword: async (ctx, { path }) => {
    const { user, password, revoked } = await resetPassword(ctx, path.user_id);
    return { status: 200, body: { ok: true, user: viewUserRow(user), password, revoked } };
  },
  disableUser: async (ctx, { path }) => ({
    status: 200,
    body: { ok: true, user: viewUserRow(await disableUser(ctx, path.user_id)) },
  }),
  enableUser: async (ctx, { path }) => ({
    status: 200,
    body: { ok: true, user: viewUserRow(await enableUser(ctx, path.user_id)) },
  }),
} satisfies Partial<RestHandlers<Ctx>>;
