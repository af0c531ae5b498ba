# Generated from spec/ by `make generate`. Do not edit.
"""A class for every condition that the hub refuses with."""

from __future__ import annotations

from typing import Dict, List, Literal, Tuple, Type

from .._hub_error import HubError


class InvalidJson(HubError):
    """The body does not parse or breaks off. Valid JSON beyond a limit of bodies is invalid input."""


class InvalidInput(HubError):
    """A parameter or a body field breaks its schema; each fault is named."""


class TokenRequired(HubError):
    """No token was sent. Some operations spell it "auth required" or "auth_required"."""


class InvalidToken(HubError):
    """The token is malformed, unknown or revoked, or its kind is not accepted at all here."""


class TokenExpired(HubError):
    """A user token ends 30 days after its last use (HUB_SESSION_IDLE_DAYS); each use starts the time anew."""


class BrowserSessionRequired(HubError):
    """The cookie of a browser session is missing, unknown, revoked or was not used for too long."""


class PermissionDenied(HubError):
    """A viewer wrote, or the role is too low."""


class AccessDenied(HubError):
    """The named network is absent or the caller is not in it; both answer alike."""


class CallerNotAllowed(HubError):
    """x-access of the operation does not list this kind of caller."""


class OriginNotAllowed(HubError):
    """A browser called for a page whose origin is neither the hub's own nor on the list, or a browser session was used by anything but a page of the hub itself."""


class HostNotAllowed(HubError):
    """A loopback-bound hub was called by another host name, as by a proxy that passes Host on."""


class NetworkIdRequired(HubError):
    """A write of a user token without exactly one membership and without network_id."""


class NotFound(HubError):
    """An unknown path, or an object that is absent or not the caller's to know."""


class MethodNotAllowed(HubError):
    """The path is known, but not with this method."""


class BadRequest(HubError):
    """Bytes that are no HTTP request."""


class RequestTimeout(HubError):
    """The head or the body of a request did not arrive in time."""


class HeadersTooLarge(HubError):
    """A request with more than 16 KiB of header fields."""


class PayloadTooLarge(HubError):
    """The body exceeds the cap of the operation."""


class UriTooLong(HubError):
    """A request whose path and query are longer than 8 KiB."""


class UnsupportedMediaType(HubError):
    """JSON operations take application/json, upload takes multipart/form-data."""


class RateLimited(HubError):
    """A rate limit was reached; Retry-After gives the same time in seconds."""


class TooManyStreams(HubError):
    """One process of the hub serves at most 100 open streams per token and 1,000 per address."""


class TooBusy(HubError):
    """A bounded queue is full (password hashing, imports of networks)."""


class InternalError(HubError):
    """An undeclared fault; nothing of its text is shown."""


class ServiceUnavailable(HubError):
    """The database is away or the hub is stopping."""


class IdempotencyConflict(HubError):
    """The same token sent this key to the same operation before, with another payload."""


class IdempotencyInFlight(HubError):
    """The same key was sent again before the first call ended."""


class InvalidCursor(HubError):
    """A paging cursor that the hub did not hand out, or handed out for another list, network or person."""


class UsernameTooShort(HubError):
    """Registering with fewer than 2 characters, or without a name."""


class UsernameTooLong(HubError):
    """Registering with more than 50 characters."""


class UsernameInvalid(HubError):
    """Registering with another character than those allowed."""


class UsernameTaken(HubError):
    """Registering a name that exists, in whatever case."""


class PasswordTooShort(HubError):
    """Registering with fewer than 8 characters, when other users exist."""


class PasswordTooShortFirst(HubError):
    """Registering the first user with fewer than 4 characters."""


class PasswordTooCommon(HubError):
    """Registering with a password on the list of weak passwords, when other users exist."""


class PasswordTooLong(HubError):
    """Registering with, or changing to, a password over 72 bytes; it is never truncated."""


class TooManyRequests(HubError):
    """More than 30 registrations per minute from one address."""


class InvalidCredentials(HubError):
    """An unknown user name or a wrong password; both answer alike."""


class LoginLocked(HubError):
    """From the fifth failure in a row a name is locked for 30 s, doubling up to 15 minutes."""


class NewPasswordTooShort(HubError):
    """Changing the password to one of fewer than 8 characters."""


class NewPasswordTooCommon(HubError):
    """Changing the password to one on the list of weak passwords."""


class IncorrectCurrentPassword(HubError):
    """Changing the password with a wrong old_password."""


class UserNotFound(HubError):
    """The user is unknown; password change answers it with 400."""


class PasswordChangeRequired(HubError):
    """A system admin reset the password; until the person has changed it, their logins may do nothing else."""


class AccountDisabled(HubError):
    """The password was right, but a system admin has disabled the account."""


class OwnAccount(HubError):
    """A system admin would reset, disable or delete the own account. Thus a system admin is always left."""


class UserOwnsNetworks(HubError):
    """A person who owns networks cannot be deleted, because nobody else may delete these."""


class AuthMasterReadOnly(HubError):
    """The legacy master token reads only (GET and HEAD below /api, and /health)."""


class NetworkNameTaken(HubError):
    """Creating a network under a name that the caller already uses for one."""


class NetworkQuotaExceeded(HubError):
    """Creating more networks than the free plan allows; system admins are exempt."""


class ImportRefused(HubError):
    """A line of an imported file breaks the format, a limit or a reference. Nothing was kept."""


class NameRequired(HubError):
    """Creating or renaming a network without a name."""


class NetworkNotFound(HubError):
    """Renaming or deleting an unknown network answers this with 400."""


class NotYourNetwork(HubError):
    """Renaming or deleting a network of somebody else."""


class NameTaken(HubError):
    """Renaming a network to a name that the caller already uses for another."""


class NetworkHasActiveSessions(HubError):
    """Deleting a network whose sessions still report."""


class NodeTokenFieldsRequired(HubError):
    """Minting a node token without network_id or node_name."""


class NotAMember(HubError):
    """The caller is not in the network; minting a node token answers this with 400."""


class NoWriteAccess(HubError):
    """A viewer mints a node token."""


class TokenNotFound(HubError):
    """Deleting a token that is unknown or not the caller's."""


class OwnerOrAdminRequired(HubError):
    """Managing members or invites as a member or viewer."""


class OwnerRequired(HubError):
    """Changing a role without owning the network."""


class UserAlreadyMember(HubError):
    """Adding a user who is already a member."""


class CannotAssignOwner(HubError):
    """Changing a role to owner."""


class MemberNotChangeable(HubError):
    """Changing the role of the owner, or of somebody who is not a member."""


