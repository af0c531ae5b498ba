import type { InferKyselyDB } from '@mikro-orm/sql';
import { AgentGrant } from './agent-grant.ts';
import { AttentionCount } from './attention-count.ts';
import { AttentionSnooze } from './attention-snooze.ts';
import { AuditEntry } from './audit-entry.ts';
import { Completion } from './completion.ts';
import { ConfigUpdate } from './config-update.ts';
import { CreateRequest } from './create-request.ts';
import { DeferredWrite } from './deferred-write.ts';
import { File } from './file.ts';
import { FileRequest } from './file-request.ts';
import { HostTelemetry } from './host-telemetry.ts';
import { HubMeta } from './hub-meta.ts';
import { IdempotencyKey } from './idempotency-key.ts';
import { Inbox } from './inbox.ts';
import { Delivery } from './delivery.ts';
import { Invite } from './invite.ts';
import { License } from './license.ts';
import { LifecycleRequest } from './lifecycle-request.ts';
import { LoginFailure } from './login-failure.ts';
import { Membership } from './membership.ts';
import { Network } from './network.ts';
import { NetworkCounter } from './network-counter.ts';
import { Node } from './node.ts';
import { Probe } from './probe.ts';
import { Project } from './project.ts';
import { Provider } from './provider.ts';
import { RenameTransaction } from './rename-transaction.ts';
import { Requirement } from './requirement.ts';
import { RequirementCounter } from './requirement-counter.ts';
import { RequirementEvent } from './requirement-event.ts';
import { RequirementNotice } from './requirement-notice.ts';
import { RequirementPerson } from './requirement-person.ts';
import { RequirementTag } from './requirement-tag.ts';
import { RequirementTagColor } from './requirement-tag-color.ts';
import { RequirementTombstone } from './requirement-tombstone.ts';
import { RetiredNodeId } from './retired-node-id.ts';
import { Session } from './session.ts';
import { Skill } from './skill.ts';
import { StreamEvent } from './stream-event.ts';
import { Task } from './task.ts';
import { TaskEvent } from './task-event.ts';
import { TelemetryMinute } from './telemetry-minute.ts';
import { Token } from './token.ts';
import { User } from './user.ts';
import { UserMessage } from './user-message.ts';
import { VaultSecret } from './vault-secret.ts';

/** Every table of the hub, in the order in which MikroORM discovers them. */
export const entities = [
  AgentGrant,
  AttentionCount,
  AttentionSnooze,
  AuditEntry,
  Completion,
  ConfigUpdate,
  CreateRequest,
  DeferredWrite,
  File,
  FileRequest,
  HostTelemetry,
  HubMeta,
  IdempotencyKey,
  Inbox,
  Delivery,
  Invite,
  License,
  LifecycleRequest,
  LoginFailure,
  Membership,
  Network,
  NetworkCounter,
  Node,
  Probe,
  Project,
  Provider,
  RenameTransaction,
  Requirement,
  RequirementCounter,
  RequirementEvent,
  RequirementNotice,
  RequirementPerson,
  RequirementTag,
  RequirementTagColor,
  RequirementTombstone,
  RetiredNodeId,
  Session,
  Skill,
  StreamEvent,
  Task,
  TaskEvent,
  TelemetryMinute,
  Token,
  User,
  UserMessage,
  VaultSecret,
] as const;

type Tables = InferKyselyDB<(typeof entities)[number]>;

/** A relation over two columns is no column of its own: each of the two is a property. */
type ColumnsOf<Table> = { [C in keyof Table as Table[C] extends readonly unknown[] | null ? never : C]: Table[C] };

/** Column-level view of the same tables for Kysely: names are the column names (`snake_case`). */
export type HubTables = { [T in keyof Tables]: ColumnsOf<Tables[T]> };

export {
  AgentGrant,
  AttentionCount,
  AttentionSnooze,
  AuditEntry,
  Completion,
  ConfigUpdate,
  CreateRequest,
  File,
  FileRequest,
  HostTelemetry,
  HubMeta,
  IdempotencyKey,
  Inbox,
  Delivery,
  Invite,
  License,
  LifecycleRequest,
  LoginFailure,
  Membership,
  Network,
  NetworkCounter,
  Node,
  Probe,
  Project,
  Provider,
  RenameTransaction,
  Requirement,
  RequirementCounter,
  RequirementEvent,
  RequirementNotice,
  RequirementPerson,
  RequirementTag,
  RequirementTagColor,
  RequirementTombstone,
  RetiredNodeId,
  Session,
  Skill,
  StreamEvent,
  Task,
  TaskEvent,
  TelemetryMinute,
  Token,
  User,
  UserMessage,
  VaultSecret,
};
