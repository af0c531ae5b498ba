import { User } from '../../entities/index.ts';
import type { ReadCtx } from '../ctx.ts';
import { usernameKey } from '../access/username-key.ts';

/** The user of that name, whatever its case. */
export async function findUserByName({ em }: ReadCtx, username: string): Promise<User | undefined> {
  return (await em.findOne(User, { usernameKey: usernameKey(username) })) ?? undefined;
}

/** The user of that id; undefined for the callers that are no user. */
export async function findUser({ em }: ReadCtx, userId: string | null): Promise<User | undefined> {
  return userId === null ? undefined : ((await em.findOne(User, userId)) ?? undefined);
}