class TargetNotMember(HubError):
    """Removing a user who is not a member."""


class CannotRemoveOwner(HubError):
    """Removing the owner."""


class InvalidRole(HubError):
    """Inviting, adding or changing a member with an unknown role."""


class InvalidInviteCode(HubError):
    """Joining with an unknown code."""


class InviteFullyUsed(HubError):
    """Joining with a code that has no uses left."""


class InviteExpired(HubError):
    """Joining with a code that has expired."""


class InviteNotFound(HubError):
    """Taking back an invite that is not there, or that belongs to another network."""


class StartLinkOver(HubError):
    """Redeeming a start link that holds no longer, or never did."""


class AlreadyMember(HubError):
    """Joining a network that the caller is already in."""


class AgentAccessRestricted(HubError):
    """A member with agent_access granted called what is open to full members only."""


class AgentNotGranted(HubError):
    """A member with agent_access granted named an agent that was not granted."""


class NetworkTokenRequired(HubError):
    """A user token on a node-only tool."""


class CallerNotADaemon(HubError):
    """A user token, or a node that is no daemon, on a protocol tool."""


class UserTokenRequired(HubError):
    """A node token on a human-only tool or route; a bound token on what reaches beyond its network."""


class NodeTokenCannotForce(HubError):
    """A node token sent force."""


class NodePermissionDenied(HubError):
    """The mode of the node token forbids it, or HUB_NODE_PERMISSIONS=enforce and its owner may not do it."""


class FromSessionIdentityMismatch(HubError):
    """A node named another node's alias as sender."""


class AliasNotYours(HubError):
    """A node reported, read or acked for another alias. renamed_to is its own alias when {alias} was its own until a rename of the last day, else null."""


class TaskNotFound(HubError):
    """Absent, or of a network the caller is not in."""


class AliasNotFound(HubError):
    """The alias belongs to no node and no session of the network; nothing was queued."""


class LicenseExpired(HubError):
    """A dispatch after the trial has ended."""


class NodeNotActive(HubError):
    """Managed nodes take work only when active."""


class NodeDegraded(HubError):
    """The health that the node reported in the last 10 minutes shows a layer down; user tokens may force."""


class ParentNotFound(HubError):
    """A dispatch under an unknown parent task or one of another network."""


class LoopGuard(HubError):
    """A chain of parents deeper than 25, or more than 60 sends per minute from one sender to one alias."""


class TaskTerminal(HubError):
    """Reassigning or completing a task that has ended."""


class TaskNotCancellable(HubError):
    """cancel_task on a task that has ended."""


class TaskNotRetryable(HubError):
    """retry_task on a task that is neither failed, expired nor cancelled."""


class TaskNotAckable(HubError):
    """send_ack on a task that is neither created nor delivered."""


class TaskNotOwned(HubError):
    """A node acted on a task of another node, for instance after a reassignment."""


class DeliveryNotFound(HubError):
    """ack_inbox: no pending delivery for the alias."""


class DeliveryNotYours(HubError):
    """ack_inbox: the row is unknown or of another agent."""


class AliasRequired(HubError):
    """send_reply with neither alias nor in_reply_to."""


class ReplyTaskNotFound(HubError):
    """send_reply: in_reply_to names no task of the network."""


class ReplyTaskTerminal(HubError):
    """send_reply to a terminal task."""


class ReplyTaskNotOwned(HubError):
    """send_reply by another node than the assignee."""


class BadAttachments(HubError):
    """send_reply with malformed attachments or more than 20."""


class AttachmentNotAccessible(HubError):
    """send_reply with a file that is unknown or of another network."""


class PeerReplyTaskRequired(HubError):
    """send_peer_reply without a task."""


class PeerReplyOriginNotNode(HubError):
    """send_peer_reply to a task that a person sent."""


class DuplicateTaskId(HubError):
    """mark_tasks_* with the same id twice."""


class MessageIdRequired(HubError):
    """POST /api/messages/ack names nothing to acknowledge."""


class AmbiguousAck(HubError):
    """POST /api/messages/ack names both ids and an agent."""


class TooManyTokens(HubError):
    """A person's live tokens are bounded; a login ends the oldest login instead."""


class FileQuotaExceeded(HubError):
    """The uploaded files of a network are bounded together."""


class TooManyIds(HubError):
    """POST /api/messages/ack names more than 500 ids."""


class RecipientRequired(HubError):
    """send_desktop_message names no recipient."""


class RecipientMismatch(HubError):
    """send_desktop_message names two different people."""


class RecipientNotFound(HubError):
    """send_desktop_message names nobody of the network."""


class NodeNotFound(HubError):
    """No node of this id, name or alias in the networks of the caller."""


class NodeIdRequired(HubError):
    """A tool of the node lifecycle without node_id."""


class InvalidAvatarUrl(HubError):
    """PUT avatar; the first fault of the address is named."""


class NetworkIdRequiredMulti(HubError):
    """GET /api/host-supervisors by a member of several networks."""


class MissingNetworkId(HubError):
    """GET /api/host-supervisors by a member of no network."""


class ServerNotFound(HubError):
    """Health or agents of an unknown host."""


class AdminOnly(HubError):
    """Reading server logs without being a system admin."""


class AdminRequired(HubError):
    """Users, terminals or the audit of others without being a system admin."""


class RenameFieldRequired(HubError):
    """A rename without one of its required fields."""


class RenameNotFound(HubError):
    """Committing or aborting an unknown rename."""


class RenameNotPrepared(HubError):
    """Committing or aborting a rename that has already ended."""


class RenameInProgress(HubError):
    """Preparing a rename while another one of the node is prepared."""


class AliasTaken(HubError):
    """A rename, a new node token, or the first report of an alias."""


class TmuxDisabled(HubError):
    """HUB_ENABLE_TMUX is not set."""


class TmuxIpDenied(HubError):
    """A terminal endpoint called from an address that is not on HUB_TMUX_ALLOWLIST."""


class TmuxTextRequired(HubError):
    """Typing into a terminal without text."""


class TmuxFailed(HubError):
    """The terminal refused; error is its own text."""


class LengthRequired(HubError):
    """An upload without Content-Length."""


class MissingFile(HubError):
    """An upload without a part named file."""


class UnusableForm(HubError):
    """An upload with more than 10 parts, or with a field that is too long or holds NUL."""


class TwoNetworksNamed(HubError):
    """An upload whose form names another network than its query."""


class BadFileId(HubError):
    """A download of what cannot be a file id."""


class BlobMissing(HubError):
    """A download of a file whose content was lost."""


class LicenseKeyRequired(HubError):
    """Activating a licence without a key."""


