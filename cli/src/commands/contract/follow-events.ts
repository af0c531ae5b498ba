import type { FollowOptions, Hub } from '../../../../clients/typescript/src/index.ts';
import { UsageError } from '../../parts/cli-errors.ts';
import type { ContractOperation } from '../../generated/contract.ts';
import type { Context } from '../../parts/context.ts';
import { takeRows } from '../../parts/take-rows.ts';
import type { Input } from './read-fields.ts';

/** Prints the events of a stream, one a line, until it is ended or `max` have come. */
export async function followEvents(
  { out, signal }: Context,
  hub: Hub,
  { id }: ContractOperation,
  input: Input,
  { since, max = Number.POSITIVE_INFINITY }: { readonly since?: string; readonly max?: number },
): Promise<void> {
  const networkId = typeof input['network_id'] === 'string' ? input['network_id'] : undefined;
  const onOpen = (): void => out.say('Listening.');
  const options: FollowOptions = { since, signal, networkId, onOpen };
  const streams: Readonly<Record<string, () => AsyncGenerator<unknown, void, undefined>>> = {
    openChannelStream: () => hub.events.alias(String(input['name']), options),
    openNetworkStream: () => hub.events.network(String(input['network_id']), { ...options, networkId: undefined }),
    openUserStream: () => hub.events.me(options),
  };
  const open = streams[id];
  if (open === undefined) throw new UsageError(`this version of ahub cannot follow ${id}`);
  for await (const event of takeRows(open(), max)) out.json(event, 'line');
}
