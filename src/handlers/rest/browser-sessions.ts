import { createBrowserSession } from '../../domain/accounts/create-browser-session.ts';
import { redeemStartLink } from '../../domain/accounts/redeem-start-link.ts';
import type { Ctx } from '../../domain/ctx.ts';
import { deleteBrowserSession } from '../../domain/tokens/delete-browser-session.ts';
import { issueBrowserToken } from '../../domain/tokens/issue-browser-token.ts';
import type { RestHandlers } from '../../../generated/rest.ts';
import { toWireTime } from '../../platform/clock.ts';
import { viewUser } from '../views/user.ts';

/** Sent to the operations of browser sessions alone; browsers keep no cookie longer than 400 days. */
const cookie = { name: 'hub_browser', path: '/api/auth/browser-session', maxAgeSeconds: 400 * 86_400 };

/** REST handlers of browser sessions. */
export const browserSessionsRest = {
  createBrowserSession: async (ctx, { body: { username, password } }) => {
    const credentials = username === undefined || password === undefined ? undefined : { username, password };
    const { user, networkId, tokenId, secret } = await createBrowserSession(ctx, credentials);
    const body = { ok: true as const, user: viewUser(user), network_id: networkId, token_id: tokenId };
    return { status: 200, body, cookie: { ...cookie, value: secret } };
  },
  redeemStartLink: async (ctx, { body: { code, username } }) => {
    const { user, networkId, tokenId, secret, password } = await redeemStartLink(ctx, { code, username });
    const body = { ok: true as const, user: viewUser(user), network_id: networkId, token_id: tokenId, password };
    return { status: 200, body, cookie: { ...cookie, value: secret } };
  },
  issueBrowserToken: async (ctx) => {
    const { token, tokenId, expiresAt } = await issueBrowserToken(ctx);
    const seconds = Math.floor((expiresAt - ctx.platform.clock.now()) / 1000);
    return {
      status: 200,
      body: { ok: true, token, token_id: tokenId, expires_at: toWireTime(expiresAt), expires_in_seconds: seconds },
    };
  },
  deleteBrowserSession: async (ctx) => {
    await deleteBrowserSession(ctx);
    return { status: 200, body: { ok: true }, cookie: { ...cookie, value: '', maxAgeSeconds: 0 } };
  },
} satisfies Partial<RestHandlers<Ctx>>;
