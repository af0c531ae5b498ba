import type { Hub, Token } from '@agent-collaboration-hub/client';

const atOnce = 4;

/** Revokes tokens, some at a time. @throws HubError the first refusal; those before it are revoked */
export async function revokeTokens(hub: Hub, tokens: readonly Token[]): Promise<number> {
  for (let start = 0; start < tokens.length; start += atOnce) {
    const some = tokens.slice(start, start + atOnce);
    await Promise.all(some.map(({ token_id }) => hub.call('revokeToken', { token_id })));
  }
  return tokens.length;
}
