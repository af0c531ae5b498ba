import type { ChangePasswordAnswer, Hub } from '@agent-collaboration-hub/client';
import { signIn } from '../../app/session.ts';

/** The password that is valid now, and the one that replaces it. */
export interface PasswordChange {
  readonly old_password: string;
  readonly new_password: string;
}

/** Changes the person's password, which ends all sessions, and signs this browser in anew with it. @throws HubError */
export async function changePassword(
  hub: Hub,
  username: string,
  change: PasswordChange,
): Promise<ChangePasswordAnswer> {
  const answer = await hub.call('changePassword', change);
  await signIn({ username, password: change.new_password });
  // The token that came with the change is not needed beside the new session.
  await hub.call('revokeToken', { token_id: answer.token_id }).catch(() => undefined);
  return answer;
}

/** The codes that are about a field of the change, by its name. */
export const passwordCodes = {
  old_password: ['incorrect_current_password'],
  new_password: ['new_password_too_short', 'new_password_too_common', 'password_too_long'],
};