class InvalidLicenseKey(HubError):
    """Activating a licence with a key of another form."""


class SnoozeTooFar(HubError):
    """Hiding an item of the attention list until a time that is more than 30 days ahead."""


class AttentionNotFound(HubError):
    """The condition has ended, or the key names nothing that the caller sees."""


class SkillNotFound(HubError):
    """An unknown skill, or an unpublished one for a caller who does not review."""


class SkillVersionConflict(HubError):
    """submit_skill with other content for an existing version."""


class SkillReviewAdminRequired(HubError):
    """review_skill by somebody who may not review."""


class SkillNotPending(HubError):
    """review_skill on a version that has been reviewed."""


class RequestIdRequired(HubError):
    """GET /api/node-create-requests without request_id."""


class RequestNotFound(HubError):
    """An unknown request, or one outside the scope of the caller."""


class NotYourRequest(HubError):
    """A tool of the daemon protocol for the request of another node."""


class RequestInFlight(HubError):
    """A node has at most one request in progress per kind (rules, skills, files, logs)."""


class RequestAlreadyEnded(HubError):
    """An acknowledgement that differs from how the request ended."""


class DaemonNotFound(HubError):
    """create_node or probe_provider_model for an unknown daemon."""


class DaemonNotTrusted(HubError):
    """create_node with env_refs, probe_provider_model; get_create_request and get_probe_request by a token whose person does not manage the network at that moment."""


class DaemonOffline(HubError):
    """A request for a daemon that has not reported for 5 minutes."""


class DaemonCannotCreateNodes(HubError):
    """create_node on a daemon that reported that it cannot."""


class DaemonMaxChildren(HubError):
    """create_node on a daemon that runs as many nodes as it allows."""


class NodeNameInvalid(HubError):
    """create_node with a name that cannot be an alias."""


class NodeNameConflict(HubError):
    """create_node with a name that is taken."""


class RuntimeInvalid(HubError):
    """create_node with a runtime that the daemon does not support."""


class FlagKeyUnknown(HubError):
    """create_node or update_node_config with an unknown flag."""


class FlagValueInvalid(HubError):
    """create_node or update_node_config with a value outside the limits of the flag."""


class WorkdirInvalid(HubError):
    """create_node with a work directory that is not allowed."""


class SecretNotInVault(HubError):
    """create_node or upsert_provider names a secret that the vault lacks."""


class SecretNotInDaemonAllowlist(HubError):
    """create_node names a secret that the daemon does not accept."""


class NodeBusyInFlight(HubError):
    """stop_node or delete_node without force while tasks are live."""


class ConfirmAliasMismatch(HubError):
    """delete_node with another alias than that of the node."""


class NodeNotStopped(HubError):
    """start_node on a node that is not stopped."""


class NodeNotManaged(HubError):
    """stop, start, restart or delete of a node that create_node did not make."""


class RevisionConflict(HubError):
    """update_node_config based on an old revision."""


class InvalidPatch(HubError):
    """update_node_config with a patch that cannot be applied."""


class UpdateInFlight(HubError):
    """update_node_config or restart_node while another update is in progress."""


class InsufficientRoleForSecurityFlag(HubError):
    """update_node_config on a flag that loosens the safety of a node."""


class PathInvalid(HubError):
    """list_node_files or read_node_file with a path that leaves the work directory."""


class SkillNameInvalid(HubError):
    """read_node_skill with a name of another form."""


class ContentTooLarge(HubError):
    """write_node_rules_file or ack_rules_file_request with too much content."""


class ContentInvalid(HubError):
    """An acknowledged list that is not a JSON array of entries, or is too long."""


class LogsNotCapable(HubError):
    """tail_node_logs on a node that did not report logs_capable."""


class ProviderNotFound(HubError):
    """A provider tool for an unknown provider."""


class ProviderNameTaken(HubError):
    """update_provider to the name of another provider."""


class NoopNoChanges(HubError):
    """update_provider without a field to change."""


class ModelNotFound(HubError):
    """probe_provider_model for a model that the provider does not list."""


class ProbeTargetForbidden(HubError):
    """A provider address that is private, local or not https."""


class ProbeNotFound(HubError):
    """A probe tool for an unknown probe."""


class RequirementNotFound(HubError):
    """Absent, or not the caller's to see."""


class InvalidName(HubError):
    """The board refuses this input; `field` names it."""


class InvalidDescription(HubError):
    """The board refuses this input; `field` names it."""


class InvalidColumn(HubError):
    """The board refuses this input; `field` names it."""


class InvalidPriority(HubError):
    """The board refuses this input; `field` names it."""


class InvalidDue(HubError):
    """The board refuses this input; `field` names it."""


class InvalidStart(HubError):
    """The board refuses this input; `field` names it."""


class InvalidChecklist(HubError):
    """The board refuses this input; `field` names it."""


class ChecklistItemNotFound(HubError):
    """Absent, or not the caller's to see."""


class InvalidParentId(HubError):
    """The board refuses this input; `field` names it."""


class ParentCycle(HubError):
    """The board refuses this input; `field` names it."""


class ParentTooDeep(HubError):
    """The board refuses this input; `field` names it."""


class InvalidExternalRef(HubError):
    """The board refuses this input; `field` names it."""


class ExternalRefRequired(HubError):
    """The board refuses this input; `field` names it."""


class InvalidExternalUrl(HubError):
    """The board refuses this input; `field` names it."""


class InvalidArchived(HubError):
    """The board refuses this input; `field` names it."""


class InvalidTags(HubError):
    """The board refuses this input; `field` names it."""


class InvalidTag(HubError):
    """The board refuses this input; `field` names it."""


class InvalidView(HubError):
    """The board refuses this input; `field` names it."""


class InvalidLimit(HubError):
    """The board refuses this input; `field` names it."""


class InvalidUpdatedSince(HubError):
    """The board refuses this input; `field` names it."""


class UpdatedSinceRequired(HubError):
    """The board refuses this input; `field` names it."""


class InvalidLastEvent(HubError):
    """The board refuses this input; `field` names it."""


class OwnerMustBeHuman(HubError):
    """The board refuses this input; `field` names it."""


class AgentOwnerMustBeAgent(HubError):
    """The board refuses this input; `field` names it."""


class InvalidParticipants(HubError):
    """The board refuses this input; `field` names it."""


class ParticipantsConflict(HubError):
    """The board refuses this input; `field` names it."""


class ParticipantsAddRemoveOverlap(HubError):
    """The board refuses this input; `field` names it."""


class StatusConflictsWithColumn(HubError):
    """The board refuses this input; `field` names it."""


