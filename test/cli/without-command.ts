/**
 * Operations and tools that have no command of their own, by the reason; `ahub api` and `ahub tool` call them. The list
 * may only shrink: what is new gets a command.
 */
export const withoutCommand: Readonly<Record<string, readonly string[]>> = {
  'browsers sign in with these, a command line has a token': [
    ...['createBrowserSession', 'deleteBrowserSession', 'issueBrowserToken', 'redeemStartLink'],
  ],
  'supervisors of hubs and dashboards ask these': [
    ...['getLiveness', 'getReadiness', 'getStats', 'getStreamStats', 'listJobs', 'listServerLogs'],
    ...['listServers', 'getServerHealth', 'listServerAgents', 'getLicense', 'activateLicense'],
  ],
  'agents and daemons speak these while they run': [
    ...['report_status', 'report_completion', 'send_ack', 'send_peer_reply', 'send_desktop_message'],
    ...['mark_tasks_runtime_submitted', 'mark_tasks_consumed', 'list_my_children', 'getCompletions'],
    ...['list_my_pending_create_requests', 'list_my_pending_lifecycle_requests'],
    ...['get_create_request', 'ack_create_request', 'get_start_request', 'ack_start_request'],
    ...['get_stop_request', 'ack_stop_request', 'get_config_update', 'ack_config_update'],
    ...['get_rules_file_request', 'ack_rules_file_request', 'get_probe_request', 'ack_probe_request'],
  ],
  'the door of tools, which ahub tool uses': ['callTool'],
  'the console shows these': [
    ...['getTerminal', 'sendTerminal', 'openTerminal', 'updateNodeAvatar', 'openUserStream'],
    ...['listFiles', 'downloadFile', 'deleteFile', 'listTaskEvents', 'send_message'],
  ],
};
