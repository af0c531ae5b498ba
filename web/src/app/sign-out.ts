import { toast } from '../parts/toast-store.ts';
import { signOut } from './session.ts';

/** Ends the session, or says why it goes on. */
export async function signOutOrSay(): Promise<void> {
  const refusal = await signOut();
  if (refusal !== undefined) toast.refuseText(refusal);
}
