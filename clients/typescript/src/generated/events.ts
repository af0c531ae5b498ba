// Generated from spec/ by `make generate`. Do not edit.

import type {
  AttentionChangedEvent,
  BroadcastEvent,
  ChainedReplyEvent,
  ConfigUpdateEvent,
  CreateNodeEvent,
  DaemonRequestEvent,
  DesktopMessageEvent,
  MemberChangedEvent,
  NewMessageNotice,
  NewReplyBrief,
  NewReplyNotice,
  NewTaskBrief,
  NewTaskNotice,
  NodeChangedEvent,
  NodeDeletedEvent,
  NodeRenamedEvent,
  ProbeProviderEvent,
  RequirementChangedEvent,
  RestartEvent,
  ResyncEvent,
  RulesFileEvent,
  StartNodeEvent,
  StatusUpdateEvent,
  StopNodeEvent,
  TaskStatusEvent,
} from './answers.ts';

/** An event of a newer hub: it comes as it is, beside the unions below. */
export interface UnknownEvent {
  readonly type: string;
  readonly id: string;
  readonly [field: string]: unknown;
}

/** An event with the id that a stream resumes behind. */
export type Framed<Event> = Event & { readonly id: string };

/** What the stream of an agent carries. */
export type AliasEvent =
  | Framed<ResyncEvent>
  | Framed<NewTaskNotice>
  | Framed<NewMessageNotice>
  | Framed<NewReplyNotice>
  | Framed<BroadcastEvent>
  | Framed<ChainedReplyEvent>
  | Framed<NodeRenamedEvent>
  | Framed<NodeDeletedEvent>
  | Framed<TaskStatusEvent>
  | Framed<StatusUpdateEvent>
  | Framed<CreateNodeEvent>
  | Framed<StopNodeEvent>
  | Framed<StartNodeEvent>
  | Framed<ConfigUpdateEvent>
  | Framed<RestartEvent>
  | Framed<RulesFileEvent>
  | Framed<ProbeProviderEvent>;

/** What the observers of a network see: metadata, never content. */
export type NetworkEvent =
  | Framed<ResyncEvent>
  | Framed<NewTaskBrief>
  | Framed<NewReplyBrief>
  | Framed<TaskStatusEvent>
  | Framed<StatusUpdateEvent>
  | Framed<NodeChangedEvent>
  | Framed<MemberChangedEvent>
  | Framed<DaemonRequestEvent>
  | Framed<AttentionChangedEvent>
  | Framed<RequirementChangedEvent>;

/** What the stream of a person carries. */
export type UserEvent =
  | Framed<ResyncEvent>
  | Framed<NewMessageNotice>
  | Framed<NewReplyNotice>
  | Framed<ChainedReplyEvent>
  | Framed<NodeRenamedEvent>
  | Framed<DesktopMessageEvent>
  | Framed<TaskStatusEvent>;
