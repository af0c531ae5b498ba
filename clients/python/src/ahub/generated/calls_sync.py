# Generated from spec/ by `make generate`. Do not edit.
"""The operations and tools as methods."""

from __future__ import annotations

from typing import Any, Callable, Dict, List, Literal, Optional, Union, cast

from .._not_given import NOT_GIVEN, NotGiven
from . import answers, inputs


class Operations:
    """The REST operations of the contract, by name."""

    def __init__(self, call: Callable[[str, Dict[str, object]], object]) -> None:
        self._call = call

    def get_health(
        self,
    ) -> answers.HealthAnswer:
        """Health of the hub."""
        return cast("answers.HealthAnswer", self._call("getHealth", {}))

    def get_liveness(
        self,
    ) -> answers.OkAnswer:
        """Liveness of the process."""
        return cast("answers.OkAnswer", self._call("getLiveness", {}))

    def get_readiness(
        self,
    ) -> answers.OkAnswer:
        """Readiness of the hub."""
        return cast("answers.OkAnswer", self._call("getReadiness", {}))

    def get_license(
        self,
    ) -> answers.GetLicenseAnswer:
        """The licence of the hub."""
        return cast("answers.GetLicenseAnswer", self._call("getLicense", {}))

    def activate_license(
        self,
        *,
        key: str,
    ) -> answers.ActivateLicenseAnswer:
        """Activate a licence."""
        return cast("answers.ActivateLicenseAnswer", self._call("activateLicense", {"key": key}))

    def register_user(
        self,
        *,
        username: str,
        password: str,
        email: Union[Optional[str], NotGiven] = NOT_GIVEN,
        display_name: Union[Optional[str], NotGiven] = NOT_GIVEN,
    ) -> answers.RegisterAnswer:
        """Register a user."""
        return cast("answers.RegisterAnswer", self._call("registerUser", {"username": username, "password": password, "email": email, "display_name": display_name}))

    def login_user(
        self,
        *,
        username: str,
        password: str,
    ) -> answers.LoginAnswer:
        """Log in."""
        return cast("answers.LoginAnswer", self._call("loginUser", {"username": username, "password": password}))

    def create_browser_session(
        self,
        *,
        username: Union[str, NotGiven] = NOT_GIVEN,
        password: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.CreateBrowserSessionAnswer:
        """Sign a browser in."""
        return cast("answers.CreateBrowserSessionAnswer", self._call("createBrowserSession", {"username": username, "password": password}))

    def delete_browser_session(
        self,
    ) -> answers.OkAnswer:
        """Sign a browser out."""
        return cast("answers.OkAnswer", self._call("deleteBrowserSession", {}))

    def issue_browser_token(
        self,
    ) -> answers.IssueBrowserTokenAnswer:
        """Mint a token for a page."""
        return cast("answers.IssueBrowserTokenAnswer", self._call("issueBrowserToken", {}))

    def redeem_start_link(
        self,
        *,
        code: str,
        username: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.RedeemStartLinkAnswer:
        """Sign the first admin in."""
        return cast("answers.RedeemStartLinkAnswer", self._call("redeemStartLink", {"code": code, "username": username}))

    def get_me(
        self,
        *,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.MeAnswer:
        """Get my account."""
        return cast("answers.MeAnswer", self._call("getMe", {"network_id": network_id}))

    def update_me(
        self,
        *,
        display_name: Union[Optional[str], NotGiven] = NOT_GIVEN,
        email: Union[Optional[str], NotGiven] = NOT_GIVEN,
    ) -> answers.UpdateMeAnswer:
        """Change my name or e-mail address."""
        return cast("answers.UpdateMeAnswer", self._call("updateMe", {"display_name": display_name, "email": email}))

    def change_password(
        self,
        *,
        old_password: str,
        new_password: str,
    ) -> answers.ChangePasswordAnswer:
        """Change my password."""
        return cast("answers.ChangePasswordAnswer", self._call("changePassword", {"old_password": old_password, "new_password": new_password}))

    def issue_node_token(
        self,
        *,
        network_id: str,
        node_name: str,
    ) -> answers.IssueNodeTokenAnswer:
        """Mint a node token."""
        return cast("answers.IssueNodeTokenAnswer", self._call("issueNodeToken", {"network_id": network_id, "node_name": node_name}))

    def list_tokens(
        self,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ListTokensAnswer:
        """List my tokens."""
        return cast("answers.ListTokensAnswer", self._call("listTokens", {"limit": limit, "cursor": cursor}))

    def issue_api_token(
        self,
        *,
        name: Union[str, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.IssueApiTokenAnswer:
        """Mint a legacy token."""
        return cast("answers.IssueApiTokenAnswer", self._call("issueApiToken", {"name": name, "network_id": network_id}))

    def revoke_token(
        self,
        *,
        token_id: str,
    ) -> answers.OkAnswer:
        """Revoke a token."""
        return cast("answers.OkAnswer", self._call("revokeToken", {"token_id": token_id}))

    def list_networks(
        self,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ListNetworksAnswer:
        """List my networks."""
        return cast("answers.ListNetworksAnswer", self._call("listNetworks", {"limit": limit, "cursor": cursor}))

    def create_network(
        self,
        *,
        name: str,
        description: Union[Optional[str], NotGiven] = NOT_GIVEN,
    ) -> answers.CreateNetworkAnswer:
        """Create a network."""
        return cast("answers.CreateNetworkAnswer", self._call("createNetwork", {"name": name, "description": description}))

    def join_network(
        self,
        *,
        invite_code: str,
    ) -> answers.JoinNetworkAnswer:
        """Join a network by an invite code."""
        return cast("answers.JoinNetworkAnswer", self._call("joinNetwork", {"invite_code": invite_code}))

    def get_network(
        self,
        *,
        network_id: str,
    ) -> answers.GetNetworkAnswer:
        """One network with its counts."""
        return cast("answers.GetNetworkAnswer", self._call("getNetwork", {"network_id": network_id}))

    def update_network(
        self,
        *,
        network_id: str,
        name: str,
    ) -> answers.NetworkChangeAnswer:
        """Rename a network."""
        return cast("answers.NetworkChangeAnswer", self._call("updateNetwork", {"network_id": network_id, "name": name}))

    def delete_network(
        self,
        *,
        network_id: str,
    ) -> answers.NetworkChangeAnswer:
        """Delete a network."""
        return cast("answers.NetworkChangeAnswer", self._call("deleteNetwork", {"network_id": network_id}))

    def list_members(
        self,
        *,
        network_id: str,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ListMembersAnswer:
        """List the members."""
        return cast("answers.ListMembersAnswer", self._call("listMembers", {"network_id": network_id, "limit": limit, "cursor": cursor}))

    def add_member(
        self,
        *,
        network_id: str,
        user_id: str,
        role: Union[inputs.InviteRole, NotGiven] = NOT_GIVEN,
        agent_access: Union[inputs.AgentAccess, NotGiven] = NOT_GIVEN,
        task_access: Union[inputs.TaskAccess, NotGiven] = NOT_GIVEN,
        department: Union[Optional[str], NotGiven] = NOT_GIVEN,
    ) -> answers.NetworkChangeAnswer:
        """Add a member."""
        return cast("answers.NetworkChangeAnswer", self._call("addMember", {"network_id": network_id, "user_id": user_id, "role": role, "agent_access": agent_access, "task_access": task_access, "department": department}))

    def update_member(
        self,
        *,
        network_id: str,
        user_id: str,
        role: inputs.MemberRole,
        agent_access: Union[inputs.AgentAccess, NotGiven] = NOT_GIVEN,
        task_access: Union[inputs.TaskAccess, NotGiven] = NOT_GIVEN,
        department: Union[Optional[str], NotGiven] = NOT_GIVEN,
    ) -> answers.NetworkChangeAnswer:
        """Change a member's role."""
        return cast("answers.NetworkChangeAnswer", self._call("updateMember", {"network_id": network_id, "user_id": user_id, "role": role, "agent_access": agent_access, "task_access": task_access, "department": department}))

    def remove_member(
        self,
        *,
        network_id: str,
        user_id: str,
    ) -> answers.NetworkChangeAnswer:
        """Remove a member."""
        return cast("answers.NetworkChangeAnswer", self._call("removeMember", {"network_id": network_id, "user_id": user_id}))

    def list_agent_grants(
        self,
        *,
        network_id: str,
        user_id: str,
    ) -> answers.ListAgentGrantsAnswer:
        """List which agents a restricted member may reach."""
        return cast("answers.ListAgentGrantsAnswer", self._call("listAgentGrants", {"network_id": network_id, "user_id": user_id}))

    def set_agent_grants(
        self,
        *,
        network_id: str,
        user_id: str,
        node_ids: List[str],
    ) -> answers.SetAgentGrantsAnswer:
        """Set which agents a restricted member may reach."""
        return cast("answers.SetAgentGrantsAnswer", self._call("setAgentGrants", {"network_id": network_id, "user_id": user_id, "node_ids": node_ids}))

    def list_invites(
        self,
        *,
        network_id: str,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ListInvitesAnswer:
        """List the invites."""
        return cast("answers.ListInvitesAnswer", self._call("listInvites", {"network_id": network_id, "limit": limit, "cursor": cursor}))

    def delete_invite(
        self,
        *,
        network_id: str,
        invite_id: str,
    ) -> answers.DeleteInviteAnswer:
        """Take an invite back."""
        return cast("answers.DeleteInviteAnswer", self._call("deleteInvite", {"network_id": network_id, "invite_id": invite_id}))

    def create_invite(
        self,
        *,
        network_id: str,
        role: Union[inputs.InviteRole, NotGiven] = NOT_GIVEN,
        max_uses: Union[int, NotGiven] = NOT_GIVEN,
        expires_days: Union[float, NotGiven] = NOT_GIVEN,
        agent_access: Union[inputs.AgentAccess, NotGiven] = NOT_GIVEN,
        task_access: Union[inputs.TaskAccess, NotGiven] = NOT_GIVEN,
    ) -> answers.CreateInviteAnswer:
        """Create an invite code."""
        return cast("answers.CreateInviteAnswer", self._call("createInvite", {"network_id": network_id, "role": role, "max_uses": max_uses, "expires_days": expires_days, "agent_access": agent_access, "task_access": task_access}))

    def list_network_audit_log(
        self,
        *,
        network_id: str,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ListAuditLogAnswer:
        """Audit log of a network."""
        return cast("answers.ListAuditLogAnswer", self._call("listNetworkAuditLog", {"network_id": network_id, "limit": limit, "cursor": cursor}))

    def get_status(
        self,
        *,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        status: Union[List[inputs.SessionStatus], NotGiven] = NOT_GIVEN,
        updated_since: Union[str, NotGiven] = NOT_GIVEN,
        q: Union[str, NotGiven] = NOT_GIVEN,
        fields: Union[inputs.StatusFields, NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.GetStatusAnswer:
        """List what the agents are doing."""
        return cast("answers.GetStatusAnswer", self._call("getStatus", {"network_id": network_id, "status": status, "updated_since": updated_since, "q": q, "fields": fields, "limit": limit, "cursor": cursor}))

    def list_attention(
        self,
        *,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        kind: Union[inputs.AttentionKind, NotGiven] = NOT_GIVEN,
        severity: Union[inputs.AttentionSeverity, NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ListAttentionAnswer:
        """List what waits for a person."""
        return cast("answers.ListAttentionAnswer", self._call("listAttention", {"network_id": network_id, "kind": kind, "severity": severity, "limit": limit, "cursor": cursor}))

    def snooze_attention(
        self,
        *,
        key: str,
        until: str,
    ) -> answers.SnoozeAttentionAnswer:
        """Hide an item for a while."""
        return cast("answers.SnoozeAttentionAnswer", self._call("snoozeAttention", {"key": key, "until": until}))

    def list_nodes(
        self,
        *,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        node_id: Union[str, NotGiven] = NOT_GIVEN,
        alias: Union[str, NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ListNodesAnswer:
        """List the agents."""
        return cast("answers.ListNodesAnswer", self._call("listNodes", {"network_id": network_id, "node_id": node_id, "alias": alias, "limit": limit, "cursor": cursor}))

    def set_permission_mode(
        self,
        *,
        ref: str,
        mode: inputs.NodeMode,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.SetPermissionModeAnswer:
        """Set what the tokens of a node may do."""
        return cast("answers.SetPermissionModeAnswer", self._call("setPermissionMode", {"ref": ref, "mode": mode, "network_id": network_id}))

    def delete_node_record(
        self,
        *,
        ref: str,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.DeleteNodeRecordAnswer:
        """Remove a node."""
        return cast("answers.DeleteNodeRecordAnswer", self._call("deleteNodeRecord", {"ref": ref, "network_id": network_id}))

    def update_node_avatar(
        self,
        *,
        ref: str,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        avatar_url: Union[Any, NotGiven] = NOT_GIVEN,
    ) -> answers.UpdateNodeAvatarAnswer:
        """Set the picture of a node."""
        return cast("answers.UpdateNodeAvatarAnswer", self._call("updateNodeAvatar", {"ref": ref, "network_id": network_id, "avatar_url": avatar_url}))

    def list_host_supervisors(
        self,
        *,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ListHostSupervisorsAnswer:
        """List the daemons that run nodes."""
        return cast("answers.ListHostSupervisorsAnswer", self._call("listHostSupervisors", {"network_id": network_id, "limit": limit, "cursor": cursor}))

    def get_node_create_request(
        self,
        *,
        request_id: str,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.GetNodeCreateRequestAnswer:
        """State of a request to create a node."""
        return cast("answers.GetNodeCreateRequestAnswer", self._call("getNodeCreateRequest", {"request_id": request_id, "network_id": network_id}))

    def list_servers(
        self,
        *,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> List[answers.Server]:
        """List the hosts."""
        return cast("List[answers.Server]", self._call("listServers", {"network_id": network_id, "limit": limit, "cursor": cursor}))

    def get_server_health(
        self,
        *,
        host: str,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.GetServerHealthAnswer:
        """Health of a host."""
        return cast("answers.GetServerHealthAnswer", self._call("getServerHealth", {"host": host, "network_id": network_id}))

    def list_server_agents(
        self,
        *,
        host: str,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ListServerAgentsAnswer:
        """List the agents of a host."""
        return cast("answers.ListServerAgentsAnswer", self._call("listServerAgents", {"host": host, "network_id": network_id, "limit": limit, "cursor": cursor}))

    def get_stats(
        self,
        *,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.GetStatsAnswer:
        """Figures."""
        return cast("answers.GetStatsAnswer", self._call("getStats", {"network_id": network_id}))

    def get_stream_stats(
        self,
    ) -> answers.GetStreamStatsAnswer:
        """Open event streams."""
        return cast("answers.GetStreamStatsAnswer", self._call("getStreamStats", {}))

    def list_jobs(
        self,
    ) -> answers.ListJobsAnswer:
        """Background jobs of the hub."""
        return cast("answers.ListJobsAnswer", self._call("listJobs", {}))

    def list_server_logs(
        self,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        since: Union[str, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ListServerLogsAnswer:
        """Log lines of the hub."""
        return cast("answers.ListServerLogsAnswer", self._call("listServerLogs", {"limit": limit, "since": since, "cursor": cursor}))

    def send_task(
        self,
        *,
        alias: str,
        task: str,
        priority: Union[inputs.TaskPriority, NotGiven] = NOT_GIVEN,
        from_: Union[str, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        parent_task_id: Union[str, NotGiven] = NOT_GIVEN,
        ttl_seconds: Union[int, NotGiven] = NOT_GIVEN,
        force: Union[bool, NotGiven] = NOT_GIVEN,
    ) -> answers.SendTaskAnswer:
        """Send a task."""
        return cast("answers.SendTaskAnswer", self._call("sendTask", {"alias": alias, "task": task, "priority": priority, "from": from_, "network_id": network_id, "parent_task_id": parent_task_id, "ttl_seconds": ttl_seconds, "force": force}))

    def get_task(
        self,
        *,
        task_id: str,
    ) -> answers.GetTaskAnswer:
        """One task with its diagnostic."""
        return cast("answers.GetTaskAnswer", self._call("getTask", {"task_id": task_id}))

    def cancel_task(
        self,
        *,
        task_id: str,
        reason: Union[str, NotGiven] = NOT_GIVEN,
        from_: Union[str, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.CancelTaskAnswer:
        """Cancel a task."""
        return cast("answers.CancelTaskAnswer", self._call("cancelTask", {"task_id": task_id, "reason": reason, "from": from_, "network_id": network_id}))

    def retry_task(
        self,
        *,
        task_id: str,
        from_: Union[str, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        force: Union[bool, NotGiven] = NOT_GIVEN,
    ) -> answers.RetryTaskAnswer:
        """Retry a task."""
        return cast("answers.RetryTaskAnswer", self._call("retryTask", {"task_id": task_id, "from": from_, "network_id": network_id, "force": force}))

    def reassign_task(
        self,
        *,
        task_id: str,
        new_alias: str,
        from_: Union[str, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        force: Union[bool, NotGiven] = NOT_GIVEN,
    ) -> answers.ReassignTaskAnswer:
        """Reassign a task."""
        return cast("answers.ReassignTaskAnswer", self._call("reassignTask", {"task_id": task_id, "new_alias": new_alias, "from": from_, "network_id": network_id, "force": force}))

    def list_tasks(
        self,
        *,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        status: Union[List[inputs.TaskStatus], NotGiven] = NOT_GIVEN,
        to_name: Union[str, NotGiven] = NOT_GIVEN,
        from_name: Union[str, NotGiven] = NOT_GIVEN,
        priority: Union[inputs.TaskPriority, NotGiven] = NOT_GIVEN,
        parent_task_id: Union[str, NotGiven] = NOT_GIVEN,
        ids: Union[List[str], NotGiven] = NOT_GIVEN,
        since: Union[str, NotGiven] = NOT_GIVEN,
        until: Union[str, NotGiven] = NOT_GIVEN,
        q: Union[str, NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ListTasksAnswer:
        """Tasks, newest first."""
        return cast("answers.ListTasksAnswer", self._call("listTasks", {"network_id": network_id, "status": status, "to_name": to_name, "from_name": from_name, "priority": priority, "parent_task_id": parent_task_id, "ids": ids, "since": since, "until": until, "q": q, "limit": limit, "cursor": cursor}))

    def get_task_by_id(
        self,
        *,
        task_id: str,
    ) -> answers.GetTaskAnswer:
        """One task with its diagnostic, at its other address."""
        return cast("answers.GetTaskAnswer", self._call("getTaskById", {"task_id": task_id}))

    def list_task_events(
        self,
        *,
        task_id: Union[str, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ListTaskEventsAnswer:
        """List the steps of tasks, newest first."""
        return cast("answers.ListTaskEventsAnswer", self._call("listTaskEvents", {"task_id": task_id, "network_id": network_id, "limit": limit, "cursor": cursor}))

    def broadcast(
        self,
        *,
        message: str,
        filter_server: Union[str, NotGiven] = NOT_GIVEN,
        filter_status: Union[inputs.SessionStatus, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.BroadcastAnswer:
        """Message all agents."""
        return cast("answers.BroadcastAnswer", self._call("broadcast", {"message": message, "filter_server": filter_server, "filter_status": filter_status, "network_id": network_id}))

    def list_messages(
        self,
        *,
        scope: Union[inputs.MessageScope, NotGiven] = NOT_GIVEN,
        since: Union[str, NotGiven] = NOT_GIVEN,
        alias: Union[str, NotGiven] = NOT_GIVEN,
        unacked: Union[int, NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ListMessagesAnswer:
        """List deliveries, or my direct messages."""
        return cast("answers.ListMessagesAnswer", self._call("listMessages", {"scope": scope, "since": since, "alias": alias, "unacked": unacked, "limit": limit, "network_id": network_id, "cursor": cursor}))

    def ack_messages(
        self,
        *,
        message_id: Union[str, NotGiven] = NOT_GIVEN,
        message_ids: Union[List[str], NotGiven] = NOT_GIVEN,
        agent: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.AckMessagesAnswer:
        """Mark my messages as read."""
        return cast("answers.AckMessagesAnswer", self._call("ackMessages", {"message_id": message_id, "message_ids": message_ids, "agent": agent}))

    def get_completions(
        self,
        *,
        since: Union[str, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.GetCompletionsAnswer:
        """List completions."""
        return cast("answers.GetCompletionsAnswer", self._call("getCompletions", {"since": since, "network_id": network_id, "limit": limit, "cursor": cursor}))

    def list_users(
        self,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ListUsersAnswer:
        """List all users."""
        return cast("answers.ListUsersAnswer", self._call("listUsers", {"limit": limit, "cursor": cursor}))

    def delete_user(
        self,
        *,
        user_id: str,
    ) -> answers.DeleteUserAnswer:
        """Delete an account."""
        return cast("answers.DeleteUserAnswer", self._call("deleteUser", {"user_id": user_id}))

    def reset_password(
        self,
        *,
        user_id: str,
    ) -> answers.ResetPasswordAnswer:
        """Reset the password of a person."""
        return cast("answers.ResetPasswordAnswer", self._call("resetPassword", {"user_id": user_id}))

    def disable_user(
        self,
        *,
        user_id: str,
    ) -> answers.UserChangeAnswer:
        """Disable an account."""
        return cast("answers.UserChangeAnswer", self._call("disableUser", {"user_id": user_id}))

    def enable_user(
        self,
        *,
        user_id: str,
    ) -> answers.UserChangeAnswer:
        """Enable an account."""
        return cast("answers.UserChangeAnswer", self._call("enableUser", {"user_id": user_id}))

    def list_audit_log(
        self,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        action: Union[str, NotGiven] = NOT_GIVEN,
        user_id: Union[str, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ListAuditLogAnswer:
        """Audit log of actions."""
        return cast("answers.ListAuditLogAnswer", self._call("listAuditLog", {"limit": limit, "action": action, "user_id": user_id, "cursor": cursor}))

    def list_files(
        self,
        *,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ListFilesAnswer:
        """List the files of a network."""
        return cast("answers.ListFilesAnswer", self._call("listFiles", {"network_id": network_id, "limit": limit, "cursor": cursor}))

    def delete_file(
        self,
        *,
        file_id: str,
    ) -> answers.DeleteFileAnswer:
        """Delete a file."""
        return cast("answers.DeleteFileAnswer", self._call("deleteFile", {"file_id": file_id}))

    def prepare_rename(
        self,
        *,
        network_id: str,
        old_alias: str,
        new_alias: str,
    ) -> answers.PrepareRenameAnswer:
        """Prepare the rename of a node."""
        return cast("answers.PrepareRenameAnswer", self._call("prepareRename", {"network_id": network_id, "old_alias": old_alias, "new_alias": new_alias}))

    def commit_rename(
        self,
        *,
        txn_id: str,
    ) -> answers.RenameAnswer:
        """Commit a prepared rename."""
        return cast("answers.RenameAnswer", self._call("commitRename", {"txn_id": txn_id}))

    def abort_rename(
        self,
        *,
        txn_id: str,
    ) -> answers.RenameAnswer:
        """Give up a prepared rename."""
        return cast("answers.RenameAnswer", self._call("abortRename", {"txn_id": txn_id}))

    def get_terminal(
        self,
        *,
        name: str,
        lines: Union[int, NotGiven] = NOT_GIVEN,
    ) -> answers.GetTerminalAnswer:
        """The last lines of a terminal."""
        return cast("answers.GetTerminalAnswer", self._call("getTerminal", {"name": name, "lines": lines}))

    def send_terminal(
        self,
        *,
        name: str,
        text: str,
        enter: Union[bool, NotGiven] = NOT_GIVEN,
    ) -> answers.OkAnswer:
        """Type into a terminal."""
        return cast("answers.OkAnswer", self._call("sendTerminal", {"name": name, "text": text, "enter": enter}))

    def open_terminal(
        self,
        *,
        name: str,
        token: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.TerminalFrame:
        """Watch a terminal."""
        return cast("answers.TerminalFrame", self._call("openTerminal", {"name": name, "token": token}))

    def list_requirements(
        self,
        *,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        status: Union[inputs.RequirementColumn, NotGiven] = NOT_GIVEN,
        project_id: Union[str, NotGiven] = NOT_GIVEN,
        owner: Union[str, NotGiven] = NOT_GIVEN,
        agent_owner: Union[str, NotGiven] = NOT_GIVEN,
        priority: Union[inputs.RequirementPriority, NotGiven] = NOT_GIVEN,
        department_id: Union[str, NotGiven] = NOT_GIVEN,
        tag: Union[str, NotGiven] = NOT_GIVEN,
        updated_since: Union[str, NotGiven] = NOT_GIVEN,
        external_ref: Union[str, NotGiven] = NOT_GIVEN,
        parent_id: Union[str, NotGiven] = NOT_GIVEN,
        top_level: Union[inputs.QueryFlag, NotGiven] = NOT_GIVEN,
        seq: Union[int, NotGiven] = NOT_GIVEN,
        q: Union[str, NotGiven] = NOT_GIVEN,
        include_archived: Union[inputs.QueryFlag, NotGiven] = NOT_GIVEN,
        archived: Union[inputs.QueryFlag, NotGiven] = NOT_GIVEN,
        last_event: Union[inputs.QueryFlag, NotGiven] = NOT_GIVEN,
        changes: Union[inputs.QueryFlag, NotGiven] = NOT_GIVEN,
        view: Union[inputs.RequirementViewFull, NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ListRequirementsAnswer:
        """List the cards of the board."""
        return cast("answers.ListRequirementsAnswer", self._call("listRequirements", {"network_id": network_id, "status": status, "project_id": project_id, "owner": owner, "agent_owner": agent_owner, "priority": priority, "department_id": department_id, "tag": tag, "updated_since": updated_since, "external_ref": external_ref, "parent_id": parent_id, "top_level": top_level, "seq": seq, "q": q, "include_archived": include_archived, "archived": archived, "last_event": last_event, "changes": changes, "view": view, "limit": limit, "cursor": cursor}))

    def create_requirement(
        self,
        *,
        name: str,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        column: Union[inputs.RequirementColumn, NotGiven] = NOT_GIVEN,
        status: Union[inputs.RequirementColumn, NotGiven] = NOT_GIVEN,
        priority: Union[inputs.RequirementPriority, NotGiven] = NOT_GIVEN,
        due: Union[Optional[str], NotGiven] = NOT_GIVEN,
        start: Union[Optional[str], NotGiven] = NOT_GIVEN,
        description: Union[str, NotGiven] = NOT_GIVEN,
        checklist: Union[List[inputs.ChecklistItemInput], NotGiven] = NOT_GIVEN,
        owner: Union[inputs.OwnerInput, NotGiven] = NOT_GIVEN,
        agent_owner: Union[inputs.AgentOwnerInput, NotGiven] = NOT_GIVEN,
        participants: Union[List[inputs.PersonInput], NotGiven] = NOT_GIVEN,
        project_id: Union[Optional[str], NotGiven] = NOT_GIVEN,
        parent_id: Union[Optional[str], NotGiven] = NOT_GIVEN,
        external_ref: Union[Optional[str], NotGiven] = NOT_GIVEN,
        external_url: Union[Optional[str], NotGiven] = NOT_GIVEN,
        archived: Union[bool, NotGiven] = NOT_GIVEN,
        tags: Union[List[str], NotGiven] = NOT_GIVEN,
    ) -> answers.WriteRequirementAnswer:
        """Create a card."""
        return cast("answers.WriteRequirementAnswer", self._call("createRequirement", {"name": name, "network_id": network_id, "column": column, "status": status, "priority": priority, "due": due, "start": start, "description": description, "checklist": checklist, "owner": owner, "agent_owner": agent_owner, "participants": participants, "project_id": project_id, "parent_id": parent_id, "external_ref": external_ref, "external_url": external_url, "archived": archived, "tags": tags}))

    def upsert_requirement(
        self,
        *,
        external_ref: str,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        name: Union[str, NotGiven] = NOT_GIVEN,
        column: Union[inputs.RequirementColumn, NotGiven] = NOT_GIVEN,
        status: Union[inputs.RequirementColumn, NotGiven] = NOT_GIVEN,
        priority: Union[inputs.RequirementPriority, NotGiven] = NOT_GIVEN,
        due: Union[Optional[str], NotGiven] = NOT_GIVEN,
        start: Union[Optional[str], NotGiven] = NOT_GIVEN,
        description: Union[str, NotGiven] = NOT_GIVEN,
        checklist: Union[List[inputs.ChecklistItemInput], NotGiven] = NOT_GIVEN,
        owner: Union[inputs.OwnerInput, NotGiven] = NOT_GIVEN,
        agent_owner: Union[inputs.AgentOwnerInput, NotGiven] = NOT_GIVEN,
        participants: Union[List[inputs.PersonInput], NotGiven] = NOT_GIVEN,
        project_id: Union[Optional[str], NotGiven] = NOT_GIVEN,
        parent_id: Union[Optional[str], NotGiven] = NOT_GIVEN,
        external_url: Union[Optional[str], NotGiven] = NOT_GIVEN,
        archived: Union[bool, NotGiven] = NOT_GIVEN,
        tags: Union[List[str], NotGiven] = NOT_GIVEN,
    ) -> answers.UpsertRequirementAnswer:
        """Create or change the card of a reference."""
        return cast("answers.UpsertRequirementAnswer", self._call("upsertRequirement", {"external_ref": external_ref, "network_id": network_id, "name": name, "column": column, "status": status, "priority": priority, "due": due, "start": start, "description": description, "checklist": checklist, "owner": owner, "agent_owner": agent_owner, "participants": participants, "project_id": project_id, "parent_id": parent_id, "external_url": external_url, "archived": archived, "tags": tags}))

    def list_projects(
        self,
        *,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ListProjectsAnswer:
        """The projects."""
        return cast("answers.ListProjectsAnswer", self._call("listProjects", {"network_id": network_id, "limit": limit, "cursor": cursor}))

    def create_project(
        self,
        *,
        name: str,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        color: Union[str, NotGiven] = NOT_GIVEN,
        order: Union[int, NotGiven] = NOT_GIVEN,
    ) -> answers.ProjectAnswer:
        """Create a project."""
        return cast("answers.ProjectAnswer", self._call("createProject", {"name": name, "network_id": network_id, "color": color, "order": order}))

    def update_project(
        self,
        *,
        project_id: str,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        name: Union[str, NotGiven] = NOT_GIVEN,
        color: Union[str, NotGiven] = NOT_GIVEN,
        order: Union[int, NotGiven] = NOT_GIVEN,
        archived: Union[bool, NotGiven] = NOT_GIVEN,
    ) -> answers.ProjectAnswer:
        """Change a project."""
        return cast("answers.ProjectAnswer", self._call("updateProject", {"project_id": project_id, "network_id": network_id, "name": name, "color": color, "order": order, "archived": archived}))

    def delete_project(
        self,
        *,
        project_id: str,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.DeleteProjectAnswer:
        """Delete a project."""
        return cast("answers.DeleteProjectAnswer", self._call("deleteProject", {"project_id": project_id, "network_id": network_id}))

    def list_tags(
        self,
        *,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ListTagsAnswer:
        """The tags."""
        return cast("answers.ListTagsAnswer", self._call("listTags", {"network_id": network_id, "limit": limit, "cursor": cursor}))

    def list_card_events(
        self,
        *,
        requirement_id: Union[str, NotGiven] = NOT_GIVEN,
        since: Union[str, NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ListCardEventsAnswer:
        """List events of cards."""
        return cast("answers.ListCardEventsAnswer", self._call("listCardEvents", {"requirement_id": requirement_id, "since": since, "limit": limit, "cursor": cursor, "network_id": network_id}))

    def update_tags(
        self,
        *,
        op: inputs.TagOperation,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        from_: Union[Union[str, List[str]], NotGiven] = NOT_GIVEN,
        to: Union[str, NotGiven] = NOT_GIVEN,
        tag: Union[str, NotGiven] = NOT_GIVEN,
        color: Union[Optional[str], NotGiven] = NOT_GIVEN,
    ) -> answers.UpdateTagsAnswer:
        """Rename, merge, delete or colour tags."""
        return cast("answers.UpdateTagsAnswer", self._call("updateTags", {"op": op, "network_id": network_id, "from": from_, "to": to, "tag": tag, "color": color}))

    def get_requirement(
        self,
        *,
        requirement_id: str,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.GetRequirementAnswer:
        """One card."""
        return cast("answers.GetRequirementAnswer", self._call("getRequirement", {"requirement_id": requirement_id, "network_id": network_id}))

    def update_requirement(
        self,
        *,
        requirement_id: str,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        name: Union[str, NotGiven] = NOT_GIVEN,
        column: Union[inputs.RequirementColumn, NotGiven] = NOT_GIVEN,
        priority: Union[inputs.RequirementPriority, NotGiven] = NOT_GIVEN,
        due: Union[Optional[str], NotGiven] = NOT_GIVEN,
        start: Union[Optional[str], NotGiven] = NOT_GIVEN,
        description: Union[str, NotGiven] = NOT_GIVEN,
        checklist: Union[List[inputs.ChecklistItemInput], NotGiven] = NOT_GIVEN,
        owner: Union[inputs.OwnerInput, NotGiven] = NOT_GIVEN,
        agent_owner: Union[inputs.AgentOwnerInput, NotGiven] = NOT_GIVEN,
        participants: Union[List[inputs.PersonInput], NotGiven] = NOT_GIVEN,
        participants_add: Union[List[inputs.PersonInput], NotGiven] = NOT_GIVEN,
        participants_remove: Union[List[inputs.PersonInput], NotGiven] = NOT_GIVEN,
        project_id: Union[Optional[str], NotGiven] = NOT_GIVEN,
        parent_id: Union[Optional[str], NotGiven] = NOT_GIVEN,
        external_ref: Union[Optional[str], NotGiven] = NOT_GIVEN,
        external_url: Union[Optional[str], NotGiven] = NOT_GIVEN,
        archived: Union[bool, NotGiven] = NOT_GIVEN,
        tags: Union[List[str], NotGiven] = NOT_GIVEN,
    ) -> answers.WriteRequirementAnswer:
        """Change a card."""
        return cast("answers.WriteRequirementAnswer", self._call("updateRequirement", {"requirement_id": requirement_id, "network_id": network_id, "name": name, "column": column, "priority": priority, "due": due, "start": start, "description": description, "checklist": checklist, "owner": owner, "agent_owner": agent_owner, "participants": participants, "participants_add": participants_add, "participants_remove": participants_remove, "project_id": project_id, "parent_id": parent_id, "external_ref": external_ref, "external_url": external_url, "archived": archived, "tags": tags}))

    def delete_requirement(
        self,
        *,
        requirement_id: str,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.DeleteRequirementAnswer:
        """Delete a card."""
        return cast("answers.DeleteRequirementAnswer", self._call("deleteRequirement", {"requirement_id": requirement_id, "network_id": network_id}))

    def update_checklist_item(
        self,
        *,
        requirement_id: str,
        item_id: str,
        done: bool,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.WriteRequirementAnswer:
        """Set one item of a checklist."""
        return cast("answers.WriteRequirementAnswer", self._call("updateChecklistItem", {"requirement_id": requirement_id, "item_id": item_id, "done": done, "network_id": network_id}))

    def create_comment(
        self,
        *,
        requirement_id: str,
        text: str,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.RequirementEventAnswer:
        """Comment on a card."""
        return cast("answers.RequirementEventAnswer", self._call("createComment", {"requirement_id": requirement_id, "text": text, "network_id": network_id}))


class Tools:
    """The tools of the contract, by name."""

    def __init__(self, call: Callable[[str, Dict[str, object]], object]) -> None:
        self._call = call

    def get_all_status(
        self,
        *,
        filter_status: Union[inputs.SessionStatus, NotGiven] = NOT_GIVEN,
        filter_server: Union[str, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.GetAllStatusResult:
        """Status of all agents."""
        return cast("answers.GetAllStatusResult", self._call("get_all_status", {"filter_status": filter_status, "filter_server": filter_server, "network_id": network_id, "limit": limit, "cursor": cursor}))

    def report_status(
        self,
        *,
        resume_id: str,
        alias: str,
        status: inputs.SessionStatus,
        task: Union[Any, NotGiven] = NOT_GIVEN,
        output: Union[Any, NotGiven] = NOT_GIVEN,
        score: Union[Any, NotGiven] = NOT_GIVEN,
        progress: Union[Any, NotGiven] = NOT_GIVEN,
        server: Union[Any, NotGiven] = NOT_GIVEN,
        hostname: Union[Any, NotGiven] = NOT_GIVEN,
        agent: Union[Any, NotGiven] = NOT_GIVEN,
        project_dir: Union[Any, NotGiven] = NOT_GIVEN,
        version: Union[Any, NotGiven] = NOT_GIVEN,
        tmux_name: Union[Any, NotGiven] = NOT_GIVEN,
        node_id: Union[Any, NotGiven] = NOT_GIVEN,
        session_id: Union[Any, NotGiven] = NOT_GIVEN,
        config_path: Union[Any, NotGiven] = NOT_GIVEN,
        channels: Union[Any, NotGiven] = NOT_GIVEN,
        model: Union[Any, NotGiven] = NOT_GIVEN,
        node_name: Union[Any, NotGiven] = NOT_GIVEN,
        network_id: Union[Any, NotGiven] = NOT_GIVEN,
        health: Union[Any, NotGiven] = NOT_GIVEN,
        daemon: Union[Any, NotGiven] = NOT_GIVEN,
        logs_capable: Union[Any, NotGiven] = NOT_GIVEN,
        host_telemetry: Union[Any, NotGiven] = NOT_GIVEN,
        process_telemetry: Union[Any, NotGiven] = NOT_GIVEN,
    ) -> answers.ReportStatusResult:
        """Report my status."""
        return cast("answers.ReportStatusResult", self._call("report_status", {"resume_id": resume_id, "alias": alias, "status": status, "task": task, "output": output, "score": score, "progress": progress, "server": server, "hostname": hostname, "agent": agent, "project_dir": project_dir, "version": version, "tmux_name": tmux_name, "node_id": node_id, "session_id": session_id, "config_path": config_path, "channels": channels, "model": model, "node_name": node_name, "network_id": network_id, "health": health, "daemon": daemon, "logs_capable": logs_capable, "host_telemetry": host_telemetry, "process_telemetry": process_telemetry}))

    def report_completion(
        self,
        *,
        alias: str,
        task: str,
        result: str,
        artifacts: Union[List[str], NotGiven] = NOT_GIVEN,
        score: Union[float, NotGiven] = NOT_GIVEN,
        duration_minutes: Union[float, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        idempotency_key: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ReportCompletionResult:
        """Report finished work."""
        return cast("answers.ReportCompletionResult", self._call("report_completion", {"alias": alias, "task": task, "result": result, "artifacts": artifacts, "score": score, "duration_minutes": duration_minutes, "network_id": network_id, "idempotency_key": idempotency_key}))

    def get_inbox(
        self,
        *,
        alias: str,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
        peek: Union[bool, NotGiven] = NOT_GIVEN,
    ) -> answers.GetInboxResult:
        """Read an inbox."""
        return cast("answers.GetInboxResult", self._call("get_inbox", {"alias": alias, "limit": limit, "network_id": network_id, "cursor": cursor, "peek": peek}))

    def ack_inbox(
        self,
        *,
        alias: str,
        message_id: str,
        response: Union[str, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        idempotency_key: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.AckInboxResult:
        """Acknowledge a delivery."""
        return cast("answers.AckInboxResult", self._call("ack_inbox", {"alias": alias, "message_id": message_id, "response": response, "network_id": network_id, "idempotency_key": idempotency_key}))

    def send_task(
        self,
        *,
        alias: str,
        task: str,
        priority: Union[Literal["high", "normal", "low"], NotGiven] = NOT_GIVEN,
        context: Union[str, NotGiven] = NOT_GIVEN,
        from_session: Union[str, NotGiven] = NOT_GIVEN,
        ttl_seconds: Union[int, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        parent_task_id: Union[str, NotGiven] = NOT_GIVEN,
        meta: Union[inputs.TaskMeta, NotGiven] = NOT_GIVEN,
        force: Union[bool, NotGiven] = NOT_GIVEN,
    ) -> answers.SendTaskResult:
        """Send a task."""
        return cast("answers.SendTaskResult", self._call("send_task", {"alias": alias, "task": task, "priority": priority, "context": context, "from_session": from_session, "ttl_seconds": ttl_seconds, "network_id": network_id, "parent_task_id": parent_task_id, "meta": meta, "force": force}))

    def send_message(
        self,
        *,
        alias: str,
        message: str,
        from_session: Union[str, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        idempotency_key: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.SendMessageResult:
        """Send a message."""
        return cast("answers.SendMessageResult", self._call("send_message", {"alias": alias, "message": message, "from_session": from_session, "network_id": network_id, "idempotency_key": idempotency_key}))

    def send_reply(
        self,
        *,
        text: str,
        alias: Union[str, NotGiven] = NOT_GIVEN,
        in_reply_to: Union[str, NotGiven] = NOT_GIVEN,
        status: Union[Literal["replied", "failed", "cancelled"], NotGiven] = NOT_GIVEN,
        from_session: Union[str, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        attachments: Union[List[Dict[str, Any]], NotGiven] = NOT_GIVEN,
        idempotency_key: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.SendReplyResult:
        """Reply."""
        return cast("answers.SendReplyResult", self._call("send_reply", {"text": text, "alias": alias, "in_reply_to": in_reply_to, "status": status, "from_session": from_session, "network_id": network_id, "attachments": attachments, "idempotency_key": idempotency_key}))

    def send_ack(
        self,
        *,
        task_id: str,
        from_session: Union[str, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        idempotency_key: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.SendAckResult:
        """Acknowledge a task."""
        return cast("answers.SendAckResult", self._call("send_ack", {"task_id": task_id, "from_session": from_session, "network_id": network_id, "idempotency_key": idempotency_key}))

    def retry_task(
        self,
        *,
        task_id: str,
        from_session: Union[str, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        force: Union[bool, NotGiven] = NOT_GIVEN,
        idempotency_key: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.RetryTaskResult:
        """Retry a task."""
        return cast("answers.RetryTaskResult", self._call("retry_task", {"task_id": task_id, "from_session": from_session, "network_id": network_id, "force": force, "idempotency_key": idempotency_key}))

    def cancel_task(
        self,
        *,
        task_id: str,
        reason: Union[str, NotGiven] = NOT_GIVEN,
        from_session: Union[str, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        idempotency_key: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.CancelTaskResult:
        """Cancel a task."""
        return cast("answers.CancelTaskResult", self._call("cancel_task", {"task_id": task_id, "reason": reason, "from_session": from_session, "network_id": network_id, "idempotency_key": idempotency_key}))

    def reassign_task(
        self,
        *,
        task_id: str,
        new_alias: str,
        from_session: Union[str, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        force: Union[bool, NotGiven] = NOT_GIVEN,
        idempotency_key: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ReassignTaskResult:
        """Reassign a task."""
        return cast("answers.ReassignTaskResult", self._call("reassign_task", {"task_id": task_id, "new_alias": new_alias, "from_session": from_session, "network_id": network_id, "force": force, "idempotency_key": idempotency_key}))

    def get_task(
        self,
        *,
        task_id: str,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.GetTaskResult:
        """Read a task."""
        return cast("answers.GetTaskResult", self._call("get_task", {"task_id": task_id, "network_id": network_id}))

    def list_tasks(
        self,
        *,
        alias: Union[str, NotGiven] = NOT_GIVEN,
        status: Union[inputs.TaskStatus, NotGiven] = NOT_GIVEN,
        from_name: Union[str, NotGiven] = NOT_GIVEN,
        from_node_id: Union[str, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ListTasksResult:
        """List tasks."""
        return cast("answers.ListTasksResult", self._call("list_tasks", {"alias": alias, "status": status, "from_name": from_name, "from_node_id": from_node_id, "network_id": network_id, "limit": limit, "cursor": cursor}))

    def get_session_status(
        self,
        *,
        alias: str,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.GetSessionStatusResult:
        """Status of one agent."""
        return cast("answers.GetSessionStatusResult", self._call("get_session_status", {"alias": alias, "network_id": network_id}))

    def list_attention(
        self,
        *,
        kind: Union[inputs.AttentionKind, NotGiven] = NOT_GIVEN,
        severity: Union[inputs.AttentionSeverity, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ListAttentionResult:
        """What waits for somebody."""
        return cast("answers.ListAttentionResult", self._call("list_attention", {"kind": kind, "severity": severity, "network_id": network_id, "limit": limit, "cursor": cursor}))

    def get_completions(
        self,
        *,
        alias: Union[str, NotGiven] = NOT_GIVEN,
        since: Union[str, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.GetCompletionsResult:
        """Finished work."""
        return cast("answers.GetCompletionsResult", self._call("get_completions", {"alias": alias, "since": since, "network_id": network_id, "limit": limit, "cursor": cursor}))

    def broadcast(
        self,
        *,
        message: str,
        filter_server: Union[str, NotGiven] = NOT_GIVEN,
        filter_status: Union[inputs.SessionStatus, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        idempotency_key: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.BroadcastResult:
        """Message all agents."""
        return cast("answers.BroadcastResult", self._call("broadcast", {"message": message, "filter_server": filter_server, "filter_status": filter_status, "network_id": network_id, "idempotency_key": idempotency_key}))

    def submit_skill(
        self,
        *,
        slug: str,
        name: str,
        version: str,
        content: str,
        description: Union[str, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.SubmitSkillResult:
        """Submit a skill."""
        return cast("answers.SubmitSkillResult", self._call("submit_skill", {"slug": slug, "name": name, "version": version, "content": content, "description": description, "network_id": network_id}))

    def list_skills(
        self,
        *,
        include_pending: Union[bool, NotGiven] = NOT_GIVEN,
        query: Union[str, NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ListSkillsResult:
        """List the skills of the network."""
        return cast("answers.ListSkillsResult", self._call("list_skills", {"include_pending": include_pending, "query": query, "limit": limit, "network_id": network_id, "cursor": cursor}))

    def get_skill(
        self,
        *,
        skill_id: str,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.GetSkillResult:
        """Get a skill."""
        return cast("answers.GetSkillResult", self._call("get_skill", {"skill_id": skill_id, "network_id": network_id}))

    def review_skill(
        self,
        *,
        skill_id: str,
        decision: inputs.SkillDecision,
        note: Union[str, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ReviewSkillResult:
        """Publish or reject a skill."""
        return cast("answers.ReviewSkillResult", self._call("review_skill", {"skill_id": skill_id, "decision": decision, "note": note, "network_id": network_id}))

    def create_node(
        self,
        *,
        daemon_node_id: str,
        node_spec: inputs.NodeSpec,
        idempotency_key: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.CreateNodeResult:
        """Have a daemon create a node."""
        return cast("answers.CreateNodeResult", self._call("create_node", {"daemon_node_id": daemon_node_id, "node_spec": node_spec, "idempotency_key": idempotency_key}))

    def delete_node(
        self,
        *,
        node_id: str,
        confirm_alias: str,
        force: Union[bool, NotGiven] = NOT_GIVEN,
        grace_seconds: Union[int, NotGiven] = NOT_GIVEN,
        delete_config: Union[bool, NotGiven] = NOT_GIVEN,
        idempotency_key: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.DeleteNodeResult:
        """Delete a node."""
        return cast("answers.DeleteNodeResult", self._call("delete_node", {"node_id": node_id, "confirm_alias": confirm_alias, "force": force, "grace_seconds": grace_seconds, "delete_config": delete_config, "idempotency_key": idempotency_key}))

    def stop_node(
        self,
        *,
        node_id: str,
        force: Union[bool, NotGiven] = NOT_GIVEN,
        grace_seconds: Union[int, NotGiven] = NOT_GIVEN,
        idempotency_key: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.StopNodeResult:
        """Stop a node."""
        return cast("answers.StopNodeResult", self._call("stop_node", {"node_id": node_id, "force": force, "grace_seconds": grace_seconds, "idempotency_key": idempotency_key}))

    def start_node(
        self,
        *,
        node_id: str,
        idempotency_key: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.StartNodeResult:
        """Start a stopped node."""
        return cast("answers.StartNodeResult", self._call("start_node", {"node_id": node_id, "idempotency_key": idempotency_key}))

    def restart_node(
        self,
        *,
        node_id: str,
        idempotency_key: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.RestartNodeResult:
        """Restart a node."""
        return cast("answers.RestartNodeResult", self._call("restart_node", {"node_id": node_id, "idempotency_key": idempotency_key}))

    def update_node_config(
        self,
        *,
        node_id: str,
        base_revision: int,
        patch: Dict[str, Any],
        idempotency_key: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.UpdateNodeConfigResult:
        """Change the configuration of a node."""
        return cast("answers.UpdateNodeConfigResult", self._call("update_node_config", {"node_id": node_id, "base_revision": base_revision, "patch": patch, "idempotency_key": idempotency_key}))

    def get_config_update(
        self,
        *,
        node_id: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.GetConfigUpdateResult:
        """Fetch a waiting configuration."""
        return cast("answers.GetConfigUpdateResult", self._call("get_config_update", {"node_id": node_id}))

    def ack_config_update(
        self,
        *,
        update_id: str,
        status: Literal["applied", "rejected", "restarting"],
        new_revision: Union[int, NotGiven] = NOT_GIVEN,
        error: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.AckConfigUpdateResult:
        """Answer a configuration update."""
        return cast("answers.AckConfigUpdateResult", self._call("ack_config_update", {"update_id": update_id, "status": status, "new_revision": new_revision, "error": error}))

    def read_node_rules_file(
        self,
        *,
        node_id: str,
    ) -> answers.ReadNodeRulesFileResult:
        """Read the rules of a node."""
        return cast("answers.ReadNodeRulesFileResult", self._call("read_node_rules_file", {"node_id": node_id}))

    def write_node_rules_file(
        self,
        *,
        node_id: str,
        content: str,
        idempotency_key: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.WriteNodeRulesFileResult:
        """Write the rules of a node."""
        return cast("answers.WriteNodeRulesFileResult", self._call("write_node_rules_file", {"node_id": node_id, "content": content, "idempotency_key": idempotency_key}))

    def list_node_skills(
        self,
        *,
        node_id: str,
    ) -> answers.ListNodeSkillsResult:
        """Skills of a node."""
        return cast("answers.ListNodeSkillsResult", self._call("list_node_skills", {"node_id": node_id}))

    def read_node_skill(
        self,
        *,
        node_id: str,
        name: str,
    ) -> answers.ReadNodeSkillResult:
        """Read a skill of a node."""
        return cast("answers.ReadNodeSkillResult", self._call("read_node_skill", {"node_id": node_id, "name": name}))

    def list_node_files(
        self,
        *,
        node_id: str,
        path: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ListNodeFilesResult:
        """Files of a node."""
        return cast("answers.ListNodeFilesResult", self._call("list_node_files", {"node_id": node_id, "path": path}))

    def read_node_file(
        self,
        *,
        node_id: str,
        path: str,
    ) -> answers.ReadNodeFileResult:
        """Read a file of a node."""
        return cast("answers.ReadNodeFileResult", self._call("read_node_file", {"node_id": node_id, "path": path}))

    def tail_node_logs(
        self,
        *,
        node_id: str,
        lines: Union[int, NotGiven] = NOT_GIVEN,
        level: Union[inputs.NodeLogLevel, NotGiven] = NOT_GIVEN,
        grep: Union[str, NotGiven] = NOT_GIVEN,
        since_ts: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.TailNodeLogsResult:
        """Last log lines of a node."""
        return cast("answers.TailNodeLogsResult", self._call("tail_node_logs", {"node_id": node_id, "lines": lines, "level": level, "grep": grep, "since_ts": since_ts}))

    def get_rules_file_result(
        self,
        *,
        request_id: str,
    ) -> answers.GetRulesFileResultResult:
        """Answer of a node."""
        return cast("answers.GetRulesFileResultResult", self._call("get_rules_file_result", {"request_id": request_id}))

    def get_rules_file_request(
        self,
        *,
        request_id: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.GetRulesFileRequestResult:
        """Fetch a request for my node."""
        return cast("answers.GetRulesFileRequestResult", self._call("get_rules_file_request", {"request_id": request_id}))

    def ack_rules_file_request(
        self,
        *,
        request_id: str,
        status: Literal["done", "failed"],
        file_name: Union[str, NotGiven] = NOT_GIVEN,
        exists: Union[bool, NotGiven] = NOT_GIVEN,
        content: Union[str, NotGiven] = NOT_GIVEN,
        size: Union[int, NotGiven] = NOT_GIVEN,
        error: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.AckRulesFileRequestResult:
        """Answer a request for rules, skills, files or logs."""
        return cast("answers.AckRulesFileRequestResult", self._call("ack_rules_file_request", {"request_id": request_id, "status": status, "file_name": file_name, "exists": exists, "content": content, "size": size, "error": error}))

    def list_my_pending_create_requests(
        self,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ListMyPendingCreateRequestsResult:
        """List the nodes that I should create."""
        return cast("answers.ListMyPendingCreateRequestsResult", self._call("list_my_pending_create_requests", {"limit": limit, "cursor": cursor}))

    def list_my_pending_lifecycle_requests(
        self,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ListMyPendingLifecycleRequestsResult:
        """List the children that I should stop or start."""
        return cast("answers.ListMyPendingLifecycleRequestsResult", self._call("list_my_pending_lifecycle_requests", {"limit": limit, "cursor": cursor}))

    def get_create_request(
        self,
        *,
        request_id: str,
    ) -> answers.GetCreateRequestResult:
        """Fetch a request to create a node."""
        return cast("answers.GetCreateRequestResult", self._call("get_create_request", {"request_id": request_id}))

    def ack_create_request(
        self,
        *,
        request_id: str,
        status: Literal["started", "failed", "rejected", "runtime_capability_check_failed"],
        error: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.AckCreateRequestResult:
        """Answer a request to create a node."""
        return cast("answers.AckCreateRequestResult", self._call("ack_create_request", {"request_id": request_id, "status": status, "error": error}))

    def get_stop_request(
        self,
        *,
        request_id: str,
    ) -> answers.GetStopRequestResult:
        """Fetch a request to stop or delete a child."""
        return cast("answers.GetStopRequestResult", self._call("get_stop_request", {"request_id": request_id}))

    def ack_stop_request(
        self,
        *,
        request_id: str,
        status: Literal["stopped", "stop_failed", "noop_not_my_child"],
        exit_signal: Union[str, NotGiven] = NOT_GIVEN,
        backup_path: Union[str, NotGiven] = NOT_GIVEN,
        error: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.AckStopRequestResult:
        """Answer a request to stop or delete a child."""
        return cast("answers.AckStopRequestResult", self._call("ack_stop_request", {"request_id": request_id, "status": status, "exit_signal": exit_signal, "backup_path": backup_path, "error": error}))

    def get_start_request(
        self,
        *,
        request_id: str,
    ) -> answers.GetStartRequestResult:
        """Fetch a request to start a child."""
        return cast("answers.GetStartRequestResult", self._call("get_start_request", {"request_id": request_id}))

    def ack_start_request(
        self,
        *,
        request_id: str,
        status: Literal["started", "start_failed"],
        child_pid: Union[int, NotGiven] = NOT_GIVEN,
        error: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.AckStartRequestResult:
        """Answer a request to start a child."""
        return cast("answers.AckStartRequestResult", self._call("ack_start_request", {"request_id": request_id, "status": status, "child_pid": child_pid, "error": error}))

    def list_host_supervisors(
        self,
        *,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ListHostSupervisorsResult:
        """List the daemons of a network."""
        return cast("answers.ListHostSupervisorsResult", self._call("list_host_supervisors", {"network_id": network_id, "limit": limit, "cursor": cursor}))

    def list_my_children(
        self,
        *,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ListMyChildrenResult:
        """List the nodes that I run."""
        return cast("answers.ListMyChildrenResult", self._call("list_my_children", {"limit": limit, "cursor": cursor}))

    def send_desktop_message(
        self,
        *,
        message: str,
        to_user_id: Union[str, NotGiven] = NOT_GIVEN,
        to_username: Union[str, NotGiven] = NOT_GIVEN,
        title: Union[str, NotGiven] = NOT_GIVEN,
        severity: Union[Literal["info", "success", "warning", "error"], NotGiven] = NOT_GIVEN,
        kind: Union[str, NotGiven] = NOT_GIVEN,
        from_session: Union[str, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        idempotency_key: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.SendDesktopMessageResult:
        """Message a person."""
        return cast("answers.SendDesktopMessageResult", self._call("send_desktop_message", {"message": message, "to_user_id": to_user_id, "to_username": to_username, "title": title, "severity": severity, "kind": kind, "from_session": from_session, "network_id": network_id, "idempotency_key": idempotency_key}))

    def send_peer_reply(
        self,
        *,
        text: str,
        in_reply_to: Union[str, NotGiven] = NOT_GIVEN,
        status: Union[Literal["replied", "failed", "cancelled"], NotGiven] = NOT_GIVEN,
        from_session: Union[str, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        attachments: Union[List[Dict[str, Any]], NotGiven] = NOT_GIVEN,
        idempotency_key: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.SendPeerReplyResult:
        """Finish a task for a peer."""
        return cast("answers.SendPeerReplyResult", self._call("send_peer_reply", {"text": text, "in_reply_to": in_reply_to, "status": status, "from_session": from_session, "network_id": network_id, "attachments": attachments, "idempotency_key": idempotency_key}))

    def mark_tasks_consumed(
        self,
        *,
        task_ids: List[str],
    ) -> answers.MarkTasksConsumedResult:
        """Mark tasks as consumed."""
        return cast("answers.MarkTasksConsumedResult", self._call("mark_tasks_consumed", {"task_ids": task_ids}))

    def mark_tasks_runtime_submitted(
        self,
        *,
        task_ids: List[str],
    ) -> answers.MarkTasksRuntimeSubmittedResult:
        """Mark tasks as submitted to the runtime."""
        return cast("answers.MarkTasksRuntimeSubmittedResult", self._call("mark_tasks_runtime_submitted", {"task_ids": task_ids}))

    def list_providers(
        self,
        *,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ListProvidersResult:
        """List the providers of the network."""
        return cast("answers.ListProvidersResult", self._call("list_providers", {"network_id": network_id, "limit": limit, "cursor": cursor}))

    def upsert_provider(
        self,
        *,
        name: str,
        vendor: str,
        base_url: str,
        secret_key_ref: str,
        enabled: Union[bool, NotGiven] = NOT_GIVEN,
        models: Union[List[inputs.ProviderModel], NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.UpsertProviderResult:
        """Create or update a provider."""
        return cast("answers.UpsertProviderResult", self._call("upsert_provider", {"name": name, "vendor": vendor, "base_url": base_url, "secret_key_ref": secret_key_ref, "enabled": enabled, "models": models, "network_id": network_id}))

    def update_provider(
        self,
        *,
        provider_id: str,
        name: Union[str, NotGiven] = NOT_GIVEN,
        base_url: Union[str, NotGiven] = NOT_GIVEN,
        models: Union[List[inputs.ProviderModel], NotGiven] = NOT_GIVEN,
        enabled: Union[bool, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.UpdateProviderResult:
        """Change a provider."""
        return cast("answers.UpdateProviderResult", self._call("update_provider", {"provider_id": provider_id, "name": name, "base_url": base_url, "models": models, "enabled": enabled, "network_id": network_id}))

    def list_network_secrets(
        self,
        *,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ListNetworkSecretsResult:
        """List the names in the vault."""
        return cast("answers.ListNetworkSecretsResult", self._call("list_network_secrets", {"network_id": network_id, "limit": limit, "cursor": cursor}))

    def upsert_network_secret(
        self,
        *,
        key: str,
        value: str,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.UpsertNetworkSecretResult:
        """Put a secret into the vault."""
        return cast("answers.UpsertNetworkSecretResult", self._call("upsert_network_secret", {"key": key, "value": value, "network_id": network_id}))

    def probe_provider_model(
        self,
        *,
        provider_id: str,
        model_name: str,
        daemon_node_id: str,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ProbeProviderModelResult:
        """Try a model."""
        return cast("answers.ProbeProviderModelResult", self._call("probe_provider_model", {"provider_id": provider_id, "model_name": model_name, "daemon_node_id": daemon_node_id, "network_id": network_id}))

    def get_probe_request(
        self,
        *,
        probe_id: str,
    ) -> answers.GetProbeRequestResult:
        """Fetch a probe."""
        return cast("answers.GetProbeRequestResult", self._call("get_probe_request", {"probe_id": probe_id}))

    def ack_probe_request(
        self,
        *,
        probe_id: str,
        status: inputs.ProbeOutcome,
        raw_status_code: Optional[int],
        latency_ms: Optional[int],
    ) -> answers.AckProbeRequestResult:
        """Report the result of a probe."""
        return cast("answers.AckProbeRequestResult", self._call("ack_probe_request", {"probe_id": probe_id, "status": status, "raw_status_code": raw_status_code, "latency_ms": latency_ms}))

    def get_probe_results(
        self,
        *,
        provider_id: Union[str, NotGiven] = NOT_GIVEN,
        model_name: Union[str, NotGiven] = NOT_GIVEN,
        daemon_node_id: Union[str, NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.GetProbeResultsResult:
        """List the results of probes."""
        return cast("answers.GetProbeResultsResult", self._call("get_probe_results", {"provider_id": provider_id, "model_name": model_name, "daemon_node_id": daemon_node_id, "limit": limit, "network_id": network_id, "cursor": cursor}))

    def requirements_list(
        self,
        *,
        status: Union[inputs.RequirementColumn, NotGiven] = NOT_GIVEN,
        project_id: Union[str, NotGiven] = NOT_GIVEN,
        owner: Union[str, NotGiven] = NOT_GIVEN,
        agent_owner: Union[str, NotGiven] = NOT_GIVEN,
        tag: Union[str, NotGiven] = NOT_GIVEN,
        updated_since: Union[str, NotGiven] = NOT_GIVEN,
        external_ref: Union[str, NotGiven] = NOT_GIVEN,
        parent_id: Union[str, NotGiven] = NOT_GIVEN,
        top_level: Union[bool, NotGiven] = NOT_GIVEN,
        seq: Union[int, NotGiven] = NOT_GIVEN,
        q: Union[str, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        view: Union[inputs.RequirementViewSummary, NotGiven] = NOT_GIVEN,
        include_last_event: Union[bool, NotGiven] = NOT_GIVEN,
        changes: Union[bool, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.RequirementsListResult:
        """List cards."""
        return cast("answers.RequirementsListResult", self._call("requirements_list", {"status": status, "project_id": project_id, "owner": owner, "agent_owner": agent_owner, "tag": tag, "updated_since": updated_since, "external_ref": external_ref, "parent_id": parent_id, "top_level": top_level, "seq": seq, "q": q, "cursor": cursor, "limit": limit, "view": view, "include_last_event": include_last_event, "changes": changes, "network_id": network_id}))

    def requirements_people(
        self,
        *,
        q: Union[str, NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        offset: Union[int, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.RequirementsPeopleResult:
        """List people."""
        return cast("answers.RequirementsPeopleResult", self._call("requirements_people", {"q": q, "limit": limit, "offset": offset, "network_id": network_id}))

    def requirements_get(
        self,
        *,
        id: str,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.RequirementsGetResult:
        """Get a card."""
        return cast("answers.RequirementsGetResult", self._call("requirements_get", {"id": id, "network_id": network_id}))

    def requirements_create(
        self,
        *,
        name: str,
        column: Union[inputs.RequirementColumn, NotGiven] = NOT_GIVEN,
        status: Union[inputs.RequirementColumn, NotGiven] = NOT_GIVEN,
        priority: Union[inputs.RequirementPriority, NotGiven] = NOT_GIVEN,
        due: Union[Optional[str], NotGiven] = NOT_GIVEN,
        start: Union[Optional[str], NotGiven] = NOT_GIVEN,
        description: Union[str, NotGiven] = NOT_GIVEN,
        checklist: Union[List[inputs.ChecklistItemInput], NotGiven] = NOT_GIVEN,
        owner: Union[inputs.OwnerInput, NotGiven] = NOT_GIVEN,
        agent_owner: Union[inputs.AgentOwnerInput, NotGiven] = NOT_GIVEN,
        participants: Union[List[inputs.PersonInput], NotGiven] = NOT_GIVEN,
        project_id: Union[Optional[str], NotGiven] = NOT_GIVEN,
        parent_id: Union[Optional[str], NotGiven] = NOT_GIVEN,
        external_url: Union[Optional[str], NotGiven] = NOT_GIVEN,
        archived: Union[bool, NotGiven] = NOT_GIVEN,
        tags: Union[List[str], NotGiven] = NOT_GIVEN,
        external_ref: Union[Optional[str], NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        idempotency_key: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.RequirementsCreateResult:
        """Create a card."""
        return cast("answers.RequirementsCreateResult", self._call("requirements_create", {"name": name, "column": column, "status": status, "priority": priority, "due": due, "start": start, "description": description, "checklist": checklist, "owner": owner, "agent_owner": agent_owner, "participants": participants, "project_id": project_id, "parent_id": parent_id, "external_url": external_url, "archived": archived, "tags": tags, "external_ref": external_ref, "network_id": network_id, "idempotency_key": idempotency_key}))

    def requirements_update(
        self,
        *,
        id: str,
        name: Union[str, NotGiven] = NOT_GIVEN,
        column: Union[inputs.RequirementColumn, NotGiven] = NOT_GIVEN,
        status: Union[inputs.RequirementColumn, NotGiven] = NOT_GIVEN,
        priority: Union[inputs.RequirementPriority, NotGiven] = NOT_GIVEN,
        due: Union[Optional[str], NotGiven] = NOT_GIVEN,
        start: Union[Optional[str], NotGiven] = NOT_GIVEN,
        description: Union[str, NotGiven] = NOT_GIVEN,
        checklist: Union[List[inputs.ChecklistItemInput], NotGiven] = NOT_GIVEN,
        owner: Union[inputs.OwnerInput, NotGiven] = NOT_GIVEN,
        agent_owner: Union[inputs.AgentOwnerInput, NotGiven] = NOT_GIVEN,
        participants: Union[List[inputs.PersonInput], NotGiven] = NOT_GIVEN,
        project_id: Union[Optional[str], NotGiven] = NOT_GIVEN,
        parent_id: Union[Optional[str], NotGiven] = NOT_GIVEN,
        external_url: Union[Optional[str], NotGiven] = NOT_GIVEN,
        archived: Union[bool, NotGiven] = NOT_GIVEN,
        tags: Union[List[str], NotGiven] = NOT_GIVEN,
        external_ref: Union[Optional[str], NotGiven] = NOT_GIVEN,
        participants_add: Union[List[inputs.PersonInput], NotGiven] = NOT_GIVEN,
        participants_remove: Union[List[inputs.PersonInput], NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        idempotency_key: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.RequirementsUpdateResult:
        """Change a card."""
        return cast("answers.RequirementsUpdateResult", self._call("requirements_update", {"id": id, "name": name, "column": column, "status": status, "priority": priority, "due": due, "start": start, "description": description, "checklist": checklist, "owner": owner, "agent_owner": agent_owner, "participants": participants, "project_id": project_id, "parent_id": parent_id, "external_url": external_url, "archived": archived, "tags": tags, "external_ref": external_ref, "participants_add": participants_add, "participants_remove": participants_remove, "network_id": network_id, "idempotency_key": idempotency_key}))

    def requirements_checklist_toggle(
        self,
        *,
        id: str,
        item_id: str,
        done: bool,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        idempotency_key: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.RequirementsChecklistToggleResult:
        """Set a checklist item."""
        return cast("answers.RequirementsChecklistToggleResult", self._call("requirements_checklist_toggle", {"id": id, "item_id": item_id, "done": done, "network_id": network_id, "idempotency_key": idempotency_key}))

    def requirements_upsert_by_external_ref(
        self,
        *,
        external_ref: str,
        name: Union[str, NotGiven] = NOT_GIVEN,
        column: Union[inputs.RequirementColumn, NotGiven] = NOT_GIVEN,
        status: Union[inputs.RequirementColumn, NotGiven] = NOT_GIVEN,
        priority: Union[inputs.RequirementPriority, NotGiven] = NOT_GIVEN,
        due: Union[Optional[str], NotGiven] = NOT_GIVEN,
        start: Union[Optional[str], NotGiven] = NOT_GIVEN,
        description: Union[str, NotGiven] = NOT_GIVEN,
        checklist: Union[List[inputs.ChecklistItemInput], NotGiven] = NOT_GIVEN,
        owner: Union[inputs.OwnerInput, NotGiven] = NOT_GIVEN,
        agent_owner: Union[inputs.AgentOwnerInput, NotGiven] = NOT_GIVEN,
        participants: Union[List[inputs.PersonInput], NotGiven] = NOT_GIVEN,
        project_id: Union[Optional[str], NotGiven] = NOT_GIVEN,
        parent_id: Union[Optional[str], NotGiven] = NOT_GIVEN,
        external_url: Union[Optional[str], NotGiven] = NOT_GIVEN,
        archived: Union[bool, NotGiven] = NOT_GIVEN,
        tags: Union[List[str], NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        idempotency_key: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.RequirementsUpsertByExternalRefResult:
        """Create or change the card of a reference."""
        return cast("answers.RequirementsUpsertByExternalRefResult", self._call("requirements_upsert_by_external_ref", {"external_ref": external_ref, "name": name, "column": column, "status": status, "priority": priority, "due": due, "start": start, "description": description, "checklist": checklist, "owner": owner, "agent_owner": agent_owner, "participants": participants, "project_id": project_id, "parent_id": parent_id, "external_url": external_url, "archived": archived, "tags": tags, "network_id": network_id, "idempotency_key": idempotency_key}))

    def requirements_events(
        self,
        *,
        requirement_id: Union[str, NotGiven] = NOT_GIVEN,
        since: Union[str, NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.RequirementsEventsResult:
        """List events of cards."""
        return cast("answers.RequirementsEventsResult", self._call("requirements_events", {"requirement_id": requirement_id, "since": since, "limit": limit, "cursor": cursor, "network_id": network_id}))

    def requirements_comment(
        self,
        *,
        id: str,
        text: str,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        idempotency_key: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.RequirementsCommentResult:
        """Comment on a card."""
        return cast("answers.RequirementsCommentResult", self._call("requirements_comment", {"id": id, "text": text, "network_id": network_id, "idempotency_key": idempotency_key}))

    def projects_list(
        self,
        *,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        limit: Union[int, NotGiven] = NOT_GIVEN,
        cursor: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ProjectsListResult:
        """List projects."""
        return cast("answers.ProjectsListResult", self._call("projects_list", {"network_id": network_id, "limit": limit, "cursor": cursor}))

    def projects_create(
        self,
        *,
        name: str,
        color: Union[str, NotGiven] = NOT_GIVEN,
        order: Union[int, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        idempotency_key: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ProjectsCreateResult:
        """Create a project."""
        return cast("answers.ProjectsCreateResult", self._call("projects_create", {"name": name, "color": color, "order": order, "network_id": network_id, "idempotency_key": idempotency_key}))

    def projects_update(
        self,
        *,
        project_id: str,
        name: Union[str, NotGiven] = NOT_GIVEN,
        color: Union[str, NotGiven] = NOT_GIVEN,
        order: Union[int, NotGiven] = NOT_GIVEN,
        archived: Union[bool, NotGiven] = NOT_GIVEN,
        network_id: Union[str, NotGiven] = NOT_GIVEN,
        idempotency_key: Union[str, NotGiven] = NOT_GIVEN,
    ) -> answers.ProjectsUpdateResult:
        """Change a project."""
        return cast("answers.ProjectsUpdateResult", self._call("projects_update", {"project_id": project_id, "name": name, "color": color, "order": order, "archived": archived, "network_id": network_id, "idempotency_key": idempotency_key}))
