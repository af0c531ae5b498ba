import { randomBase62 } from '../../platform/random-text.ts';
import type { Ctx } from '../ctx.ts';
import { DomainError } from '../domain-error.ts';
import { checkUsername } from './check-username.ts';
import { openBrowserSession } from './create-browser-session.ts';
import type { BrowserSession } from './create-browser-session.ts';
import { findStartLink, takeStartLink } from './create-start-link.ts';
import { claimFirst, createUser, openAccount } from './open-account.ts';

/** The code of the link, and the name of the admin. */
export interface StartLink {
  readonly code: string;
  readonly username?: string | undefined;
}

/** The admin who is signed in, with the password of the account, which is shown once. */
export interface FirstAdmin extends BrowserSession {
  readonly networkId: string;
  readonly password: string;
}

const passwordLength = 20;

/**
 * Opens the account of the first system admin and a browser session for it (rule accounts-start-link). Audited as
 * `register` and `browser_session_created`.
 *
 * @throws username_too_short, username_too_long, username_invalid
 * @throws start_link_over a code that was used, has expired or is of no hub, and any code once the hub has users
 * @throws TooBusyError when too many passwords wait to be hashed
 */
export async function redeemStartLink(ctx: Ctx, { code, username = 'admin' }: StartLink): Promise<FirstAdmin> {
  checkUsername(username);
  const { clock, ids, passwords } = ctx.platform;
  // Refused before the hash is paid for; who takes the row decides between two at once.
  const link = await findStartLink(ctx.db, code, clock.now());
  if (link === undefined) throw new DomainError('start_link_over');
  const password = randomBase62(passwordLength);
  const passwordHash = await passwords.hash(password);
  return ctx.transaction(async (tx) => {
    const userId = ids.user();
    if (!(await takeStartLink(tx.db, link)) || !(await claimFirst(tx, userId)))
      throw new DomainError('start_link_over');
    const user = await createUser(tx, { userId, username, passwordHash, role: 'admin' });
    const networkId = await openAccount(tx, user);
    return { ...(await openBrowserSession(tx, user, null)), networkId, password };
  });
}