class InvalidComment(HubError):
    """The board refuses this input; `field` names it."""


class CommentTooLong(HubError):
    """The board refuses this input; `field` names it."""


class EmptyPatch(HubError):
    """The board refuses this input; `field` names it."""


class InvalidProjectName(HubError):
    """The board refuses this input; `field` names it."""


class InvalidProjectColor(HubError):
    """The board refuses this input; `field` names it."""


class ProjectNameTaken(HubError):
    """The board refuses this input; `field` names it."""


class TooManyProjects(HubError):
    """The board refuses this input; `field` names it."""


class ProjectNotFound(HubError):
    """Absent, or not the caller's to see."""


class ProjectArchived(HubError):
    """The board refuses this input; `field` names it."""


class InvalidTagColor(HubError):
    """The board refuses this input; `field` names it."""


class InvalidTagOp(HubError):
    """The board refuses this input; `field` names it."""


class SameTag(HubError):
    """The board refuses this input; `field` names it."""


class TagNotFound(HubError):
    """Absent, or not the caller's to see."""


class UpsertNotAllowed(HubError):
    """A member with task_access scoped sees only cards of their own."""


class ExternalRefNotAllowed(HubError):
    """A member with task_access scoped sees only cards of their own."""


class RequirementParentNotFound(HubError):
    """parent_id names no card of the network."""


class PersonNotInNetwork(HubError):
    """A name that fits nobody of the network; the hint points to requirements_people."""


class PersonAmbiguous(HubError):
    """A name that fits several people or agents; the hint points to requirements_people."""


class ExternalRefExists(HubError):
    """requirements_create with an external_ref that a card already has."""


class AmbiguousSeq(HubError):
    """#N names a card in several networks of the caller."""


class RpcParseError(HubError):
    """The body is not JSON."""


class RpcInvalidRequest(HubError):
    """The body is not a JSON-RPC request."""


class RpcMethodNotFound(HubError):
    """The method is unknown in this revision of the protocol."""


class RpcUnknownTool(HubError):
    """tools/call names an unknown tool."""


class RpcInvalidParams(HubError):
    """Arguments break the schema; strict tools also refuse unknown names and list the valid ones."""


class RpcInternalError(HubError):
    """An undeclared fault; its text is in the log only."""


class RpcHeaderMismatch(HubError):
    """A protocol header differs from the body (revision 2026-07-28)."""


class RpcMissingClientCapability(HubError):
    """Reserved by the protocol; the hub asks for none."""


class RpcUnsupportedVersion(HubError):
    """The body names an unknown revision."""


ErrorCode = Literal[
    "invalid_json",
    "invalid_input",
    "token_required",
    "invalid_token",
    "token_expired",
    "browser_session_required",
    "permission_denied",
    "access_denied",
    "caller_not_allowed",
    "origin_not_allowed",
    "host_not_allowed",
    "network_id_required",
    "not_found",
    "method_not_allowed",
    "bad_request",
    "request_timeout",
    "headers_too_large",
    "payload_too_large",
    "uri_too_long",
    "unsupported_media_type",
    "rate_limited",
    "too_many_streams",
    "too_busy",
    "internal_error",
    "service_unavailable",
    "idempotency_conflict",
    "idempotency_in_flight",
    "invalid_cursor",
    "username_too_short",
    "username_too_long",
    "username_invalid",
    "username_taken",
    "password_too_short",
    "password_too_short_first",
    "password_too_common",
    "password_too_long",
    "too_many_requests",
    "invalid_credentials",
    "login_locked",
    "new_password_too_short",
    "new_password_too_common",
    "incorrect_current_password",
    "user_not_found",
    "password_change_required",
    "account_disabled",
    "own_account",
    "user_owns_networks",
    "auth_master_read_only",
    "network_name_taken",
    "network_quota_exceeded",
    "import_refused",
    "name_required",
    "network_not_found",
    "not_your_network",
    "name_taken",
    "network_has_active_sessions",
    "node_token_fields_required",
    "not_a_member",
    "no_write_access",
    "token_not_found",
    "owner_or_admin_required",
    "owner_required",
    "user_already_member",
    "cannot_assign_owner",
    "member_not_changeable",
    "target_not_member",
    "cannot_remove_owner",
    "invalid_role",
    "invalid_invite_code",
    "invite_fully_used",
    "invite_expired",
    "invite_not_found",
    "start_link_over",
    "already_member",
    "agent_access_restricted",
    "agent_not_granted",
    "network_token_required",
    "caller_not_a_daemon",
    "user_token_required",
    "node_token_cannot_force",
    "node_permission_denied",
    "from_session_identity_mismatch",
    "alias_not_yours",
    "task_not_found",
    "alias_not_found",
    "license_expired",
    "node_not_active",
    "node_degraded",
    "parent_not_found",
    "loop_guard",
    "task_terminal",
    "task_not_cancellable",
    "task_not_retryable",
    "task_not_ackable",
    "task_not_owned",
    "delivery_not_found",
    "delivery_not_yours",
    "alias_required",
    "reply_task_not_found",
    "reply_task_terminal",
    "reply_task_not_owned",
    "bad_attachments",
    "attachment_not_accessible",
    "peer_reply_task_required",
    "peer_reply_origin_not_node",
    "duplicate_task_id",
    "message_id_required",
    "ambiguous_ack",
    "too_many_tokens",
    "file_quota_exceeded",
    "too_many_ids",
    "recipient_required",
    "recipient_mismatch",
    "recipient_not_found",
    "node_not_found",
    "node_id_required",
    "invalid_avatar_url",
    "network_id_required_multi",
    "missing_network_id",
    "server_not_found",
    "admin_only",
    "admin_required",
    "rename_field_required",
    "rename_not_found",
    "rename_not_prepared",
    "rename_in_progress",
    "alias_taken",
    "tmux_disabled",
    "tmux_ip_denied",
    "tmux_text_required",
    "tmux_failed",
    "length_required",
    "missing_file",
    "unusable_form",
    "two_networks_named",
    "bad_file_id",
    "blob_missing",
    "license_key_required",
    "invalid_license_key",
    "snooze_too_far",
    "attention_not_found",
    "skill_not_found",
    "skill_version_conflict",
    "skill_review_admin_required",
    "skill_not_pending",
    "request_id_required",
    "request_not_found",
    "not_your_request",
    "request_in_flight",
    "request_already_ended",
    "daemon_not_found",
    "daemon_not_trusted",
    "daemon_offline",
    "daemon_cannot_create_nodes",
    "daemon_max_children",
    "node_name_invalid",
    "node_name_conflict",
    "runtime_invalid",
    "flag_key_unknown",
    "flag_value_invalid",
    "workdir_invalid",
    "secret_not_in_vault",
    "secret_not_in_daemon_allowlist",
    "node_busy_in_flight",
    "confirm_alias_mismatch",
    "node_not_stopped",
    "node_not_managed",
    "revision_conflict",
    "invalid_patch",
    "update_in_flight",
    "insufficient_role_for_security_flag",
    "path_invalid",
    "skill_name_invalid",
    "content_too_large",
    "content_invalid",
    "logs_not_capable",
    "provider_not_found",
    "provider_name_taken",
    "noop_no_changes",
    "model_not_found",
    "probe_target_forbidden",
    "probe_not_found",
    "requirement_not_found",
    "invalid_name",
    "invalid_description",
    "invalid_column",
    "invalid_priority",
    "invalid_due",
    "invalid_start",
    "invalid_checklist",
    "checklist_item_not_found",
    "invalid_parent_id",
    "parent_cycle",
    "parent_too_deep",
    "invalid_external_ref",
    "external_ref_required",
    "invalid_external_url",
    "invalid_archived",
    "invalid_tags",
    "invalid_tag",
    "invalid_view",
    "invalid_limit",
    "invalid_updated_since",
    "updated_since_required",
    "invalid_last_event",
    "owner_must_be_human",
    "agent_owner_must_be_agent",
    "invalid_participants",
    "participants_conflict",
    "participants_add_remove_overlap",
    "status_conflicts_with_column",
    "invalid_comment",
    "comment_too_long",
    "empty_patch",
    "invalid_project_name",
    "invalid_project_color",
    "project_name_taken",
    "too_many_projects",
    "project_not_found",
    "project_archived",
    "invalid_tag_color",
    "invalid_tag_op",
    "same_tag",
    "tag_not_found",
    "upsert_not_allowed",
    "external_ref_not_allowed",
    "requirement_parent_not_found",
    "person_not_in_network",
    "person_ambiguous",
    "external_ref_exists",
    "ambiguous_seq",
    "rpc_parse_error",
    "rpc_invalid_request",
    "rpc_method_not_found",
    "rpc_unknown_tool",
    "rpc_invalid_params",
    "rpc_internal_error",
    "rpc_header_mismatch",
    "rpc_missing_client_capability",
    "rpc_unsupported_version",
]
"""Every condition that the hub refuses with."""

