import { createStore } from './store.ts';

/**
 * The invite code of the link by which the person came, until it is used. It lives here alone: the address lost it at
 * once, so no sign-in in between writes it anywhere.
 */
export const heldInviteCode = createStore<string | undefined>(undefined);

/** Takes the code out of what stands behind `#` in the link. */
export function holdInviteCode(hash: string): void {
  const code = /inv_[A-Za-z0-9]+/.exec(hash)?.[0];
  if (code !== undefined) heldInviteCode.set(code);
}

/** Forgets the code. */
export function dropInviteCode(): void {
  heldInviteCode.set(undefined);
}

/** The link by which people join: the code stands behind `#`, which browsers send nowhere. */
export function inviteLink(code: string, basePath: string): string {
  return `${location.origin}${basePath}/ui/join#${code}`;
}
