import type { SessionStatus } from '../../../../generated/enums.ts';
import type { SharedEnd } from '../../../platform/db/database.ts';
import { lacksValue } from '../../../platform/db/lacks-value.ts';
import { prepareText } from '../../../platform/db/prepared-text.ts';
import { Outdated } from '../../../platform/platform-errors.ts';
import type { Queries } from '../../ctx.ts';
import { DomainError } from '../../domain-error.ts';
import { priorityRank } from '../../inbox/create-delivery.ts';
import { endOrders } from '../../streams/end-orders.ts';
import { eventOf, wordsOf } from './lone-dispatch.ts';
import type { LoneDispatch } from './lone-dispatch.ts';

/**
 * Stores all of a dispatch by one statement: what `leaveTaskDelivery`, `leaveStamp`, `append` and `recordTaskEvent` leave to
 * the ends of a unit takes seven, which need two round trips. Only on Postgres, and only for a unit that `isAlone`.
 *
 * It fails with `Outdated` when a recalled target is another one by now or takes no work, and with access_denied when the
 * network is gone.
 */
export const storeLoneDispatch: SharedEnd<LoneDispatch> = {
  order: endOrders.inboxes,
  begin: () => Promise.resolve(),
  finish: (db, [dispatch]) => store(db, dispatch as LoneDispatch),
};

async function store(db: Queries, dispatch: LoneDispatch): Promise<void> {
  const { row, ring, isRecalled, stored, actor, stamp } = dispatch;
  const words = wordsOf(ring);
  const rank = priorityRank[row.priority];
  const values = { ...row, actor, stamp, ...words, rank, is_recalled: isRecalled };
  const [found] = await insertAll(db, values).catch((error: unknown) => {
    // The counter of the network is gone, so there was no number for the task.
    throw lacksValue(error) ? new DomainError('access_denied') : error;
  });
  if (found === undefined) throw new Outdated('the target');
  const session = found.status === null ? null : { status: found.status, lastSeenAt: found.last_seen_at };
  stored(eventOf(row, words, found), session);
}

interface Stored {
  readonly status: SessionStatus | null;
  readonly last_seen_at: number;
  readonly unread: number;
  readonly n: number;
}

/**
 * Inbox, session and counter are locked in this order, as by all units (`end-orders.ts`): each part runs when another one
 * reads it. A task without a number is refused, and with it the whole statement.
 */
const insertAll = prepareText<object, Stored>(`with target as (
  select sessions.status, sessions.last_seen_at
  from (select :network_id::text as network_id, :to_name::text as alias) as wanted
  left join nodes on nodes.network_id = wanted.network_id and nodes.alias = wanted.alias
  left join sessions on sessions.network_id = wanted.network_id and sessions.alias = wanted.alias
  where not :is_recalled::boolean
    or (coalesce(nodes.alias, sessions.alias) is not null
      and coalesce(nodes.node_id, sessions.node_id) is not distinct from :to_node_id
      and coalesce(nodes.lifecycle_state, 'active') = 'active'
      and sessions.degraded_since is null)
), box as (
  insert into inboxes (network_id, to_kind, to_key, last_seq, unread, inbox_number)
  select :network_id, 'alias', :to_name, 1, 1, floor(random() * 2147483648)::int from target
  on conflict (network_id, to_kind, to_key) do update set last_seq = inboxes.last_seq + 1, unread = inboxes.unread + 1
  returning last_seq, unread, inbox_number
), stamped as (
  update sessions set task = :stamp from box
  where sessions.network_id = :network_id and sessions.alias = :to_name returning 1
), counter as (
  update network_counters
  set event_seq = event_seq + 1, last_row = last_row + 2, tasks_delivered = tasks_delivered + 1
  where network_counters.network_id = :network_id and exists (select from box) and (select count(*) from stamped) >= 0
  returning event_seq, last_row
), task as (
  insert into tasks (seq, task_id, network_id, from_node_id, to_node_id, from_name, to_name, sender_kind, sender_id,
    priority, status, content, context, requires_response, scope, parent_task_id, depth, meta_json, created_at,
    delivered_at, expires_at)
  select (select last_row - 1 from counter), :task_id, :network_id, :from_node_id, :to_node_id, :from_name, :to_name,
    :sender_kind, :sender_id, :priority, :status, :content, :context, :requires_response, :scope, :parent_task_id,
    :depth::int, :meta_json, :created_at::bigint, :delivered_at::bigint, :expires_at::bigint from target
), delivery as (
  insert into inbox (id, task_id, network_id, to_kind, to_key, to_name, inbox_seq, rank, type, priority, content,
    context, from_session, sender_kind, sender_id, requires_response, meta_json, created_at, inbox_number)
  select :task_id, :task_id, :network_id, 'alias', :to_name, :to_name, last_seq, :rank::int, 'task', :priority, :content,
    :context, :from_name, :sender_kind, :sender_id, :requires_response, :meta_json, :created_at::bigint,
    inbox_number from box
), step as (
  insert into task_events (seq, network_id, task_id, to_status, actor, created_at)
  select last_row, :network_id, :task_id, :status, :actor, :created_at::bigint from counter
), event as (
  insert into stream_events (network_id, n, type, channel_kind, channel, payload, summary, created_at)
  select :network_id, event_seq, :type, 'alias', :to_name, :before::text || unread || :after::text, :summary,
    :created_at::bigint from counter, box
)
select target.status, target.last_seen_at, box.unread, counter.event_seq as n from target, box, counter`);