CLASSES: Dict[str, Type[HubError]] = {
    "invalid_json": InvalidJson,
    "invalid_input": InvalidInput,
    "token_required": TokenRequired,
    "invalid_token": InvalidToken,
    "token_expired": TokenExpired,
    "browser_session_required": BrowserSessionRequired,
    "permission_denied": PermissionDenied,
    "access_denied": AccessDenied,
    "caller_not_allowed": CallerNotAllowed,
    "origin_not_allowed": OriginNotAllowed,
    "host_not_allowed": HostNotAllowed,
    "network_id_required": NetworkIdRequired,
    "not_found": NotFound,
    "method_not_allowed": MethodNotAllowed,
    "bad_request": BadRequest,
    "request_timeout": RequestTimeout,
    "headers_too_large": HeadersTooLarge,
    "payload_too_large": PayloadTooLarge,
    "uri_too_long": UriTooLong,
    "unsupported_media_type": UnsupportedMediaType,
    "rate_limited": RateLimited,
    "too_many_streams": TooManyStreams,
    "too_busy": TooBusy,
    "internal_error": InternalError,
    "service_unavailable": ServiceUnavailable,
    "idempotency_conflict": IdempotencyConflict,
    "idempotency_in_flight": IdempotencyInFlight,
    "invalid_cursor": InvalidCursor,
    "username_too_short": UsernameTooShort,
    "username_too_long": UsernameTooLong,
    "username_invalid": UsernameInvalid,
    "username_taken": UsernameTaken,
    "password_too_short": PasswordTooShort,
    "password_too_short_first": PasswordTooShortFirst,
    "password_too_common": PasswordTooCommon,
    "password_too_long": PasswordTooLong,
    "too_many_requests": TooManyRequests,
    "invalid_credentials": InvalidCredentials,
    "login_locked": LoginLocked,
    "new_password_too_short": NewPasswordTooShort,
    "new_password_too_common": NewPasswordTooCommon,
    "incorrect_current_password": IncorrectCurrentPassword,
    "user_not_found": UserNotFound,
    "password_change_required": PasswordChangeRequired,
    "account_disabled": AccountDisabled,
    "own_account": OwnAccount,
    "user_owns_networks": UserOwnsNetworks,
    "auth_master_read_only": AuthMasterReadOnly,
    "network_name_taken": NetworkNameTaken,
    "network_quota_exceeded": NetworkQuotaExceeded,
    "import_refused": ImportRefused,
    "name_required": NameRequired,
    "network_not_found": NetworkNotFound,
    "not_your_network": NotYourNetwork,
    "name_taken": NameTaken,
    "network_has_active_sessions": NetworkHasActiveSessions,
    "node_token_fields_required": NodeTokenFieldsRequired,
    "not_a_member": NotAMember,
    "no_write_access": NoWriteAccess,
    "token_not_found": TokenNotFound,
    "owner_or_admin_required": OwnerOrAdminRequired,
    "owner_required": OwnerRequired,
    "user_already_member": UserAlreadyMember,
    "cannot_assign_owner": CannotAssignOwner,
    "member_not_changeable": MemberNotChangeable,
    "target_not_member": TargetNotMember,
    "cannot_remove_owner": CannotRemoveOwner,
    "invalid_role": InvalidRole,
    "invalid_invite_code": InvalidInviteCode,
    "invite_fully_used": InviteFullyUsed,
    "invite_expired": InviteExpired,
    "invite_not_found": InviteNotFound,
    "start_link_over": StartLinkOver,
    "already_member": AlreadyMember,
    "agent_access_restricted": AgentAccessRestricted,
    "agent_not_granted": AgentNotGranted,
    "network_token_required": NetworkTokenRequired,
    "caller_not_a_daemon": CallerNotADaemon,
    "user_token_required": UserTokenRequired,
    "node_token_cannot_force": NodeTokenCannotForce,
    "node_permission_denied": NodePermissionDenied,
    "from_session_identity_mismatch": FromSessionIdentityMismatch,
    "alias_not_yours": AliasNotYours,
    "task_not_found": TaskNotFound,
    "alias_not_found": AliasNotFound,
    "license_expired": LicenseExpired,
    "node_not_active": NodeNotActive,
    "node_degraded": NodeDegraded,
    "parent_not_found": ParentNotFound,
    "loop_guard": LoopGuard,
    "task_terminal": TaskTerminal,
    "task_not_cancellable": TaskNotCancellable,
    "task_not_retryable": TaskNotRetryable,
    "task_not_ackable": TaskNotAckable,
    "task_not_owned": TaskNotOwned,
    "delivery_not_found": DeliveryNotFound,
    "delivery_not_yours": DeliveryNotYours,
    "alias_required": AliasRequired,
    "reply_task_not_found": ReplyTaskNotFound,
    "reply_task_terminal": ReplyTaskTerminal,
    "reply_task_not_owned": ReplyTaskNotOwned,
    "bad_attachments": BadAttachments,
    "attachment_not_accessible": AttachmentNotAccessible,
    "peer_reply_task_required": PeerReplyTaskRequired,
    "peer_reply_origin_not_node": PeerReplyOriginNotNode,
    "duplicate_task_id": DuplicateTaskId,
    "message_id_required": MessageIdRequired,
    "ambiguous_ack": AmbiguousAck,
    "too_many_tokens": TooManyTokens,
    "file_quota_exceeded": FileQuotaExceeded,
    "too_many_ids": TooManyIds,
    "recipient_required": RecipientRequired,
    "recipient_mismatch": RecipientMismatch,
    "recipient_not_found": RecipientNotFound,
    "node_not_found": NodeNotFound,
    "node_id_required": NodeIdRequired,
    "invalid_avatar_url": InvalidAvatarUrl,
    "network_id_required_multi": NetworkIdRequiredMulti,
    "missing_network_id": MissingNetworkId,
    "server_not_found": ServerNotFound,
    "admin_only": AdminOnly,
    "admin_required": AdminRequired,
    "rename_field_required": RenameFieldRequired,
    "rename_not_found": RenameNotFound,
    "rename_not_prepared": RenameNotPrepared,
    "rename_in_progress": RenameInProgress,
    "alias_taken": AliasTaken,
    "tmux_disabled": TmuxDisabled,
    "tmux_ip_denied": TmuxIpDenied,
    "tmux_text_required": TmuxTextRequired,
    "tmux_failed": TmuxFailed,
    "length_required": LengthRequired,
    "missing_file": MissingFile,
    "unusable_form": UnusableForm,
    "two_networks_named": TwoNetworksNamed,
    "bad_file_id": BadFileId,
    "blob_missing": BlobMissing,
    "license_key_required": LicenseKeyRequired,
    "invalid_license_key": InvalidLicenseKey,
    "snooze_too_far": SnoozeTooFar,
    "attention_not_found": AttentionNotFound,
    "skill_not_found": SkillNotFound,
    "skill_version_conflict": SkillVersionConflict,
    "skill_review_admin_required": SkillReviewAdminRequired,
    "skill_not_pending": SkillNotPending,
    "request_id_required": RequestIdRequired,
    "request_not_found": RequestNotFound,
    "not_your_request": NotYourRequest,
    "request_in_flight": RequestInFlight,
    "request_already_ended": RequestAlreadyEnded,
    "daemon_not_found": DaemonNotFound,
    "daemon_not_trusted": DaemonNotTrusted,
    "daemon_offline": DaemonOffline,
    "daemon_cannot_create_nodes": DaemonCannotCreateNodes,
    "daemon_max_children": DaemonMaxChildren,
    "node_name_invalid": NodeNameInvalid,
    "node_name_conflict": NodeNameConflict,
    "runtime_invalid": RuntimeInvalid,
    "flag_key_unknown": FlagKeyUnknown,
    "flag_value_invalid": FlagValueInvalid,
    "workdir_invalid": WorkdirInvalid,
    "secret_not_in_vault": SecretNotInVault,
    "secret_not_in_daemon_allowlist": SecretNotInDaemonAllowlist,
    "node_busy_in_flight": NodeBusyInFlight,
    "confirm_alias_mismatch": ConfirmAliasMismatch,
    "node_not_stopped": NodeNotStopped,
    "node_not_managed": NodeNotManaged,
    "revision_conflict": RevisionConflict,
    "invalid_patch": InvalidPatch,
    "update_in_flight": UpdateInFlight,
    "insufficient_role_for_security_flag": InsufficientRoleForSecurityFlag,
    "path_invalid": PathInvalid,
    "skill_name_invalid": SkillNameInvalid,
    "content_too_large": ContentTooLarge,
    "content_invalid": ContentInvalid,
    "logs_not_capable": LogsNotCapable,
    "provider_not_found": ProviderNotFound,
    "provider_name_taken": ProviderNameTaken,
    "noop_no_changes": NoopNoChanges,
    "model_not_found": ModelNotFound,
    "probe_target_forbidden": ProbeTargetForbidden,
    "probe_not_found": ProbeNotFound,
    "requirement_not_found": RequirementNotFound,
    "invalid_name": InvalidName,
    "invalid_description": InvalidDescription,
    "invalid_column": InvalidColumn,
    "invalid_priority": InvalidPriority,
    "invalid_due": InvalidDue,
    "invalid_start": InvalidStart,
    "invalid_checklist": InvalidChecklist,
    "checklist_item_not_found": ChecklistItemNotFound,
    "invalid_parent_id": InvalidParentId,
    "parent_cycle": ParentCycle,
    "parent_too_deep": ParentTooDeep,
    "invalid_external_ref": InvalidExternalRef,
    "external_ref_required": ExternalRefRequired,
    "invalid_external_url": InvalidExternalUrl,
    "invalid_archived": InvalidArchived,
    "invalid_tags": InvalidTags,
    "invalid_tag": InvalidTag,
    "invalid_view": InvalidView,
    "invalid_limit": InvalidLimit,
    "invalid_updated_since": InvalidUpdatedSince,
    "updated_since_required": UpdatedSinceRequired,
    "invalid_last_event": InvalidLastEvent,
    "owner_must_be_human": OwnerMustBeHuman,
    "agent_owner_must_be_agent": AgentOwnerMustBeAgent,
    "invalid_participants": InvalidParticipants,
    "participants_conflict": ParticipantsConflict,
    "participants_add_remove_overlap": ParticipantsAddRemoveOverlap,
    "status_conflicts_with_column": StatusConflictsWithColumn,
    "invalid_comment": InvalidComment,
    "comment_too_long": CommentTooLong,
    "empty_patch": EmptyPatch,
    "invalid_project_name": InvalidProjectName,
    "invalid_project_color": InvalidProjectColor,
    "project_name_taken": ProjectNameTaken,
    "too_many_projects": TooManyProjects,
    "project_not_found": ProjectNotFound,
    "project_archived": ProjectArchived,
    "invalid_tag_color": InvalidTagColor,
    "invalid_tag_op": InvalidTagOp,
    "same_tag": SameTag,
    "tag_not_found": TagNotFound,
    "upsert_not_allowed": UpsertNotAllowed,
    "external_ref_not_allowed": ExternalRefNotAllowed,
    "requirement_parent_not_found": RequirementParentNotFound,
    "person_not_in_network": PersonNotInNetwork,
    "person_ambiguous": PersonAmbiguous,
    "external_ref_exists": ExternalRefExists,
    "ambiguous_seq": AmbiguousSeq,
    "rpc_parse_error": RpcParseError,
    "rpc_invalid_request": RpcInvalidRequest,
    "rpc_method_not_found": RpcMethodNotFound,
    "rpc_unknown_tool": RpcUnknownTool,
    "rpc_invalid_params": RpcInvalidParams,
    "rpc_internal_error": RpcInternalError,
    "rpc_header_mismatch": RpcHeaderMismatch,
    "rpc_missing_client_capability": RpcMissingClientCapability,
    "rpc_unsupported_version": RpcUnsupportedVersion,
}
"""Classes by code."""

