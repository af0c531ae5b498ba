import type { Answer, TestHub, TestUser } from './start-hub.ts';

/** What a browser says of a page of the hub itself. */
export const ownPage = ({ url }: Pick<TestHub, 'url'>) => ({
  origin: new URL(url).origin,
  'sec-fetch-site': 'same-origin',
});

/** A browser that is signed in: the cookie that it sends, and the record of its session. */
export interface Browser {
  readonly cookie: string;
  readonly tokenId: string;
}

let address = 0;

/** Signs a person in; behind a proxy that the hub trusts from an address of its own. @throws Error when the hub refuses */
export async function signIn(hub: TestHub, { username, password }: TestUser): Promise<Browser> {
  const headers = { 'x-forwarded-for': `10.2.0.${(address += 1)}` };
  const answer = await hub.api('POST', '/api/auth/browser-session', { body: { username, password }, headers });
  return { cookie: cookieOf(answer), tokenId: answer.body.token_id };
}

/** The cookie of an answer, as the browser sends it back. @throws Error when it sets none */
export function cookieOf({ status, headers, body }: Answer): string {
  const cookie = headers.get('set-cookie')?.split(';')[0];
  if (cookie === undefined) throw new Error(`no cookie: ${status} ${JSON.stringify(body)}`);
  return cookie;
}

/** Asks for the token of a page; the headers replace those of a page of the hub itself. */
export function askForToken(
  hub: TestHub,
  cookie: string | undefined,
  headers: Record<string, string> = ownPage(hub),
): Promise<Answer> {
  return hub.api('POST', '/api/auth/browser-session/token', {
    headers: { ...(cookie === undefined ? {} : { cookie }), ...headers },
  });
}

/** Mints the token of a page. @throws Error when the hub refuses */
export async function mintForPage(hub: TestHub, { cookie }: Browser): Promise<string> {
  const { status, body } = await askForToken(hub, cookie);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.token;
}
