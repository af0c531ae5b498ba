// Generated from spec/ by `make generate`. Do not edit.

import type { ViolationCode } from './errors.ts';
import type { OperationId } from './rest.ts';
import type { ToolName } from './tools.ts';

/** One fault that a validator found; validators stop at the first. */
export interface ValidationFault {
  /** JSON pointer of the value, below what was validated. */
  readonly instancePath: string;
  readonly schemaPath: string;
  /** The broken keyword; `required` names the absent key in `params.missingProperty`. */
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** Says whether a value fits; `errors` tells of the last call and is read before anything else runs. */
export interface Validate {
  (value: unknown): boolean;
  errors?: readonly ValidationFault[] | null;
}

/** `input` takes {path, query}, turns text into what the schema wants; `body` does not. Both fill defaults in place. */
export interface RequestValidators {
  readonly input?: Validate;
  readonly body?: Validate;
}

export const requestValidators: Readonly<Record<OperationId, RequestValidators>> & {
  readonly getHealth: {};
  readonly getLiveness: {};
  readonly getReadiness: {};
  readonly getLicense: {};
  readonly activateLicense: { readonly body: Validate };
  readonly registerUser: { readonly body: Validate };
  readonly loginUser: { readonly body: Validate };
  readonly createBrowserSession: { readonly body: Validate };
  readonly deleteBrowserSession: {};
  readonly issueBrowserToken: {};
  readonly redeemStartLink: { readonly body: Validate };
  readonly getMe: { readonly input: Validate };
  readonly updateMe: { readonly body: Validate };
  readonly changePassword: { readonly body: Validate };
  readonly issueNodeToken: { readonly body: Validate };
  readonly listTokens: { readonly input: Validate };
  readonly issueApiToken: { readonly body: Validate };
  readonly revokeToken: { readonly input: Validate };
  readonly listNetworks: { readonly input: Validate };
  readonly createNetwork: { readonly body: Validate };
  readonly joinNetwork: { readonly body: Validate };
  readonly importNetwork: { readonly input: Validate; readonly body: Validate };
  readonly getNetwork: { readonly input: Validate };
  readonly updateNetwork: { readonly input: Validate; readonly body: Validate };
  readonly deleteNetwork: { readonly input: Validate };
  readonly exportNetwork: { readonly input: Validate };
  readonly listMembers: { readonly input: Validate };
  readonly addMember: { readonly input: Validate; readonly body: Validate };
  readonly updateMember: { readonly input: Validate; readonly body: Validate };
  readonly removeMember: { readonly input: Validate };
  readonly listAgentGrants: { readonly input: Validate };
  readonly setAgentGrants: { readonly input: Validate; readonly body: Validate };
  readonly listInvites: { readonly input: Validate };
  readonly deleteInvite: { readonly input: Validate };
  readonly createInvite: { readonly input: Validate; readonly body: Validate };
  readonly listNetworkAuditLog: { readonly input: Validate };
  readonly getStatus: { readonly input: Validate };
  readonly listAttention: { readonly input: Validate };
  readonly snoozeAttention: { readonly body: Validate };
  readonly listNodes: { readonly input: Validate };
  readonly setPermissionMode: { readonly input: Validate; readonly body: Validate };
  readonly deleteNodeRecord: { readonly input: Validate };
  readonly updateNodeAvatar: { readonly input: Validate; readonly body: Validate };
  readonly listHostSupervisors: { readonly input: Validate };
  readonly getNodeCreateRequest: { readonly input: Validate };
  readonly listServers: { readonly input: Validate };
  readonly getServerHealth: { readonly input: Validate };
  readonly listServerAgents: { readonly input: Validate };
  readonly getStats: { readonly input: Validate };
  readonly getStreamStats: {};
  readonly listJobs: {};
  readonly listServerLogs: { readonly input: Validate };
  readonly sendTask: { readonly body: Validate };
  readonly getTask: { readonly input: Validate };
  readonly cancelTask: { readonly input: Validate; readonly body: Validate };
  readonly retryTask: { readonly input: Validate; readonly body: Validate };
  readonly reassignTask: { readonly input: Validate; readonly body: Validate };
  readonly listTasks: { readonly input: Validate };
  readonly getTaskById: { readonly input: Validate };
  readonly listTaskEvents: { readonly input: Validate };
  readonly broadcast: { readonly body: Validate };
  readonly listMessages: { readonly input: Validate };
  readonly ackMessages: { readonly body: Validate };
  readonly getCompletions: { readonly input: Validate };
  readonly listUsers: { readonly input: Validate };
  readonly deleteUser: { readonly input: Validate };
  readonly resetPassword: { readonly input: Validate };
  readonly disableUser: { readonly input: Validate };
  readonly enableUser: { readonly input: Validate };
  readonly listAuditLog: { readonly input: Validate };
  readonly openChannelStream: { readonly input: Validate };
  readonly openNetworkStream: { readonly input: Validate };
  readonly openUserStream: { readonly input: Validate };
  readonly uploadFile: { readonly input: Validate; readonly body: Validate };
  readonly listFiles: { readonly input: Validate };
  readonly downloadFile: { readonly input: Validate };
  readonly deleteFile: { readonly input: Validate };
  readonly prepareRename: { readonly body: Validate };
  readonly commitRename: { readonly body: Validate };
  readonly abortRename: { readonly body: Validate };
  readonly getTerminal: { readonly input: Validate };
  readonly sendTerminal: { readonly input: Validate; readonly body: Validate };
  readonly openTerminal: { readonly input: Validate };
  readonly listRequirements: { readonly input: Validate };
  readonly createRequirement: { readonly input: Validate; readonly body: Validate };
  readonly upsertRequirement: { readonly input: Validate; readonly body: Validate };
  readonly listProjects: { readonly input: Validate };
  readonly createProject: { readonly input: Validate; readonly body: Validate };
  readonly updateProject: { readonly input: Validate; readonly body: Validate };
  readonly deleteProject: { readonly input: Validate };
  readonly listTags: { readonly input: Validate };
  readonly listCardEvents: { readonly input: Validate };
  readonly updateTags: { readonly input: Validate; readonly body: Validate };
  readonly getRequirement: { readonly input: Validate };
  readonly updateRequirement: { readonly input: Validate; readonly body: Validate };
  readonly deleteRequirement: { readonly input: Validate };
  readonly updateChecklistItem: { readonly input: Validate; readonly body: Validate };
  readonly createComment: { readonly input: Validate; readonly body: Validate };
  readonly callTool: { readonly input: Validate; readonly body: Validate };
};

/** Arguments of a tool; fills defaults in place. */
export const toolValidators: Readonly<Record<ToolName, Validate>>;

/**
 * The error code that a broken keyword stands for, by `<pointer>|<keyword>`: `/body/username|minLength`,
 * `/query/limit|type`, `/body/items/*|pattern`. `required` stands under the pointer of the absent value.
 */
export const violations: Readonly<Record<OperationId, Readonly<Record<string, ViolationCode>>>>;

/** The same for the arguments of tools: `/alias|required`. */
export const toolViolations: Readonly<Record<ToolName, Readonly<Record<string, ViolationCode>>>>;

/**
 * Fields of a body that may hold broken text, by pointer as above: `long` ones are mended, `open` ones left to the
 * rules.
 */
export const texts: Readonly<Record<OperationId, Readonly<Record<string, 'long' | 'open'>>>>;

/** The same for the arguments of tools. */
export const toolTexts: Readonly<Record<ToolName, Readonly<Record<string, 'long' | 'open'>>>>;
