// Generated from spec/ by `make generate`. Do not edit.

/** Whether a member reaches all agents of the network or only granted ones. */
export type AgentAccess = 'all' | 'granted';

/** An agent; null clears it. A person of that name is refused. */
export type AgentOwnerInput = string | PersonFields | null;

/** The condition that an item tells of. */
export type AttentionKind =
  | 'task_failed'
  | 'task_expired'
  | 'task_unclaimed'
  | 'task_stalled'
  | 'agent_waiting_input'
  | 'agent_blocked'
  | 'agent_error'
  | 'agent_degraded'
  | 'agent_offline_with_work'
  | 'delivery_poisoned'
  | 'lifecycle_failed'
  | 'card_overdue'
  | 'message_unread';

/** How soon somebody should look; now comes first. */
export type AttentionSeverity = 'now' | 'soon' | 'note';

/** An item without an id gets one; done is false by default. */
export interface ChecklistItemInput {
  /** Id of the item; one that is sent again keeps it. */
  readonly id?: string | undefined;
  /** What is to be done. */
  readonly text: string;
  /** Whether it is done. */
  readonly done?: boolean | undefined;
}

/** A role that can be assigned; owner cannot. */
export type InviteRole = 'admin' | 'member' | 'viewer';

/** Role in one network; owner is set only by creating the network. */
export type MemberRole = 'owner' | 'admin' | 'member' | 'viewer';

/** Whose messages are listed; user means the caller's own. */
export type MessageScope = 'user';

/** Level of a log line, exact. */
export type NodeLogLevel = 'info' | 'warn' | 'error';

/** What a node token may do besides reporting, reading its inbox and answering. */
export type NodeMode = 'normal' | 'readonly' | 'restricted';

/** The node to be created. */
export interface NodeSpec {
  /** Alias of the node: 1 to 64 letters, digits, dot, underscore, hyphen. */
  readonly name: string;
  /** One that the daemon supports. */
  readonly runtime: string;
  /** Model to begin with; the default of the runtime without it. */
  readonly model?: string | undefined;
  readonly flags?: { readonly [name: string]: unknown } | undefined;
  /** Names of vault entries that the node gets in its environment. */
  readonly env_refs?: readonly string[] | undefined;
  /** A directory below the daemon's own root. */
  readonly workdir?: string | undefined;
}

/** A person; null clears it. An agent given here alone becomes agent_owner. */
export type OwnerInput = string | PersonFields | null;

/** One person or agent; the id, or a name that is looked up in the network of the card. */
export interface PersonFields {
  readonly kind?: PersonKind | undefined;
  /** User id of a person or node id of an agent. */
  readonly id?: string | undefined;
  /** User name of a person. */
  readonly username?: string | undefined;
  /** Alias of an agent. */
  readonly alias?: string | undefined;
  /** User name of a person, or alias or name of an agent; it must fit only one. */
  readonly name?: string | undefined;
}

/** A person or an agent, by name or by its fields. */
export type PersonInput = string | PersonFields;

/** A person (user) or an agent (node). */
export type PersonKind = 'user' | 'node';

/** Result of a probe. */
export type ProbeOutcome =
  | 'ok'
  | 'auth_fail'
  | 'quota'
  | 'rate_limit'
  | 'network_error'
  | 'timeout'
  | 'redirect_forbidden'
  | 'vendor_5xx'
  | 'other_4xx'
  | 'tls_error'
  | 'probe_target_forbidden';

/** A model that a provider offers. */
export interface ProviderModel {
  readonly model_name: string;
  /** Name to show. */
  readonly display_name?: string | undefined;
  /** Tokens that fit into one request. */
  readonly context_window?: number | undefined;
  /** Whether the model reads pictures. */
  readonly supports_vision?: boolean | undefined;
}

/** Yes as 1 or true, no as 0 or false. */
export type QueryFlag = '0' | '1' | 'false' | 'true';

/** Where a card stands. */
export type RequirementColumn = 'pool' | 'doing' | 'done';

/** Shown as highest, normal, low and lowest. */
export type RequirementPriority = 'high' | 'normal' | 'low' | 'lowest';

/** With full, cards carry their description and checklist. */
export type RequirementViewFull = 'summary' | 'full';

/** With full, cards carry their description and checklist. */
export type RequirementViewSummary = 'summary' | 'full';

/** What the node last reported, or offline after ten minutes of silence. */
export type SessionStatus = 'working' | 'idle' | 'blocked' | 'error' | 'waiting_input' | 'offline';

/** What a reviewer decides. */
export type SkillDecision = 'published' | 'rejected';

/** Which fields of a session are told. */
export type StatusFields = 'all' | 'light' | 'fleet';

/** What to do with tags. */
export type TagOperation = 'rename' | 'merge' | 'delete' | 'color';

/** Whether a member sees all requirement cards or only their own. */
export type TaskAccess = 'all' | 'scoped';

/** A file or link that goes with a task. */
export interface TaskAttachment {
  /** Kind of attachment, for example file or link; the hub only passes it on. */
  readonly type?: string | undefined;
  /** Where the file is on the machine of the sender. */
  readonly path?: string | undefined;
  /** Address to load it from, for example the url of an upload. */
  readonly url?: string | undefined;
  /** Media type, as the sender states it. */
  readonly mime?: string | undefined;
  /** File name to show. */
  readonly name?: string | undefined;
  /** Size in bytes, as the sender states it. */
  readonly size?: number | undefined;
}

/** Stored as meta_json. client_request_id is the idempotency key of the call. */
export interface TaskMeta {
  /** Files and links that go with the task; the hub does not open them. */
  readonly attachments?: readonly TaskAttachment[] | undefined;
  /** Idempotency key of the call: the same one with the same payload gets the first answer again for 24 hours. */
  readonly client_request_id?: string | undefined;
  /** Step of a trace that the task belongs to (W3C Trace Context); that of the call without it. */
  readonly traceparent?: string | undefined;
}

/** Order of delivery in an inbox. */
export type TaskPriority = 'high' | 'normal' | 'low';

/** State of a task; replied, failed, cancelled and expired are terminal. */
export type TaskStatus = 'created' | 'delivered' | 'acked' | 'running' | 'replied' | 'failed' | 'cancelled' | 'expired';

