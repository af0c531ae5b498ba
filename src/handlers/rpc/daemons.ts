import type { ToolHandlers } from '../../../generated/tools.ts';
import type { Ctx } from '../../domain/ctx.ts';
import { ackConfigUpdate } from '../../domain/daemons/configuration/ack-config-update.ts';
import { ackCreateRequest } from '../../domain/daemons/creation/ack-create-request.ts';
import { ackStartRequest } from '../../domain/daemons/lifecycle/ack-start-request.ts';
import { ackStopRequest } from '../../domain/daemons/lifecycle/ack-stop-request.ts';
import { ackRulesFileRequest } from '../../domain/daemons/node-files/ack-rules-file-request.ts';
import { getConfigUpdate } from '../../domain/daemons/configuration/get-config-update.ts';
import { getCreateRequest } from '../../domain/daemons/creation/get-create-request.ts';
import { getStartRequest } from '../../domain/daemons/lifecycle/get-start-request.ts';
import { getStopRequest } from '../../domain/daemons/lifecycle/get-stop-request.ts';
import { getRulesFileRequest } from '../../domain/daemons/node-files/get-rules-file-request.ts';
import { listHostSupervisors } from '../../domain/daemons/list-host-supervisors.ts';
import { listMyChildren } from '../../domain/daemons/list-my-children.ts';
import { listMyPendingCreateRequests } from '../../domain/daemons/creation/list-my-pending-create-requests.ts';
import { listMyPendingLifecycleRequests } from '../../domain/daemons/lifecycle/list-my-pending-lifecycle-requests.ts';
import { viewHostSupervisor } from '../views/daemon.ts';
import {
  viewConfigUpdate,
  viewFetchedCreateRequest,
  viewLifecycleHead,
  viewLifecycleRequest,
  viewNodeFileRequest,
  viewPendingCreateRequest,
  viewStopRequest,
} from '../views/daemon-request.ts';
import { viewPage } from '../views/page.ts';

/** What daemons and nodes call. */
export const daemonsRpc = {
  list_host_supervisors: async (ctx, { network_id: networkId, limit, cursor }) => {
    const page = await listHostSupervisors(ctx, { networkId, limit, cursor });
    const daemons = page.rows.map(viewHostSupervisor);
    return { ok: true, daemons, count: daemons.length, ...viewPage(page) };
  },
  list_my_children: async (ctx, { limit, cursor }) => {
    const page = await listMyChildren(ctx, { limit, cursor });
    const view = (row: (typeof page.rows)[number]) => ({
      node_id: row.node_id,
      alias: row.alias,
      lifecycle_state: row.lifecycle_state,
    });
    return { ok: true, children: page.rows.map(view), ...viewPage(page) };
  },
  list_my_pending_create_requests: async (ctx, { limit, cursor }) => {
    const page = await listMyPendingCreateRequests(ctx, { limit, cursor });
    const requests = page.rows.map(viewPendingCreateRequest);
    return { ok: true, count: requests.length, requests, ...viewPage(page) };
  },
  list_my_pending_lifecycle_requests: async (ctx, { limit, cursor }) => {
    const page = await listMyPendingLifecycleRequests(ctx, { limit, cursor });
    const starts = page.rows.filter(({ action }) => action === 'start').map(viewLifecycleRequest);
    const stops = page.rows.filter(({ action }) => action !== 'start').map(viewLifecycleRequest);
    return { ok: true, stop_requests: stops, start_requests: starts, ...viewPage(page) };
  },
  get_create_request: async (ctx, { request_id: requestId }) => {
    return { ok: true, ...viewFetchedCreateRequest(await getCreateRequest(ctx, requestId)) };
  },
  ack_create_request: async (ctx, { request_id: requestId, status, error }) => {
    return { ok: true, request_id: requestId, status: await ackCreateRequest(ctx, { requestId, status, error }) };
  },
  get_stop_request: async (ctx, { request_id: requestId }) => {
    return { ok: true, ...viewStopRequest(await getStopRequest(ctx, requestId)) };
  },
  ack_stop_request: async (ctx, args) => {
    const { request_id: requestId, status, exit_signal: exitSignal, backup_path: backupPath, error } = args;
    const settled = await ackStopRequest(ctx, { requestId, status, exitSignal, backupPath, error });
    return { ok: true, request_id: requestId, status: settled };
  },
  get_start_request: async (ctx, { request_id: requestId }) => {
    return { ok: true, ...viewLifecycleHead(await getStartRequest(ctx, requestId)) };
  },
  ack_start_request: async (ctx, { request_id: requestId, status, child_pid: childPid, error }) => {
    const settled = await ackStartRequest(ctx, { requestId, status, childPid, error });
    return { ok: true, request_id: requestId, status: settled };
  },
  get_config_update: async (ctx, { node_id: nodeId }) => {
    const update = await getConfigUpdate(ctx, nodeId);
    return { ok: true, update: update === undefined ? null : viewConfigUpdate(update) };
  },
  ack_config_update: async (ctx, { update_id: updateId, status, error }) => {
    const { revision } = await ackConfigUpdate(ctx, { updateId, status, error });
    return { ok: true, update_id: updateId, status, config_revision: revision };
  },
  get_rules_file_request: async (ctx, { request_id: requestId }) => {
    const request = await getRulesFileRequest(ctx, requestId);
    return { ok: true, request: request === undefined ? null : viewNodeFileRequest(request) };
  },
  ack_rules_file_request: async (ctx, args) => {
    const { request_id: requestId, status, file_name: fileName, exists, content, size, error } = args;
    const ended = await ackRulesFileRequest(ctx, { requestId, status, fileName, exists, content, size, error });
    return { ok: true, request_id: requestId, status: ended };
  },
} satisfies Partial<ToolHandlers<Ctx>>;
