import type { Ctx } from '../../domain/ctx.ts';
import { purgeDeliveries } from '../../domain/inbox/purge-deliveries.ts';
import { recordReads } from '../../domain/inbox/record-reads.ts';
import { drain } from './drain.ts';

/** Writes how often deliveries were read; each process has counts of its own. */
export const recordReadsJob = {
  name: 'record_reads',
  everySeconds: 10,
  everyProcess: true,
  run: (ctx: Ctx): Promise<number> => recordReads(ctx),
};

/** Forgets acknowledged deliveries after `HUB_KEEP_ACKED_INBOX_DAYS`. */
export const purgeDeliveriesJob = {
  name: 'purge_deliveries',
  everySeconds: 60,
  run: (ctx: Ctx): Promise<number> => drain(ctx, purgeDeliveries),
};