NUMBERS: Dict[int, str] = {
    40001: "invalid_json",
    40002: "invalid_input",
    40101: "token_required",
    40102: "invalid_token",
    40103: "token_expired",
    40110: "browser_session_required",
    40301: "permission_denied",
    40302: "access_denied",
    40303: "caller_not_allowed",
    40304: "origin_not_allowed",
    40305: "host_not_allowed",
    40003: "network_id_required",
    40401: "not_found",
    40501: "method_not_allowed",
    40093: "bad_request",
    40801: "request_timeout",
    43101: "headers_too_large",
    41301: "payload_too_large",
    41401: "uri_too_long",
    41501: "unsupported_media_type",
    42901: "rate_limited",
    42906: "too_many_streams",
    42902: "too_busy",
    50001: "internal_error",
    50301: "service_unavailable",
    42201: "idempotency_conflict",
    40901: "idempotency_in_flight",
    40004: "invalid_cursor",
    40005: "username_too_short",
    40006: "username_too_long",
    40007: "username_invalid",
    40008: "username_taken",
    40009: "password_too_short",
    40010: "password_too_short_first",
    40011: "password_too_common",
    40012: "password_too_long",
    42903: "too_many_requests",
    40104: "invalid_credentials",
    42904: "login_locked",
    40013: "new_password_too_short",
    40014: "new_password_too_common",
    40015: "incorrect_current_password",
    40402: "user_not_found",
    40350: "password_change_required",
    40351: "account_disabled",
    40950: "own_account",
    40951: "user_owns_networks",
    40105: "auth_master_read_only",
    40016: "network_name_taken",
    40017: "network_quota_exceeded",
    40095: "import_refused",
    40018: "name_required",
    40403: "network_not_found",
    40019: "not_your_network",
    40020: "name_taken",
    40021: "network_has_active_sessions",
    40022: "node_token_fields_required",
    40306: "not_a_member",
    40023: "no_write_access",
    40404: "token_not_found",
    40307: "owner_or_admin_required",
    40308: "owner_required",
    40024: "user_already_member",
    40025: "cannot_assign_owner",
    40026: "member_not_changeable",
    40027: "target_not_member",
    40028: "cannot_remove_owner",
    40029: "invalid_role",
    40030: "invalid_invite_code",
    40031: "invite_fully_used",
    40032: "invite_expired",
    40429: "invite_not_found",
    40094: "start_link_over",
    40033: "already_member",
    40309: "agent_access_restricted",
    40310: "agent_not_granted",
    40311: "network_token_required",
    40312: "caller_not_a_daemon",
    40313: "user_token_required",
    40314: "node_token_cannot_force",
    40315: "node_permission_denied",
    40316: "from_session_identity_mismatch",
    40317: "alias_not_yours",
    40405: "task_not_found",
    40406: "alias_not_found",
    40318: "license_expired",
    40902: "node_not_active",
    40903: "node_degraded",
    40407: "parent_not_found",
    42905: "loop_guard",
    40904: "task_terminal",
    40905: "task_not_cancellable",
    40906: "task_not_retryable",
    40907: "task_not_ackable",
    40319: "task_not_owned",
    40408: "delivery_not_found",
    40409: "delivery_not_yours",
    40034: "alias_required",
    40410: "reply_task_not_found",
    40908: "reply_task_terminal",
    40320: "reply_task_not_owned",
    40035: "bad_attachments",
    40321: "attachment_not_accessible",
    40036: "peer_reply_task_required",
    40909: "peer_reply_origin_not_node",
    40037: "duplicate_task_id",
    40038: "message_id_required",
    40039: "ambiguous_ack",
    40980: "too_many_tokens",
    50701: "file_quota_exceeded",
    40040: "too_many_ids",
    40041: "recipient_required",
    40042: "recipient_mismatch",
    40411: "recipient_not_found",
    40412: "node_not_found",
    40043: "node_id_required",
    40044: "invalid_avatar_url",
    40045: "network_id_required_multi",
    40046: "missing_network_id",
    40413: "server_not_found",
    40322: "admin_only",
    40323: "admin_required",
    40047: "rename_field_required",
    40414: "rename_not_found",
    40910: "rename_not_prepared",
    40911: "rename_in_progress",
    40912: "alias_taken",
    40415: "tmux_disabled",
    40324: "tmux_ip_denied",
    40048: "tmux_text_required",
    40049: "tmux_failed",
    41101: "length_required",
    40050: "missing_file",
    40098: "unusable_form",
    40099: "two_networks_named",
    40051: "bad_file_id",
    40416: "blob_missing",
    40052: "license_key_required",
    40053: "invalid_license_key",
    40097: "snooze_too_far",
    40428: "attention_not_found",
    40417: "skill_not_found",
    40913: "skill_version_conflict",
    40325: "skill_review_admin_required",
    40914: "skill_not_pending",
    40054: "request_id_required",
    40418: "request_not_found",
    40326: "not_your_request",
    40915: "request_in_flight",
    40916: "request_already_ended",
    40419: "daemon_not_found",
    40340: "daemon_not_trusted",
    40917: "daemon_offline",
    40918: "daemon_cannot_create_nodes",
    40919: "daemon_max_children",
    42202: "node_name_invalid",
    40920: "node_name_conflict",
    42203: "runtime_invalid",
    42204: "flag_key_unknown",
    42205: "flag_value_invalid",
    42206: "workdir_invalid",
    42207: "secret_not_in_vault",
    42208: "secret_not_in_daemon_allowlist",
    40921: "node_busy_in_flight",
    42209: "confirm_alias_mismatch",
    40922: "node_not_stopped",
    40923: "node_not_managed",
    40924: "revision_conflict",
    42210: "invalid_patch",
    40925: "update_in_flight",
    40327: "insufficient_role_for_security_flag",
    42211: "path_invalid",
    42212: "skill_name_invalid",
    41302: "content_too_large",
    42220: "content_invalid",
    40926: "logs_not_capable",
    40420: "provider_not_found",
    40927: "provider_name_taken",
    40055: "noop_no_changes",
    40421: "model_not_found",
    42213: "probe_target_forbidden",
    40422: "probe_not_found",
    40423: "requirement_not_found",
    40056: "invalid_name",
    40057: "invalid_description",
    40058: "invalid_column",
    40059: "invalid_priority",
    40060: "invalid_due",
    40061: "invalid_start",
    40062: "invalid_checklist",
    40424: "checklist_item_not_found",
    40063: "invalid_parent_id",
    40064: "parent_cycle",
    40065: "parent_too_deep",
    40066: "invalid_external_ref",
    40067: "external_ref_required",
    40068: "invalid_external_url",
    40069: "invalid_archived",
    40070: "invalid_tags",
    40071: "invalid_tag",
    40072: "invalid_view",
    40073: "invalid_limit",
    40074: "invalid_updated_since",
    40075: "updated_since_required",
    40076: "invalid_last_event",
    40077: "owner_must_be_human",
    40078: "agent_owner_must_be_agent",
    40079: "invalid_participants",
    40080: "participants_conflict",
    40081: "participants_add_remove_overlap",
    40082: "status_conflicts_with_column",
    40083: "invalid_comment",
    40084: "comment_too_long",
    40085: "empty_patch",
    40086: "invalid_project_name",
    40087: "invalid_project_color",
    40928: "project_name_taken",
    40929: "too_many_projects",
    40425: "project_not_found",
    40930: "project_archived",
    40088: "invalid_tag_color",
    40089: "invalid_tag_op",
    40090: "same_tag",
    40426: "tag_not_found",
    40328: "upsert_not_allowed",
    40329: "external_ref_not_allowed",
    40427: "requirement_parent_not_found",
    40091: "person_not_in_network",
    40092: "person_ambiguous",
    40931: "external_ref_exists",
    40932: "ambiguous_seq",
    -32700: "rpc_parse_error",
    -32600: "rpc_invalid_request",
    -32601: "rpc_method_not_found",
    -32602: "rpc_unknown_tool",
    -32602: "rpc_invalid_params",
    -32603: "rpc_internal_error",
    -32020: "rpc_header_mismatch",
    -32021: "rpc_missing_client_capability",
    -32022: "rpc_unsupported_version",
}
"""Codes by the number of a tool's refusal."""

