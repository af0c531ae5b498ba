import type { RestInput } from '../../../generated/rest.ts';
import type { Ctx } from '../../domain/ctx.ts';
import { openChannelStream, openNetworkStream, openUserStream } from '../../domain/streams/open-channel.ts';
import type { StreamPlan } from '../../domain/streams/stream-plan.ts';

/** Operations that answer with an event stream: they decide what it carries, the server carries it. */
export const streamHandlers = {
  openChannelStream: (ctx: Ctx, { path, query }: RestInput<'openChannelStream'>): Promise<StreamPlan> =>
    openChannelStream(ctx, { name: path.name, networkId: query.network_id }),
  openNetworkStream: (ctx: Ctx, { path }: RestInput<'openNetworkStream'>): Promise<StreamPlan> =>
    openNetworkStream(ctx, path.network_id),
  openUserStream: (ctx: Ctx, { query }: RestInput<'openUserStream'>): Promise<StreamPlan> =>
    openUserStream(ctx, query.network_id),
};
