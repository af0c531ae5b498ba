import { createDelivery } from '../../src/domain/inbox/create-delivery.ts';
import { aliasAddress } from '../../src/domain/address.ts';
import type { NewDelivery } from '../../src/domain/inbox/create-delivery.ts';
import type { Ctx } from '../../src/domain/ctx.ts';
import { issueNodeToken } from '../../src/domain/nodes/issue-node-token.ts';
import type { Settings } from '../../src/platform/settings.ts';
import { openDomainHub } from './domain-hub.ts';
import type { DomainHub } from './domain-hub.ts';

/** A domain hub with the user `ann` and her network. */
export interface OwnedHub extends DomainHub {
  readonly networkId: string;
  /** A call by ann. */
  readonly owner: Ctx;
  /** A call by a node of that network; mints its token. */
  node(alias: string): Promise<Ctx>;
  /** Puts a message into the inbox of an alias of that network. */
  deliver(toName: string, more?: Partial<NewDelivery>): ReturnType<typeof createDelivery>;
  /** Unread rows of an alias. @throws Error when its counter says something else */
  unreadOf(alias: string): Promise<number>;
}

/**
 * Opens it; the test closes it.
 *
 * @param settings what differs from the defaults
 */
export async function openOwnedHub(settings: Partial<Settings> = {}): Promise<OwnedHub> {
  const hub = await openDomainHub(settings);
  const { networkId, token } = await hub.register('ann');
  const owner = await hub.ctxOf(token);
  return {
    ...hub,
    networkId,
    owner,
    async node(alias) {
      const minted = await issueNodeToken(owner, { networkId, nodeName: alias });
      return hub.ctxOf(minted.token);
    },
    deliver: (toName, more) => owner.transaction((tx) => createDelivery(tx, newDelivery(networkId, toName, more))),
    unreadOf: (alias) => countUnread(hub, alias),
  };
}

/** A plain message. */
export function newDelivery(networkId: string, toName: string, more: Partial<NewDelivery> = {}): NewDelivery {
  return {
    taskId: null,
    networkId,
    to: aliasAddress(toName),
    toName,
    type: 'message',
    priority: 'normal',
    content: 'hello',
    fromSession: 'hub',
    senderKind: 'user',
    senderId: 'u_1',
    ...more,
  };
}

async function countUnread({ database }: DomainHub, alias: string): Promise<number> {
  const rows = await database.reader
    .selectFrom('inbox')
    .select('id')
    .where('to_kind', '=', 'alias')
    .where('to_key', '=', alias)
    .where('acked', '=', 0)
    .execute();
  const inbox = await database.reader
    .selectFrom('inboxes')
    .select('unread')
    .where('to_kind', '=', 'alias')
    .where('to_key', '=', alias)
    .executeTakeFirst();
  const counted = inbox?.unread ?? 0;
  if (counted !== rows.length)
    throw new Error(`the counter of ${alias} says ${counted}, but ${rows.length} are unread`);
  return counted;
}