/** What an operation takes: its path, query and body fields together. */
export interface OperationInputs {
  /** Health of the hub */
  readonly getHealth: { readonly [name: string]: unknown };
  /** Liveness of the process */
  readonly getLiveness: { readonly [name: string]: unknown };
  /** Readiness of the hub */
  readonly getReadiness: { readonly [name: string]: unknown };
  /** The licence of the hub */
  readonly getLicense: { readonly [name: string]: unknown };
  /** Activate a licence */
  readonly activateLicense: {
    /** Begins with the fixed licence prefix. */
    readonly key: string;
  };
  /** Register a user */
  readonly registerUser: {
    /** 2 to 50 letters, digits, underscores, hyphens or CJK characters. */
    readonly username: string;
    /** At least 8 characters and not a common one; the first user needs only 4. At most 72 bytes. */
    readonly password: string;
    /** E-mail address; the hub neither checks it nor sends to it. */
    readonly email?: string | null | undefined;
    /** Name to show beside the user name. */
    readonly display_name?: string | null | undefined;
  };
  /** Log in */
  readonly loginUser: {
    /** The user name, in any case. */
    readonly username: string;
    /** The password, at most 72 bytes of UTF-8. */
    readonly password: string;
  };
  /** Sign a browser in */
  readonly createBrowserSession: {
    /** The user name. It needs the password beside it. */
    readonly username?: string | undefined;
    /** The password. It needs the user name beside it. */
    readonly password?: string | undefined;
  };
  /** Sign a browser out */
  readonly deleteBrowserSession: { readonly [name: string]: unknown };
  /** Mint a token for a page */
  readonly issueBrowserToken: { readonly [name: string]: unknown };
  /** Sign the first admin in */
  readonly redeemStartLink: {
    /** What follows `#code=` in the link. */
    readonly code: string;
    /** 2 to 50 letters, digits, underscores, hyphens or CJK characters; `admin` without it. */
    readonly username?: string | undefined;
  };
  /** Get my account */
  readonly getMe: {
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
  };
  /** Change my name or e-mail address */
  readonly updateMe: {
    /** New name to show; null clears it. */
    readonly display_name?: string | null | undefined;
    /** New e-mail address; null clears it. */
    readonly email?: string | null | undefined;
  };
  /** Change my password */
  readonly changePassword: {
    /** The password that is valid now. */
    readonly old_password: string;
    /** At least 8 characters and not a common one. At most 72 bytes. */
    readonly new_password: string;
  };
  /** Mint a node token */
  readonly issueNodeToken: {
    /** Network of the node, net_…. */
    readonly network_id: string;
    /** Name and first alias of the node. */
    readonly node_name: string;
  };
  /** List my tokens */
  readonly listTokens: {
    /** Rows per page; 1,000 by default. */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page. */
    readonly cursor?: string | undefined;
  };
  /** Mint a legacy token */
  readonly issueApiToken: {
    /** Name of the token in lists. */
    readonly name?: string | undefined;
    /** Network to bind the token to; without it, the token reaches all networks of the person. */
    readonly network_id?: string | undefined;
  };
  /** Revoke a token */
  readonly revokeToken: {
    /** Id of the token's record, tok_…; it is not the token. */
    readonly token_id: string;
  };
  /** List my networks */
  readonly listNetworks: {
    /** Rows per page; 1,000 by default. */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page. */
    readonly cursor?: string | undefined;
  };
  /** Create a network */
  readonly createNetwork: {
    /** Unique among the caller's own networks. */
    readonly name: string;
    /** What the network is for. */
    readonly description?: string | null | undefined;
  };
  /** Join a network by an invite code */
  readonly joinNetwork: {
    /** The code, inv_ and 12 characters; blanks around it do not count. */
    readonly invite_code: string;
  };
  /** One network with its counts */
  readonly getNetwork: {
    /** Id of the network, net_…. */
    readonly network_id: string;
  };
  /** Rename a network */
  readonly updateNetwork: {
    /** Id of the network, net_…. */
    readonly network_id: string;
    /** Unique among the owner's networks. */
    readonly name: string;
  };
  /** Delete a network */
  readonly deleteNetwork: {
    /** Id of the network, net_…. */
    readonly network_id: string;
  };
  /** List the members */
  readonly listMembers: {
    /** Id of the network, net_…. */
    readonly network_id: string;
    /** Rows per page; 1,000 by default. */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page. */
    readonly cursor?: string | undefined;
  };
  /** Add a member */
  readonly addMember: {
    /** Id of the network, net_…. */
    readonly network_id: string;
    /** The person, u_…. */
    readonly user_id: string;
    readonly role?: InviteRole | undefined;
    readonly agent_access?: AgentAccess | undefined;
    readonly task_access?: TaskAccess | undefined;
    readonly department?: string | null | undefined;
  };
  /** Change a member's role */
  readonly updateMember: {
    /** Id of the network, net_…. */
    readonly network_id: string;
    /** Id of the member, u_…. */
    readonly user_id: string;
    /** The role owner cannot be assigned. */
    readonly role: MemberRole;
    readonly agent_access?: AgentAccess | undefined;
    readonly task_access?: TaskAccess | undefined;
    readonly department?: string | null | undefined;
  };
  /** Remove a member */
  readonly removeMember: {
    /** Id of the network, net_…. */
    readonly network_id: string;
    /** Id of the member, u_…. */
    readonly user_id: string;
  };
  /** List which agents a restricted member may reach */
  readonly listAgentGrants: {
    /** Id of the network, net_…. */
    readonly network_id: string;
    /** Id of the member, u_…. */
    readonly user_id: string;
  };
  /** Set which agents a restricted member may reach */
  readonly setAgentGrants: {
    /** Id of the network, net_…. */
    readonly network_id: string;
    /** Id of the member, u_…. */
    readonly user_id: string;
    /** Node ids of the agents; they replace the list. */
    readonly node_ids: readonly string[];
  };
  /** List the invites */
  readonly listInvites: {
    /** Id of the network, net_…. */
    readonly network_id: string;
    /** Rows per page; 1,000 by default. */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page. */
    readonly cursor?: string | undefined;
  };
  /** Take an invite back */
  readonly deleteInvite: {
    /** Id of the network, net_…. */
    readonly network_id: string;
    /** Id of the invite, invite_…; it is not the code. */
    readonly invite_id: string;
  };
  /** Create an invite code */
  readonly createInvite: {
    /** Id of the network, net_…. */
    readonly network_id: string;
    readonly role?: InviteRole | undefined;
    /** How many people may join; -1 means no limit. */
    readonly max_uses?: number | undefined;
    /** Days for which the code is valid; without it, the code does not expire. */
    readonly expires_days?: number | undefined;
    readonly agent_access?: AgentAccess | undefined;
    readonly task_access?: TaskAccess | undefined;
  };
  /** Audit log of a network */
  readonly listNetworkAuditLog: {
    /** Id of the network, net_…. */
    readonly network_id: string;
    /** Maximum number of rows. */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page. */
    readonly cursor?: string | undefined;
  };
  /** List what the agents are doing */
  readonly getStatus: {
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
    /** Only sessions of these statuses; give it several times for several. */
    readonly status?: readonly SessionStatus[] | undefined;
    /** Only sessions that reported, or went offline, at or after this time. */
    readonly updated_since?: string | undefined;
    /** A text to look for. The letters A to Z match in either case; wildcards are plain characters. A page looks at a bounded number of rows, so it may have few or none while has_more says that more follow. */
    readonly q?: string | undefined;
    /** With light, agent, model and task are null, for a look at many agents. With fleet, a row also has network_id, node_id, hostname, updated_at and queue_depth. */
    readonly fields?: StatusFields | undefined;
    /** Rows per page; 1,000 by default. */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page. */
    readonly cursor?: string | undefined;
  };
  /** List what waits for a person */
  readonly listAttention: {
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
    /** Only items of this kind. */
    readonly kind?: AttentionKind | undefined;
    /** Only items of this severity. */
    readonly severity?: AttentionSeverity | undefined;
    /** Rows per page; 100 by default. */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page. */
    readonly cursor?: string | undefined;
  };
  /** Hide an item for a while */
  readonly snoozeAttention: {
    /** The item. */
    readonly key: string;
    /** Until when it is hidden, at most 30 days ahead; a time that has passed wakes it. */
    readonly until: string;
  };
  /** List the agents */
  readonly listNodes: {
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
    /** Only this node. */
    readonly node_id?: string | undefined;
    /** Only nodes of this alias. */
    readonly alias?: string | undefined;
    /** Rows per page; 1,000 by default. */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page. */
    readonly cursor?: string | undefined;
  };
  /** Set what the tokens of a node may do */
  readonly setPermissionMode: {
    /** The node, by its id, its alias or its name; a name that several nodes share matches none. */
    readonly ref: string;
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
    readonly mode: NodeMode;
  };
  /** Remove a node */
  readonly deleteNodeRecord: {
    /** The node, by its id, its alias or its name; a name that several nodes share matches none. */
    readonly ref: string;
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
  };
  /** Set the picture of a node */
  readonly updateNodeAvatar: {
    /** The node, by its id, its alias or its name; a name that several nodes share matches none. */
    readonly ref: string;
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
    /** A string or null. */
    readonly avatar_url?: unknown | undefined;
  };
  /** List the daemons that run nodes */
  readonly listHostSupervisors: {
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
    /** Rows per page; 1,000 by default. */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page. */
    readonly cursor?: string | undefined;
  };
  /** State of a request to create a node */
  readonly getNodeCreateRequest: {
    /** Id of the request, cr_…. */
    readonly request_id: string;
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
  };
  /** List the hosts */
  readonly listServers: {
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
    /** Rows per page; 1,000 by default. */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page. */
    readonly cursor?: string | undefined;
  };
  /** Health of a host */
  readonly getServerHealth: {
    /** A host name or address. */
    readonly host: string;
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
  };
  /** List the agents of a host */
  readonly listServerAgents: {
    /** A host name or address. */
    readonly host: string;
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
    /** Rows per page; 1,000 by default. */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page. */
    readonly cursor?: string | undefined;
  };
  /** Figures */
  readonly getStats: {
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
  };
  /** Open event streams */
  readonly getStreamStats: { readonly [name: string]: unknown };
  /** Background jobs of the hub */
  readonly listJobs: { readonly [name: string]: unknown };
  /** Log lines of the hub */
  readonly listServerLogs: {
    /** Lines of a page; more than the hub remembers means all, and more than 1,000 means 1,000. */
    readonly limit?: number | undefined;
    /** Only what came at or after this time. */
    readonly since?: string | undefined;
    /** next_cursor of the previous page. */
    readonly cursor?: string | undefined;
  };
  /** Send a task */
  readonly sendTask: {
    /** Alias of the agent that is to do the task. */
    readonly alias: string;
    readonly task: string;
    readonly priority?: TaskPriority | undefined;
    /** A label for the sender; the hub also stamps who really sent. */
    readonly from?: string | undefined;
    /** Network of the agent. A node token always uses its own; a person may leave it out with exactly one network. */
    readonly network_id?: string | undefined;
    /** Task of the same network that this one is a part of. Its sender hears chained_reply when this one ends. Leave it out when there is none. */
    readonly parent_task_id?: string | undefined;
    /** Seconds until the task expires unless it is acknowledged before. */
    readonly ttl_seconds?: number | undefined;
    /** Send although the node reported that it cannot work; for user tokens only. */
    readonly force?: boolean | undefined;
  };
  /** One task with its diagnostic */
  readonly getTask: {
    /** Id of the task, t_…. */
    readonly task_id: string;
  };
  /** Cancel a task */
  readonly cancelTask: {
    /** Id of the task, t_…. */
    readonly task_id: string;
    /** Why; kept with the step of the task. */
    readonly reason?: string | undefined;
    /** A label for who asks; the hub also stamps who really did. */
    readonly from?: string | undefined;
    /** Network of the task. A node token always uses its own; a person may leave it out with exactly one network. */
    readonly network_id?: string | undefined;
  };
  /** Retry a task */
  readonly retryTask: {
    /** Id of the task, t_…. */
    readonly task_id: string;
    /** A label for who asks; the hub also stamps who really did. */
    readonly from?: string | undefined;
    /** Network of the task. A node token always uses its own; a person may leave it out with exactly one network. */
    readonly network_id?: string | undefined;
    /** Deliver even if the node is degraded; user tokens only. */
    readonly force?: boolean | undefined;
  };
  /** Reassign a task */
  readonly reassignTask: {
    /** Id of the task, t_…. */
    readonly task_id: string;
    /** Alias of the new assignee. */
    readonly new_alias: string;
    /** A label for who asks; the hub also stamps who really did. */
    readonly from?: string | undefined;
    /** Network of the task. A node token always uses its own; a person may leave it out with exactly one network. */
    readonly network_id?: string | undefined;
    /** Deliver even if the node is degraded; user tokens only. */
    readonly force?: boolean | undefined;
  };
  /** Tasks, newest first */
  readonly listTasks: {
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
    /** Only tasks of these statuses; give it several times for several. */
    readonly status?: readonly TaskStatus[] | undefined;
    /** Only tasks to this alias. */
    readonly to_name?: string | undefined;
    /** Only tasks from this sender. */
    readonly from_name?: string | undefined;
    /** Only tasks of this priority. */
    readonly priority?: TaskPriority | undefined;
    /** Only tasks that serve this one. */
    readonly parent_task_id?: string | undefined;
    /** Only these tasks, at most 100; those that do not exist are left out. Give it several times for several. */
    readonly ids?: readonly string[] | undefined;
    /** Only what came at or after this time. */
    readonly since?: string | undefined;
    /** Only what came before this time. */
    readonly until?: string | undefined;
    /** A text to look for. The letters A to Z match in either case; wildcards are plain characters. A page looks at a bounded number of rows, so it may have few or none while has_more says that more follow. */
    readonly q?: string | undefined;
    /** Rows per page. */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page. */
    readonly cursor?: string | undefined;
  };
  /** One task with its diagnostic, at its other address */
  readonly getTaskById: {
    /** Id of the task, t_…. */
    readonly task_id: string;
  };
  /** List the steps of tasks, newest first */
  readonly listTaskEvents: {
    /** Only this task. */
    readonly task_id?: string | undefined;
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
    /** Maximum number of rows. */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page. */
    readonly cursor?: string | undefined;
  };
  /** Message all agents */
  readonly broadcast: {
    /** The text that each recipient gets. */
    readonly message: string;
    /** Only agents whose last report named this server. */
    readonly filter_server?: string | undefined;
    /** Only agents with this session status. */
    readonly filter_status?: SessionStatus | undefined;
    /** Network of the agents. A node token always uses its own; a person may leave it out with exactly one network. */
    readonly network_id?: string | undefined;
  };
  /** List deliveries, or my direct messages */
  readonly listMessages: {
    /** user selects the caller's direct messages. */
    readonly scope?: MessageScope | undefined;
    /** Only what came at or after this time. */
    readonly since?: string | undefined;
    /** Without scope, only what went to this agent or what its node sent, whatever label it gave. A page looks at 2,000 deliveries at most, so it may have few or none while has_more says that more follow. */
    readonly alias?: string | undefined;
    /** 1 with scope=user selects unread messages only. */
    readonly unacked?: number | undefined;
    /** Maximum number of rows. */
    readonly limit?: number | undefined;
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
    /** next_cursor of the previous page. */
    readonly cursor?: string | undefined;
  };
  /** Mark my messages as read */
  readonly ackMessages: {
    /** One message to mark as read. */
    readonly message_id?: string | undefined;
    /** Messages to mark as read. */
    readonly message_ids?: readonly string[] | undefined;
    /** Mark all messages with this sender label as read. */
    readonly agent?: string | undefined;
  };
  /** List completions */
  readonly getCompletions: {
    /** Only what came at or after this time. */
    readonly since?: string | undefined;
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
    /** Rows per page. */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page. */
    readonly cursor?: string | undefined;
  };
  /** List all users */
  readonly listUsers: {
    /** Rows per page; 1,000 by default. */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page. */
    readonly cursor?: string | undefined;
  };
  /** Delete an account */
  readonly deleteUser: {
    /** Id of the person, u_…. */
    readonly user_id: string;
  };
  /** Reset the password of a person */
  readonly resetPassword: {
    /** Id of the person, u_…. */
    readonly user_id: string;
  };
  /** Disable an account */
  readonly disableUser: {
    /** Id of the person, u_…. */
    readonly user_id: string;
  };
  /** Enable an account */
  readonly enableUser: {
    /** Id of the person, u_…. */
    readonly user_id: string;
  };
  /** Audit log of actions */
  readonly listAuditLog: {
    /** Maximum number of rows. */
    readonly limit?: number | undefined;
    /** Only this action. */
    readonly action?: string | undefined;
    /** Only rows of this user; for system admins, without effect for others. */
    readonly user_id?: string | undefined;
    /** next_cursor of the previous page. */
    readonly cursor?: string | undefined;
  };
  /** List the files of a network */
  readonly listFiles: {
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
    /** Rows per page; 1,000 by default. */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page. */
    readonly cursor?: string | undefined;
  };
  /** Delete a file */
  readonly deleteFile: {
    /** The file, as the upload named it. */
    readonly file_id: string;
  };
  /** Prepare the rename of a node */
  readonly prepareRename: {
    /** The network of the node. */
    readonly network_id: string;
    /** What the node is called. */
    readonly old_alias: string;
    /** What it is to be called. */
    readonly new_alias: string;
  };
  /** Commit a prepared rename */
  readonly commitRename: {
    /** The id that prepare gave. */
    readonly txn_id: string;
  };
  /** Give up a prepared rename */
  readonly abortRename: {
    /** The id that prepare gave. */
    readonly txn_id: string;
  };
  /** The last lines of a terminal */
  readonly getTerminal: {
    /** The exact name of a tmux session. */
    readonly name: string;
    /** How many lines to look back. */
    readonly lines?: number | undefined;
  };
  /** Type into a terminal */
  readonly sendTerminal: {
    /** The exact name of a tmux session. */
    readonly name: string;
    /** What is typed, character by character. */
    readonly text: string;
    /** Press Enter after the text. */
    readonly enter?: boolean | undefined;
  };
  /** Watch a terminal */
  readonly openTerminal: {
    /** The exact name of a tmux session. */
    readonly name: string;
    /** A token, for browser event sources and sockets, which cannot set headers. Send the Authorization header instead wherever it can be set, because addresses reach access logs. */
    readonly token?: string | undefined;
  };
  /** List the cards of the board */
  readonly listRequirements: {
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
    /** Only this column. */
    readonly status?: RequirementColumn | undefined;
    /** Only cards of this project. */
    readonly project_id?: string | undefined;
    /** Only cards of this person; id or user name. */
    readonly owner?: string | undefined;
    /** Only cards of this agent; id or alias. */
    readonly agent_owner?: string | undefined;
    /** Only cards of this priority. */
    readonly priority?: RequirementPriority | undefined;
    /** Only cards whose owner is of this department. */
    readonly department_id?: string | undefined;
    /** Only cards with this tag; case-sensitive. */
    readonly tag?: string | undefined;
    /** Only cards that changed at or after this time. */
    readonly updated_since?: string | undefined;
    /** Only the card of this reference. */
    readonly external_ref?: string | undefined;
    /** Only cards under this one. */
    readonly parent_id?: string | undefined;
    /** With 1 or true, only cards without a parent. */
    readonly top_level?: QueryFlag | undefined;
    /** Only this number. */
    readonly seq?: number | undefined;
    /** In titles, descriptions, names of people and projects, tags, or a number or id. Wildcards are plain characters. */
    readonly q?: string | undefined;
    /** With 1 or true, archived cards too. */
    readonly include_archived?: QueryFlag | undefined;
    /** With 1 or true, only archived cards, whatever include_archived says. */
    readonly archived?: QueryFlag | undefined;
    /** 0 or false leaves out last_event. */
    readonly last_event?: QueryFlag | undefined;
    /** With 1 or true and updated_since, the feed of changes; archived cards too, deleted and server_time. */
    readonly changes?: QueryFlag | undefined;
    /** Which fields of each card to return. */
    readonly view?: RequirementViewFull | undefined;
    /** Maximum number of rows. */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page. */
    readonly cursor?: string | undefined;
  };
  /** Create a card */
  readonly createRequirement: {
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
    readonly name: string;
    readonly column?: RequirementColumn | undefined;
    readonly status?: RequirementColumn | undefined;
    readonly priority?: RequirementPriority | undefined;
    readonly due?: string | null | undefined;
    readonly start?: string | null | undefined;
    readonly description?: string | undefined;
    readonly checklist?: readonly ChecklistItemInput[] | undefined;
    readonly owner?: OwnerInput | undefined;
    readonly agent_owner?: AgentOwnerInput | undefined;
    readonly participants?: readonly PersonInput[] | undefined;
    readonly project_id?: string | null | undefined;
    readonly parent_id?: string | null | undefined;
    readonly external_ref?: string | null | undefined;
    readonly external_url?: string | null | undefined;
    readonly archived?: boolean | undefined;
    readonly tags?: readonly string[] | undefined;
  };
  /** Create or change the card of a reference */
  readonly upsertRequirement: {
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
    readonly external_ref: string;
    readonly name?: string | undefined;
    readonly column?: RequirementColumn | undefined;
    readonly status?: RequirementColumn | undefined;
    readonly priority?: RequirementPriority | undefined;
    readonly due?: string | null | undefined;
    readonly start?: string | null | undefined;
    readonly description?: string | undefined;
    readonly checklist?: readonly ChecklistItemInput[] | undefined;
    readonly owner?: OwnerInput | undefined;
    readonly agent_owner?: AgentOwnerInput | undefined;
    readonly participants?: readonly PersonInput[] | undefined;
    readonly project_id?: string | null | undefined;
    readonly parent_id?: string | null | undefined;
    readonly external_url?: string | null | undefined;
    readonly archived?: boolean | undefined;
    readonly tags?: readonly string[] | undefined;
  };
  /** The projects */
  readonly listProjects: {
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
    /** Rows per page; 1,000 by default. */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page. */
    readonly cursor?: string | undefined;
  };
  /** Create a project */
  readonly createProject: {
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
    readonly name: string;
    readonly color?: string | undefined;
    readonly order?: number | undefined;
  };
  /** Change a project */
  readonly updateProject: {
    /** Id of the project, proj_…. */
    readonly project_id: string;
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
    readonly name?: string | undefined;
    readonly color?: string | undefined;
    readonly order?: number | undefined;
    readonly archived?: boolean | undefined;
  };
  /** Delete a project */
  readonly deleteProject: {
    /** Id of the project, proj_…. */
    readonly project_id: string;
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
  };
  /** The tags */
  readonly listTags: {
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
    /** Rows per page; 1,000 by default. */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page. */
    readonly cursor?: string | undefined;
  };
  /** List events of cards */
  readonly listCardEvents: {
    /** Only this card, by id or by its number as '#N'. */
    readonly requirement_id?: string | undefined;
    /** Only what came at or after this time. */
    readonly since?: string | undefined;
    /** Maximum number of events; 200 by default for one card, else 50. */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page. */
    readonly cursor?: string | undefined;
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
  };
  /** Rename, merge, delete or colour tags */
  readonly updateTags: {
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
    readonly op: TagOperation;
    readonly from?: string | readonly string[] | undefined;
    /** For rename and merge: what the tag is called afterwards. */
    readonly to?: string | undefined;
    /** For delete and color: the tag. */
    readonly tag?: string | undefined;
    readonly color?: string | null | undefined;
  };
  /** One card */
  readonly getRequirement: {
    /** The card, by id or by its number as '#N' (encoded as %23N). */
    readonly requirement_id: string;
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
  };
  /** Change a card */
  readonly updateRequirement: {
    /** The card, by id or by its number as '#N' (encoded as %23N). */
    readonly requirement_id: string;
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
    readonly name?: string | undefined;
    readonly column?: RequirementColumn | undefined;
    readonly priority?: RequirementPriority | undefined;
    readonly due?: string | null | undefined;
    readonly start?: string | null | undefined;
    readonly description?: string | undefined;
    readonly checklist?: readonly ChecklistItemInput[] | undefined;
    readonly owner?: OwnerInput | undefined;
    readonly agent_owner?: AgentOwnerInput | undefined;
    /** Persons and agents; they replace the list. */
    readonly participants?: readonly PersonInput[] | undefined;
    /** Persons and agents to add; not together with participants. */
    readonly participants_add?: readonly PersonInput[] | undefined;
    /** Persons and agents to take off; not together with participants. */
    readonly participants_remove?: readonly PersonInput[] | undefined;
    readonly project_id?: string | null | undefined;
    readonly parent_id?: string | null | undefined;
    readonly external_ref?: string | null | undefined;
    readonly external_url?: string | null | undefined;
    readonly archived?: boolean | undefined;
    readonly tags?: readonly string[] | undefined;
  };
  /** Delete a card */
  readonly deleteRequirement: {
    /** The card, by id or by its number as '#N' (encoded as %23N). */
    readonly requirement_id: string;
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
  };
  /** Set one item of a checklist */
  readonly updateChecklistItem: {
    /** The card, by id or by its number as '#N' (encoded as %23N). */
    readonly requirement_id: string;
    /** Id of the item in the checklist of the card. */
    readonly item_id: string;
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
    /** Whether the item is done. */
    readonly done: boolean;
  };
  /** Comment on a card */
  readonly createComment: {
    /** The card, by id or by its number as '#N' (encoded as %23N). */
    readonly requirement_id: string;
    /** The network to look at. A node token always gets its own. */
    readonly network_id?: string | undefined;
    readonly text: string;
  };
}

