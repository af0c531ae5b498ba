import { aliasAddress } from '../../src/domain/address.ts';
import { systemCaller } from '../../src/domain/caller.ts';
import type { StreamPlan } from '../../src/domain/streams/stream-plan.ts';

/** What a stream of the agent `a` carries, for tests of streams without a hub. */
export const channelPlan: StreamPlan = {
  caller: systemCaller,
  networkId: 'net_1',
  selection: { channel: aliasAddress('a'), observer: false, only: undefined },
  session: 'a',
  connected: { session: 'a' },
};
