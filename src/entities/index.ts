import type { InferKyselyDB } from '@mikro-orm/sql';
import { AuditRow } from './audit-row.ts';
import { Completion } from './completion.ts';
import { HubMeta } from './hub-meta.ts';
import { IdempotencyKey } from './idempotency-key.ts';
import { Inbox } from './inbox.ts';
import { InboxRow } from './inbox-row.ts';
import { License } from './license.ts';
import { LoginFailure } from './login-failure.ts';
import { Membership } from './membership.ts';
import { Network } from './network.ts';
import { NetworkCounter } from './network-counter.ts';
import { Node } from './node.ts';
import { Session } from './session.ts';
import { StreamEvent } from './stream-event.ts';
import { Task } from './task.ts';
import { TaskEvent } from './task-event.ts';
import { Token } from './token.ts';
import { User } from './user.ts';
import { UserMessage } from './user-message.ts';

/** Every table of the hub, in the order in which MikroORM discovers them. */
export const entities = [
  AuditRow,
  Completion,
  HubMeta,
  IdempotencyKey,
  Inbox,
  InboxRow,
  License,
  LoginFailure,
  Membership,
  Network,
  NetworkCounter,
  Node,
  Session,
  StreamEvent,
  Task,
  TaskEvent,
  Token,
  User,
  UserMessage,
] as const;

/** Column-level view of the same tables for Kysely: names are the column names (`snake_case`). */
export type HubTables = InferKyselyDB<(typeof entities)[number]>;

export {
  AuditRow,
  Completion,
  HubMeta,
  IdempotencyKey,
  Inbox,
  InboxRow,
  License,
  LoginFailure,
  Membership,
  Network,
  NetworkCounter,
  Node,
  Session,
  StreamEvent,
  Task,
  TaskEvent,
  Token,
  User,
  UserMessage,
};