TEXTS: Dict[str, str] = {
    "invalid JSON": "invalid_json",
    "invalid input": "invalid_input",
    "token required": "token_required",
    "invalid token": "invalid_token",
    "username must be at least 2 characters": "username_too_short",
    "username too long (max 50)": "username_too_long",
    "username contains invalid characters": "username_invalid",
    "username already taken": "username_taken",
    "password must be at least 8 characters": "password_too_short",
    "password must be at least 4 characters": "password_too_short_first",
    "password is too common": "password_too_common",
    "password too long (max 72 bytes)": "password_too_long",
    "too many requests, try again later": "too_many_requests",
    "invalid username or password": "invalid_credentials",
    "new password must be at least 8 characters": "new_password_too_short",
    "new password is too common": "new_password_too_common",
    "incorrect current password": "incorrect_current_password",
    "user not found": "user_not_found",
    "network name already exists": "network_name_taken",
    "name required": "name_required",
    "network not found": "network_not_found",
    "not your network": "not_your_network",
    "name already taken": "name_taken",
    "network_id and node_name required": "node_token_fields_required",
    "not a member of this network": "not_a_member",
    "no write access to this network": "no_write_access",
    "token not found": "token_not_found",
    "owner/admin required": "owner_or_admin_required",
    "owner required": "owner_required",
    "user already a member": "user_already_member",
    "cannot assign owner role": "cannot_assign_owner",
    "member not found or is owner": "member_not_changeable",
    "not a member": "target_not_member",
    "cannot remove owner": "cannot_remove_owner",
    "invalid role": "invalid_role",
    "invalid invite code": "invalid_invite_code",
    "invite code fully used": "invite_fully_used",
    "invite code expired": "invite_expired",
    "start link over": "start_link_over",
    "already a member of this network": "already_member",
    "message not found or already acknowledged": "delivery_not_found",
    "message not found or not yours": "delivery_not_yours",
    "node not found": "node_not_found",
    "server not found": "server_not_found",
    "admin only": "admin_only",
    "admin required": "admin_required",
    "tmux disabled": "tmux_disabled",
    "tmux access denied from this ip": "tmux_ip_denied",
    "text is required": "tmux_text_required",
    "key required": "license_key_required",
    "invalid license key": "invalid_license_key",
    "parent_not_found": "requirement_parent_not_found",
    "issueNodeToken auth required": "token_required",
    "getNodeCreateRequest auth_required": "token_required",
    "sendTask network_id required for user token when multiple networks are available": "network_id_required",
    "sendTask access denied to requested network": "access_denied",
    "sendTask parent_not_found": "parent_not_found",
    "cancelTask ^task is terminal \\(.*\\)$": "task_not_cancellable",
    "broadcast network_id required for user token when multiple networks are available when broadcasting": "network_id_required",
    "broadcast access denied to requested network": "access_denied",
    "listMessages auth_required": "token_required",
    "ackMessages auth_required": "token_required",
    "listUsers auth required": "token_required",
    "getTerminal *": "tmux_failed",
    "sendTerminal *": "tmux_failed",
    "openTerminal *": "tmux_failed",
}
"""From the text of an answer to its code; a key may begin with the operation or end with the status."""

PATTERNS: List[Tuple[str, str]] = [
    (r"^quota exceeded: max .* networks for free plan$", "network_quota_exceeded"),
    (r"^network has .* active session\(s\) - stop them first$", "network_has_active_sessions"),
    (r"^task is terminal \(.*\)$", "task_terminal"),
    (r"^task status is .*, not retryable$", "task_not_retryable"),
    (r"^task status is .*, not ackable$", "task_not_ackable"),
    (r"^.* required$", "rename_field_required"),
]
