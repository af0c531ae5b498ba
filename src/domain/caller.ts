import type { AgentAccess, MemberRole, NodeMode, TaskAccess } from '../../generated/enums.ts';

/**
 * What kind of credential stands behind a call. `browser` is the cookie of a browser session, which mints tokens and
 * opens nothing else; `system` is the hub itself (jobs).
 */
export type CallerKind = 'anonymous' | 'user' | 'legacy' | 'node' | 'master' | 'browser' | 'system';

/**
 * Who calls, as the bearer token says. One flat shape for every kind, so that the hot path never branches on its
 * layout; what a kind does not have is null.
 */
export interface Caller {
  readonly kind: CallerKind;
  readonly userId: string | null;
  readonly username: string | null;
  /** `users.role` is `admin` and the token is not bound to a network; distinct from the network roles. */
  readonly systemAdmin: boolean;
  readonly tokenId: string | null;
  /** A login that may only choose a password (rule accounts-password-reset). */
  readonly mustChangePassword: boolean;
  /** The browser session that minted the token for a page; null for every other token (rule tokens-of-pages). */
  readonly browserSessionId: string | null;
  /** The network that the token is bound to: every `ntok_`, and an `atok_` that was made for one network. */
  readonly networkId: string | null;
  /** What the token's user is in that network; null when the token is bound to none. */
  readonly memberRole: MemberRole | null;
  /** The node that an `ntok_` is bound to; null for a network token without a node, and when its node was deleted. */
  readonly nodeId: string | null;
  /** The alias of that node. */
  readonly alias: string | null;
  /** What the deleted node of such a token was called: the only name that it may still speak for. */
  readonly formerAlias: string | null;
  readonly mode: NodeMode;
  /**
   * `granted` when every membership that the token reaches is restricted to granted agents
   * (rule access-restricted-members); a user with an unrestricted membership beside it is `all`, and each network is
   * asked by itself.
   */
  readonly agentAccess: AgentAccess;
}

/** What a user is in one network. */
export interface Membership {
  readonly networkId: string;
  readonly role: MemberRole;
  readonly agentAccess: AgentAccess;
}

/** A membership of the caller's user, with all that it narrows. */
export interface OwnMembership extends Membership {
  readonly taskAccess: TaskAccess;
}

const nobody: Caller = {
  kind: 'anonymous',
  userId: null,
  username: null,
  systemAdmin: false,
  tokenId: null,
  mustChangePassword: false,
  browserSessionId: null,
  networkId: null,
  memberRole: null,
  nodeId: null,
  alias: null,
  formerAlias: null,
  mode: 'normal',
  agentAccess: 'all',
};

/** The caller of a public operation. */
export const anonymousCaller: Caller = nobody;

/** The hub itself, for jobs: it may read and write every network. */
export const systemCaller: Caller = { ...nobody, kind: 'system', systemAdmin: true };
