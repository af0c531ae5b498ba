import type { ReadCtx } from '../ctx.ts';
import { findRenamed } from '../access/find-renamed.ts';
import { findTarget } from './find-target.ts';
import type { Target } from './find-target.ts';

/** A target, and the alias that was asked for when the node has another one now. */
export interface Addressee extends Target {
  readonly renamedFrom?: string;
}

/**
 * Who reads what is sent to this alias: the target of that name, else the node that was called so within the last day
 * (rule renames-whole). One query for a known alias, three for a renamed one, two for an unknown one.
 */
export async function findAddressee(ctx: ReadCtx, networkId: string, alias: string): Promise<Addressee | undefined> {
  const target = await findTarget(ctx.db, networkId, alias);
  if (target !== undefined) return target;
  const renamedTo = await findRenamed(ctx, networkId, alias);
  const renamed = renamedTo === undefined ? undefined : await findTarget(ctx.db, networkId, renamedTo);
  return renamed && { ...renamed, renamedFrom: alias };
}