/** What a tool takes. */
export interface ToolInputs {
  /** Status of all agents */
  readonly get_all_status: {
    /** Only sessions of this status */
    readonly filter_status?: SessionStatus | undefined;
    /** Only sessions on this server */
    readonly filter_server?: string | undefined;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
    /** Rows per page; 1,000 by default */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page */
    readonly cursor?: string | undefined;
  };
  /** Report my status */
  readonly report_status: {
    /** Id by which the session can be resumed */
    readonly resume_id: string;
    /** Alias of the reporting node */
    readonly alias: string;
    /** What the node is doing */
    readonly status: SessionStatus;
    /** Task id or text of the current work; string of at most 10000 characters */
    readonly task?: unknown | undefined;
    /** Latest output; string of at most 50000 characters, stored up to 4000 */
    readonly output?: unknown | undefined;
    /** Number from 0 to 10 */
    readonly score?: unknown | undefined;
    /** Number from 0 to 100 */
    readonly progress?: unknown | undefined;
    /** Server name; string */
    readonly server?: unknown | undefined;
    /** Host name; string */
    readonly hostname?: unknown | undefined;
    /** Kind of agent; string, agent nodes send agent-node:<runtime> */
    readonly agent?: unknown | undefined;
    /** Directory of the project; string */
    readonly project_dir?: unknown | undefined;
    /** Version of the agent; string */
    readonly version?: unknown | undefined;
    /** Terminal session; string */
    readonly tmux_name?: unknown | undefined;
    /** Node id; string, needed for model, node_name and runtime to reach the node record */
    readonly node_id?: unknown | undefined;
    /** Session id of the runtime; string */
    readonly session_id?: unknown | undefined;
    /** Path of the configuration; string */
    readonly config_path?: unknown | undefined;
    /** JSON array as a string */
    readonly channels?: unknown | undefined;
    /** Model in use; string */
    readonly model?: unknown | undefined;
    /** Name of the node; string, written with node_id only */
    readonly node_name?: unknown | undefined;
    /** Ignored: a node token is bound to its network */
    readonly network_id?: unknown | undefined;
    /** Object {app_server: {ok, reason}, tui: {ok, reason}, model_auth}; believed for 10 minutes */
    readonly health?: unknown | undefined;
    /** Object of a host supervisor: {runtimes_supported, allowed_secret_keys, can_create_nodes, create_nodes_blocked_reason, max_children} */
    readonly daemon?: unknown | undefined;
    /** Boolean: the node answers tail_node_logs */
    readonly logs_capable?: unknown | undefined;
    /** Object {hostname, ip, cpu_load_1min, cpu_cores, cpu_pct, mem_total_gb, mem_used_gb, mem_avail_gb, disk_total_gb, disk_used_gb, disk_avail_gb}; all optional */
    readonly host_telemetry?: unknown | undefined;
    /** Object {rss_bytes, rss_mb, cpu_pct, uptime_seconds, in_flight_count}; all optional */
    readonly process_telemetry?: unknown | undefined;
  };
  /** Report finished work */
  readonly report_completion: {
    /** Alias that did the work */
    readonly alias: string;
    /** Task id, or the text of the task */
    readonly task: string;
    /** The result */
    readonly result: string;
    /** Files or links that the work produced */
    readonly artifacts?: readonly string[] | undefined;
    /** Own estimate of the quality */
    readonly score?: number | undefined;
    /** Duration in minutes */
    readonly duration_minutes?: number | undefined;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
    /** Makes a repeated call safe for 24 hours */
    readonly idempotency_key?: string | undefined;
  };
  /** Read an inbox */
  readonly get_inbox: {
    /** Whose inbox */
    readonly alias: string;
    /** Maximum number of rows */
    readonly limit?: number | undefined;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
    /** next_cursor of the previous page */
    readonly cursor?: string | undefined;
    /** true looks without counting the rows as handed out */
    readonly peek?: boolean | undefined;
  };
  /** Acknowledge a delivery */
  readonly ack_inbox: {
    /** Whose inbox */
    readonly alias: string;
    /** Delivery id or task id */
    readonly message_id: string;
    /** Accepted and ignored */
    readonly response?: string | undefined;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
    /** Makes a repeated call safe for 24 hours */
    readonly idempotency_key?: string | undefined;
  };
  /** Send a task */
  readonly send_task: {
    /** Recipient alias */
    readonly alias: string;
    /** What is to be done */
    readonly task: string;
    /** Order in the inbox */
    readonly priority?: 'high' | 'normal' | 'low' | undefined;
    /** Background for the task */
    readonly context?: string | undefined;
    /** A label for the sender; the hub also stamps who really sent */
    readonly from_session?: string | undefined;
    /** Seconds until the task expires unread */
    readonly ttl_seconds?: number | undefined;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
    /** The task that this one serves */
    readonly parent_task_id?: string | undefined;
    /** Attachments, and client_request_id as idempotency key */
    readonly meta?: TaskMeta | undefined;
    /** Send even if the target is degraded; user tokens only */
    readonly force?: boolean | undefined;
  };
  /** Send a message */
  readonly send_message: {
    /** Recipient alias */
    readonly alias: string;
    /** The message */
    readonly message: string;
    /** A label for the sender; the hub also stamps who really sent */
    readonly from_session?: string | undefined;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
    /** Makes a repeated call safe for 24 hours */
    readonly idempotency_key?: string | undefined;
  };
  /** Reply */
  readonly send_reply: {
    /** Recipient alias; may be left out with in_reply_to */
    readonly alias?: string | undefined;
    /** The reply */
    readonly text: string;
    /** The task that is answered */
    readonly in_reply_to?: string | undefined;
    /** Outcome of the task */
    readonly status?: 'replied' | 'failed' | 'cancelled' | undefined;
    /** A label for the sender, the alias of a node by default; the hub also stamps who really sent */
    readonly from_session?: string | undefined;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
    /** Files of the hub, at most 20 */
    readonly attachments?: readonly { readonly [name: string]: unknown }[] | undefined;
    /** Makes a repeated call safe for 24 hours */
    readonly idempotency_key?: string | undefined;
  };
  /** Acknowledge a task */
  readonly send_ack: {
    /** The task */
    readonly task_id: string;
    /** A label for the sender; the hub also stamps who really sent */
    readonly from_session?: string | undefined;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
    /** Makes a repeated call safe for 24 hours */
    readonly idempotency_key?: string | undefined;
  };
  /** Retry a task */
  readonly retry_task: {
    /** The task */
    readonly task_id: string;
    /** A label for the sender; the hub also stamps who really sent */
    readonly from_session?: string | undefined;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
    /** Send even if the target is degraded; user tokens only */
    readonly force?: boolean | undefined;
    /** Makes a repeated call safe for 24 hours */
    readonly idempotency_key?: string | undefined;
  };
  /** Cancel a task */
  readonly cancel_task: {
    /** The task */
    readonly task_id: string;
    /** Why */
    readonly reason?: string | undefined;
    /** A label for the sender; the hub also stamps who really sent */
    readonly from_session?: string | undefined;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
    /** Makes a repeated call safe for 24 hours */
    readonly idempotency_key?: string | undefined;
  };
  /** Reassign a task */
  readonly reassign_task: {
    /** The task */
    readonly task_id: string;
    /** The new assignee */
    readonly new_alias: string;
    /** A label for the sender; the hub also stamps who really sent */
    readonly from_session?: string | undefined;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
    /** Send even if the target is degraded; user tokens only */
    readonly force?: boolean | undefined;
    /** Makes a repeated call safe for 24 hours */
    readonly idempotency_key?: string | undefined;
  };
  /** Read a task */
  readonly get_task: {
    /** The task */
    readonly task_id: string;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
  };
  /** List tasks */
  readonly list_tasks: {
    /** Only tasks to this alias */
    readonly alias?: string | undefined;
    /** Only tasks of this status */
    readonly status?: TaskStatus | undefined;
    /** Only tasks from this sender */
    readonly from_name?: string | undefined;
    /** Only tasks from this node */
    readonly from_node_id?: string | undefined;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
    /** Rows per page */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page */
    readonly cursor?: string | undefined;
  };
  /** Status of one agent */
  readonly get_session_status: {
    /** The agent */
    readonly alias: string;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
  };
  /** What waits for somebody */
  readonly list_attention: {
    /** Only items of this kind */
    readonly kind?: AttentionKind | undefined;
    /** Only items of this severity */
    readonly severity?: AttentionSeverity | undefined;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
    /** Maximum number of items */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page */
    readonly cursor?: string | undefined;
  };
  /** Finished work */
  readonly get_completions: {
    /** Only completions of this agent */
    readonly alias?: string | undefined;
    /** Only what came at or after this time */
    readonly since?: string | undefined;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
    /** Maximum number of rows */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page */
    readonly cursor?: string | undefined;
  };
  /** Message all agents */
  readonly broadcast: {
    /** The message */
    readonly message: string;
    /** Only agents on this server */
    readonly filter_server?: string | undefined;
    /** Only agents of this status */
    readonly filter_status?: SessionStatus | undefined;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
    /** Makes a repeated call safe for 24 hours */
    readonly idempotency_key?: string | undefined;
  };
  /** Submit a skill */
  readonly submit_skill: {
    /** Name in kebab-case, the same for all versions */
    readonly slug: string;
    /** Display name */
    readonly name: string;
    /** What the skill is for */
    readonly description?: string | undefined;
    /** Version */
    readonly version: string;
    /** The document */
    readonly content: string;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
  };
  /** List the skills of the network */
  readonly list_skills: {
    /** Include skills that wait for review or were rejected; for the owner and admins */
    readonly include_pending?: boolean | undefined;
    /** Part of slug, name or description, in any case */
    readonly query?: string | undefined;
    /** Maximum number of rows */
    readonly limit?: number | undefined;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
    /** next_cursor of the previous page */
    readonly cursor?: string | undefined;
  };
  /** Get a skill */
  readonly get_skill: {
    /** The skill version */
    readonly skill_id: string;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
  };
  /** Publish or reject a skill */
  readonly review_skill: {
    /** The skill version */
    readonly skill_id: string;
    /** published or rejected */
    readonly decision: SkillDecision;
    /** Shown with the skill */
    readonly note?: string | undefined;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
  };
  /** Have a daemon create a node */
  readonly create_node: {
    /** The daemon */
    readonly daemon_node_id: string;
    /** The node */
    readonly node_spec: NodeSpec;
    /** Makes a repeated call safe for 24 hours */
    readonly idempotency_key?: string | undefined;
  };
  /** Delete a node */
  readonly delete_node: {
    /** The node */
    readonly node_id: string;
    /** The alias of the node, typed again */
    readonly confirm_alias: string;
    /** Stop the node even if it has live tasks */
    readonly force?: boolean | undefined;
    /** Seconds that the node has to end by itself */
    readonly grace_seconds?: number | undefined;
    /** Remove the configuration of the node, after a backup */
    readonly delete_config?: boolean | undefined;
    /** Makes a repeated call safe for 24 hours */
    readonly idempotency_key?: string | undefined;
  };
  /** Stop a node */
  readonly stop_node: {
    /** The node */
    readonly node_id: string;
    /** Stop the node even if it has live tasks */
    readonly force?: boolean | undefined;
    /** Seconds that the node has to end by itself */
    readonly grace_seconds?: number | undefined;
    /** Makes a repeated call safe for 24 hours */
    readonly idempotency_key?: string | undefined;
  };
  /** Start a stopped node */
  readonly start_node: {
    /** The node */
    readonly node_id: string;
    /** Makes a repeated call safe for 24 hours */
    readonly idempotency_key?: string | undefined;
  };
  /** Restart a node */
  readonly restart_node: {
    /** The node */
    readonly node_id: string;
    /** Makes a repeated call safe for 24 hours */
    readonly idempotency_key?: string | undefined;
  };
  /** Change the configuration of a node */
  readonly update_node_config: {
    /** The node */
    readonly node_id: string;
    /** The config_revision that the change builds on */
    readonly base_revision: number;
    /** What changes: model, flags, channels */
    readonly patch: { readonly [name: string]: unknown };
    /** Makes a repeated call safe for 24 hours */
    readonly idempotency_key?: string | undefined;
  };
  /** Fetch a waiting configuration */
  readonly get_config_update: {
    /** A child; the caller's own node by default */
    readonly node_id?: string | undefined;
  };
  /** Answer a configuration update */
  readonly ack_config_update: {
    /** The update */
    readonly update_id: string;
    /** How it went */
    readonly status: 'applied' | 'rejected' | 'restarting';
    /** The revision that the node reports; the hub keeps its own count */
    readonly new_revision?: number | undefined;
    /** What went wrong; stored masked, up to 1000 characters */
    readonly error?: string | undefined;
  };
  /** Read the rules of a node */
  readonly read_node_rules_file: {
    /** The node */
    readonly node_id: string;
  };
  /** Write the rules of a node */
  readonly write_node_rules_file: {
    /** The node */
    readonly node_id: string;
    /** The whole file, at most 256 KB */
    readonly content: string;
    /** Makes a repeated call safe for 24 hours */
    readonly idempotency_key?: string | undefined;
  };
  /** Skills of a node */
  readonly list_node_skills: {
    /** The node */
    readonly node_id: string;
  };
  /** Read a skill of a node */
  readonly read_node_skill: {
    /** The node */
    readonly node_id: string;
    /** The skill: 1 to 64 letters, digits, dot, underscore, hyphen */
    readonly name: string;
  };
  /** Files of a node */
  readonly list_node_files: {
    /** The node */
    readonly node_id: string;
    /** Relative to the work directory; its root by default */
    readonly path?: string | undefined;
  };
  /** Read a file of a node */
  readonly read_node_file: {
    /** The node */
    readonly node_id: string;
    /** Relative to the work directory */
    readonly path: string;
  };
  /** Last log lines of a node */
  readonly tail_node_logs: {
    /** The node */
    readonly node_id: string;
    /** Maximum number of lines */
    readonly lines?: number | undefined;
    /** Only lines of this level */
    readonly level?: NodeLogLevel | undefined;
    /** Only lines with this text, in any case, after masking */
    readonly grep?: string | undefined;
    /** Only lines from this time on */
    readonly since_ts?: string | undefined;
  };
  /** Answer of a node */
  readonly get_rules_file_result: {
    /** The request */
    readonly request_id: string;
  };
  /** Fetch a request for my node */
  readonly get_rules_file_request: {
    /** The request that the event named */
    readonly request_id?: string | undefined;
  };
  /** Answer a request for rules, skills, files or logs */
  readonly ack_rules_file_request: {
    /** The request */
    readonly request_id: string;
    /** How it went */
    readonly status: 'done' | 'failed';
    /** Name of the file, without its directory */
    readonly file_name?: string | undefined;
    /** Whether the file is there */
    readonly exists?: boolean | undefined;
    /** The answer */
    readonly content?: string | undefined;
    /** Size of the file in bytes, also when it is binary or too large to send */
    readonly size?: number | undefined;
    /** What went wrong; stored masked, up to 1000 characters */
    readonly error?: string | undefined;
  };
  /** List the nodes that I should create */
  readonly list_my_pending_create_requests: {
    /** Rows per page; 1,000 by default */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page */
    readonly cursor?: string | undefined;
  };
  /** List the children that I should stop or start */
  readonly list_my_pending_lifecycle_requests: {
    /** Rows per page; 1,000 by default */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page */
    readonly cursor?: string | undefined;
  };
  /** Fetch a request to create a node */
  readonly get_create_request: {
    /** The request */
    readonly request_id: string;
  };
  /** Answer a request to create a node */
  readonly ack_create_request: {
    /** The request */
    readonly request_id: string;
    /** How it went */
    readonly status: 'started' | 'failed' | 'rejected' | 'runtime_capability_check_failed';
    /** What went wrong; stored masked, up to 1000 characters */
    readonly error?: string | undefined;
  };
  /** Fetch a request to stop or delete a child */
  readonly get_stop_request: {
    /** The request */
    readonly request_id: string;
  };
  /** Answer a request to stop or delete a child */
  readonly ack_stop_request: {
    /** The request */
    readonly request_id: string;
    /** How it went */
    readonly status: 'stopped' | 'stop_failed' | 'noop_not_my_child';
    /** The signal that ended the child */
    readonly exit_signal?: string | undefined;
    /** Where the backup of its configuration is */
    readonly backup_path?: string | undefined;
    /** What went wrong; stored masked, up to 1000 characters */
    readonly error?: string | undefined;
  };
  /** Fetch a request to start a child */
  readonly get_start_request: {
    /** The request */
    readonly request_id: string;
  };
  /** Answer a request to start a child */
  readonly ack_start_request: {
    /** The request */
    readonly request_id: string;
    /** How it went */
    readonly status: 'started' | 'start_failed';
    /** Process id of the child */
    readonly child_pid?: number | undefined;
    /** What went wrong; stored masked, up to 1000 characters */
    readonly error?: string | undefined;
  };
  /** List the daemons of a network */
  readonly list_host_supervisors: {
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
    /** Rows per page; 1,000 by default */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page */
    readonly cursor?: string | undefined;
  };
  /** List the nodes that I run */
  readonly list_my_children: {
    /** Rows per page; 1,000 by default */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page */
    readonly cursor?: string | undefined;
  };
  /** Message a person */
  readonly send_desktop_message: {
    /** The person; this or to_username */
    readonly to_user_id?: string | undefined;
    /** The person's user name; must match to_user_id when both are given */
    readonly to_username?: string | undefined;
    /** A heading */
    readonly title?: string | undefined;
    /** The message */
    readonly message: string;
    /** Importance of the message */
    readonly severity?: 'info' | 'success' | 'warning' | 'error' | undefined;
    /** Kind of the message */
    readonly kind?: string | undefined;
    /** A label for the sender, the alias of a node by default; the hub also stamps who really sent */
    readonly from_session?: string | undefined;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
    /** Makes a repeated call safe for 24 hours */
    readonly idempotency_key?: string | undefined;
  };
  /** Finish a task for a peer */
  readonly send_peer_reply: {
    /** The task that this finishes; required */
    readonly in_reply_to?: string | undefined;
    /** The reply */
    readonly text: string;
    /** Outcome of the task */
    readonly status?: 'replied' | 'failed' | 'cancelled' | undefined;
    /** A label for the sender, the alias of a node by default; the hub also stamps who really sent */
    readonly from_session?: string | undefined;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
    /** Files of the hub, at most 20 */
    readonly attachments?: readonly { readonly [name: string]: unknown }[] | undefined;
    /** Makes a repeated call safe for 24 hours */
    readonly idempotency_key?: string | undefined;
  };
  /** Mark tasks as consumed */
  readonly mark_tasks_consumed: {
    /** Tasks of this node, each once */
    readonly task_ids: readonly string[];
  };
  /** Mark tasks as submitted to the runtime */
  readonly mark_tasks_runtime_submitted: {
    /** Tasks of this node, each once */
    readonly task_ids: readonly string[];
  };
  /** List the providers of the network */
  readonly list_providers: {
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
    /** Rows per page; 500 by default */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page */
    readonly cursor?: string | undefined;
  };
  /** Create or update a provider */
  readonly upsert_provider: {
    /** Unique in the network */
    readonly name: string;
    /** Whose API it speaks; fixed once set */
    readonly vendor: string;
    /** https and public */
    readonly base_url: string;
    /** Name of the vault secret to use; fixed once set */
    readonly secret_key_ref: string;
    /** Whether it may be used */
    readonly enabled?: boolean | undefined;
    /** What it offers */
    readonly models?: readonly ProviderModel[] | undefined;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
  };
  /** Change a provider */
  readonly update_provider: {
    /** The provider */
    readonly provider_id: string;
    /** Unique in the network */
    readonly name?: string | undefined;
    /** https and public */
    readonly base_url?: string | undefined;
    /** All that it offers */
    readonly models?: readonly ProviderModel[] | undefined;
    /** Whether it may be used */
    readonly enabled?: boolean | undefined;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
  };
  /** List the names in the vault */
  readonly list_network_secrets: {
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
    /** Rows per page; 1,000 by default */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page */
    readonly cursor?: string | undefined;
  };
  /** Put a secret into the vault */
  readonly upsert_network_secret: {
    /** The name */
    readonly key: string;
    /** The value */
    readonly value: string;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
  };
  /** Try a model */
  readonly probe_provider_model: {
    /** The provider */
    readonly provider_id: string;
    /** One of its models */
    readonly model_name: string;
    /** The daemon that runs the probe */
    readonly daemon_node_id: string;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
  };
  /** Fetch a probe */
  readonly get_probe_request: {
    /** The probe */
    readonly probe_id: string;
  };
  /** Report the result of a probe */
  readonly ack_probe_request: {
    /** The probe */
    readonly probe_id: string;
    /** Result of the probe */
    readonly status: ProbeOutcome;
    /** The provider's HTTP status; null when there was none */
    readonly raw_status_code: number | null;
    /** Latency in milliseconds; null when nothing was sent */
    readonly latency_ms: number | null;
  };
  /** List the results of probes */
  readonly get_probe_results: {
    /** Only probes of this provider */
    readonly provider_id?: string | undefined;
    /** Only probes of this model */
    readonly model_name?: string | undefined;
    /** Only probes by this daemon */
    readonly daemon_node_id?: string | undefined;
    /** Maximum number of rows */
    readonly limit?: number | undefined;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
    /** next_cursor of the previous page */
    readonly cursor?: string | undefined;
  };
  /** List cards */
  readonly requirements_list: {
    /** Only this column */
    readonly status?: RequirementColumn | undefined;
    /** Only cards of this project */
    readonly project_id?: string | undefined;
    /** Only cards of this person; id or user name */
    readonly owner?: string | undefined;
    /** Only cards of this agent; id or alias */
    readonly agent_owner?: string | undefined;
    /** Only cards with this tag; exact and case-sensitive */
    readonly tag?: string | undefined;
    /** Only cards that changed at or after this time; ISO 8601 */
    readonly updated_since?: string | undefined;
    /** Only the card of this reference */
    readonly external_ref?: string | undefined;
    /** Only cards under this one */
    readonly parent_id?: string | undefined;
    /** Only cards without a parent */
    readonly top_level?: boolean | undefined;
    /** Only this number */
    readonly seq?: number | undefined;
    /** In titles, descriptions, names of people and projects, tags, or a number or id */
    readonly q?: string | undefined;
    /** next_cursor of the previous page */
    readonly cursor?: string | undefined;
    /** Maximum number of rows */
    readonly limit?: number | undefined;
    /** summary leaves out description and checklist */
    readonly view?: RequirementViewSummary | undefined;
    /** With the latest event of each card */
    readonly include_last_event?: boolean | undefined;
    /** The feed of changes since updated_since */
    readonly changes?: boolean | undefined;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
  };
  /** List people */
  readonly requirements_people: {
    /** Part of a user name, display name or alias, in any case */
    readonly q?: string | undefined;
    /** Maximum number of people */
    readonly limit?: number | undefined;
    /** Number of people to skip */
    readonly offset?: number | undefined;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
  };
  /** Get a card */
  readonly requirements_get: {
    /** The card, by id or #N */
    readonly id: string;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
  };
  /** Create a card */
  readonly requirements_create: {
    /** Title of the card */
    readonly name: string;
    /** Where the card stands */
    readonly column?: RequirementColumn | undefined;
    /** The same as column */
    readonly status?: RequirementColumn | undefined;
    /** high is shown as highest */
    readonly priority?: RequirementPriority | undefined;
    /** A day YYYY-MM-DD or an ISO instant with an offset; null clears it */
    readonly due?: string | null | undefined;
    /** As due: when the work starts; null clears it */
    readonly start?: string | null | undefined;
    /** Markdown of at most 20000 characters */
    readonly description?: string | undefined;
    /** Items {id, text, done}; replaces the whole list */
    readonly checklist?: readonly ChecklistItemInput[] | undefined;
    /** A person, by id or user name; null clears it. An agent given here alone becomes agent_owner */
    readonly owner?: OwnerInput | undefined;
    /** An agent, by id or alias; null clears it */
    readonly agent_owner?: AgentOwnerInput | undefined;
    /** People and agents; replaces the whole list */
    readonly participants?: readonly PersonInput[] | undefined;
    /** A project of the network; null for none */
    readonly project_id?: string | null | undefined;
    /** A card of the network, at most 5 levels; null for none */
    readonly parent_id?: string | null | undefined;
    /** An http or https address; null clears it */
    readonly external_url?: string | null | undefined;
    /** Whether the card is archived */
    readonly archived?: boolean | undefined;
    /** At most 10 of at most 20 characters; replaces them all, empty clears them */
    readonly tags?: readonly string[] | undefined;
    /** Name of the card in another system; unique in the network, null clears it */
    readonly external_ref?: string | null | undefined;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
    /** Makes a repeated call safe for 24 hours */
    readonly idempotency_key?: string | undefined;
  };
  /** Change a card */
  readonly requirements_update: {
    /** The card, by id or #N */
    readonly id: string;
    /** Title of the card */
    readonly name?: string | undefined;
    /** Where the card stands */
    readonly column?: RequirementColumn | undefined;
    /** The same as column */
    readonly status?: RequirementColumn | undefined;
    /** high is shown as highest */
    readonly priority?: RequirementPriority | undefined;
    /** A day YYYY-MM-DD or an ISO instant with an offset; null clears it */
    readonly due?: string | null | undefined;
    /** As due: when the work starts; null clears it */
    readonly start?: string | null | undefined;
    /** Markdown of at most 20000 characters */
    readonly description?: string | undefined;
    /** Items {id, text, done}; replaces the whole list */
    readonly checklist?: readonly ChecklistItemInput[] | undefined;
    /** A person, by id or user name; null clears it. An agent given here alone becomes agent_owner */
    readonly owner?: OwnerInput | undefined;
    /** An agent, by id or alias; null clears it */
    readonly agent_owner?: AgentOwnerInput | undefined;
    /** People and agents; replaces the whole list */
    readonly participants?: readonly PersonInput[] | undefined;
    /** A project of the network; null for none */
    readonly project_id?: string | null | undefined;
    /** A card of the network, at most 5 levels; null for none */
    readonly parent_id?: string | null | undefined;
    /** An http or https address; null clears it */
    readonly external_url?: string | null | undefined;
    /** Whether the card is archived */
    readonly archived?: boolean | undefined;
    /** At most 10 of at most 20 characters; replaces them all, empty clears them */
    readonly tags?: readonly string[] | undefined;
    /** Name of the card in another system; unique in the network, null clears it */
    readonly external_ref?: string | null | undefined;
    /** People and agents to add */
    readonly participants_add?: readonly PersonInput[] | undefined;
    /** People and agents to remove */
    readonly participants_remove?: readonly PersonInput[] | undefined;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
    /** Makes a repeated call safe for 24 hours */
    readonly idempotency_key?: string | undefined;
  };
  /** Set a checklist item */
  readonly requirements_checklist_toggle: {
    /** The card, by id or #N */
    readonly id: string;
    /** The item */
    readonly item_id: string;
    /** Whether it is done */
    readonly done: boolean;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
    /** Makes a repeated call safe for 24 hours */
    readonly idempotency_key?: string | undefined;
  };
  /** Create or change the card of a reference */
  readonly requirements_upsert_by_external_ref: {
    /** Name of the card in another system */
    readonly external_ref: string;
    /** Title of the card */
    readonly name?: string | undefined;
    /** Where the card stands */
    readonly column?: RequirementColumn | undefined;
    /** The same as column */
    readonly status?: RequirementColumn | undefined;
    /** high is shown as highest */
    readonly priority?: RequirementPriority | undefined;
    /** A day YYYY-MM-DD or an ISO instant with an offset; null clears it */
    readonly due?: string | null | undefined;
    /** As due: when the work starts; null clears it */
    readonly start?: string | null | undefined;
    /** Markdown of at most 20000 characters */
    readonly description?: string | undefined;
    /** Items {id, text, done}; replaces the whole list */
    readonly checklist?: readonly ChecklistItemInput[] | undefined;
    /** A person, by id or user name; null clears it. An agent given here alone becomes agent_owner */
    readonly owner?: OwnerInput | undefined;
    /** An agent, by id or alias; null clears it */
    readonly agent_owner?: AgentOwnerInput | undefined;
    /** People and agents; replaces the whole list */
    readonly participants?: readonly PersonInput[] | undefined;
    /** A project of the network; null for none */
    readonly project_id?: string | null | undefined;
    /** A card of the network, at most 5 levels; null for none */
    readonly parent_id?: string | null | undefined;
    /** An http or https address; null clears it */
    readonly external_url?: string | null | undefined;
    /** Whether the card is archived */
    readonly archived?: boolean | undefined;
    /** At most 10 of at most 20 characters; replaces them all, empty clears them */
    readonly tags?: readonly string[] | undefined;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
    /** Makes a repeated call safe for 24 hours */
    readonly idempotency_key?: string | undefined;
  };
  /** List events of cards */
  readonly requirements_events: {
    /** Only this card, by id or #N */
    readonly requirement_id?: string | undefined;
    /** Only events at or after this time; ISO 8601 */
    readonly since?: string | undefined;
    /** Maximum number of events; 200 by default for one card, else 50 */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page, towards older events */
    readonly cursor?: string | undefined;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
  };
  /** Comment on a card */
  readonly requirements_comment: {
    /** The card, by id or #N */
    readonly id: string;
    /** Markdown of 1 to 4000 characters, trimmed first */
    readonly text: string;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
    /** Makes a repeated call safe for 24 hours */
    readonly idempotency_key?: string | undefined;
  };
  /** List projects */
  readonly projects_list: {
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
    /** Rows per page; 1,000 by default */
    readonly limit?: number | undefined;
    /** next_cursor of the previous page */
    readonly cursor?: string | undefined;
  };
  /** Create a project */
  readonly projects_create: {
    /** 1 to 40 characters, unique in the network */
    readonly name: string;
    /** A colour as #rrggbb */
    readonly color?: string | undefined;
    /** Place in the list */
    readonly order?: number | undefined;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
    /** Makes a repeated call safe for 24 hours */
    readonly idempotency_key?: string | undefined;
  };
  /** Change a project */
  readonly projects_update: {
    /** The project */
    readonly project_id: string;
    /** 1 to 40 characters, unique in the network */
    readonly name?: string | undefined;
    /** A colour as #rrggbb */
    readonly color?: string | undefined;
    /** Place in the list */
    readonly order?: number | undefined;
    /** Whether the project is archived */
    readonly archived?: boolean | undefined;
    /** The network; a node token always gets its own */
    readonly network_id?: string | undefined;
    /** Makes a repeated call safe for 24 hours */
    readonly idempotency_key?: string | undefined;
  };
}
