import type { Ctx } from '../../domain/ctx.ts';
import { issueNodeToken } from '../../domain/nodes/issue-node-token.ts';
import { issueApiToken } from '../../domain/tokens/issue-api-token.ts';
import { listTokens } from '../../domain/tokens/list-tokens.ts';
import { revokeToken } from '../../domain/tokens/revoke-token.ts';
import type { RestHandlers } from '../../../generated/rest.ts';
import { viewPage } from '../views/page.ts';
import { viewToken } from '../views/token.ts';

/** REST handlers of tokens. */
export const tokensRest = {
  issueNodeToken: async (ctx, { body }) => {
    const { token } = await issueNodeToken(ctx, { networkId: body.network_id, nodeName: body.node_name });
    return { status: 200, body: { ok: true, token } };
  },
  issueApiToken: async (ctx, { body }) => {
    const { token, tokenId } = await issueApiToken(ctx, { name: body.name, networkId: body.network_id });
    return { status: 200, body: { ok: true, token, token_id: tokenId } };
  },
  listTokens: async (ctx, { query: { limit, cursor } }) => {
    const page = await listTokens(ctx, { limit, cursor });
    return { status: 200, body: { ok: true, tokens: page.rows.map(viewToken), ...viewPage(page) } };
  },
  revokeToken: async (ctx, { path }) => {
    await revokeToken(ctx, path.token_id);
    return { status: 200, body: { ok: true } };
  },
} satisfies Partial<RestHandlers<Ctx>>;
