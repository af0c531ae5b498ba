import type { ToolHandlers } from '../../../generated/tools.ts';
import type { Ctx } from '../../domain/ctx.ts';
import { listNodeFiles } from '../../domain/daemons/node-files/list-node-files.ts';
import { readNodeFile } from '../../domain/daemons/node-files/read-node-file.ts';
import { readNodeRulesFile } from '../../domain/daemons/node-files/read-node-rules-file.ts';
import { writeNodeRulesFile } from '../../domain/daemons/node-files/write-node-rules-file.ts';
import { listNodeSkills } from '../../domain/daemons/node-files/list-node-skills.ts';
import { readNodeSkill } from '../../domain/daemons/node-files/read-node-skill.ts';
import { createNode } from '../../domain/daemons/creation/create-node.ts';
import { getRulesFileResult } from '../../domain/daemons/node-files/get-rules-file-result.ts';
import { restartNode } from '../../domain/daemons/configuration/restart-node.ts';
import { startNode } from '../../domain/daemons/lifecycle/start-node.ts';
import { deleteNode } from '../../domain/daemons/lifecycle/delete-node.ts';
import { stopNode } from '../../domain/daemons/lifecycle/stop-node.ts';
import { tailNodeLogs } from '../../domain/daemons/node-files/tail-node-logs.ts';
import { updateNodeConfig } from '../../domain/daemons/configuration/update-node-config.ts';
import { viewOrderedStop, viewFileRequest, viewFileRequestResult } from '../views/daemon-request.ts';

/** What people and agents request of nodes. */
export const nodeLifecycleRpc = {
  create_node: async (ctx, { daemon_node_id: daemonNodeId, node_spec: spec }) => {
    const { requestId, childNodeId } = await createNode(ctx, { daemonNodeId, spec });
    return { ok: true, request_id: requestId, status: 'pending', child_node_id: childNodeId };
  },
  stop_node: async (ctx, { node_id: nodeId, force = false, grace_seconds: graceSeconds = 10 }) => {
    return viewOrderedStop(await stopNode(ctx, { nodeId, force, graceSeconds }));
  },
  delete_node: async (ctx, args) => {
    const { node_id: nodeId, confirm_alias: confirmAlias, force = false } = args;
    const { grace_seconds: graceSeconds = 10, delete_config: deleteConfig = true } = args;
    return viewOrderedStop(await deleteNode(ctx, { nodeId, confirmAlias, force, graceSeconds, deleteConfig }));
  },
  start_node: async (ctx, { node_id: nodeId }) => {
    const { requestId, lifecycleState } = await startNode(ctx, nodeId);
    return { ok: true, request_id: requestId, lifecycle_state: lifecycleState };
  },
  restart_node: async (ctx, { node_id: nodeId }) => {
    const { updateId, applyMode } = await restartNode(ctx, nodeId);
    return { ok: true, update_id: updateId, apply_mode: applyMode };
  },
  update_node_config: async (ctx, { node_id: nodeId, base_revision: baseRevision, patch }) => {
    const { updateId, applyMode } = await updateNodeConfig(ctx, { nodeId, baseRevision, patch });
    return { ok: true, update_id: updateId, apply_mode: applyMode };
  },
  read_node_rules_file: async (ctx, { node_id: nodeId }) => viewFileRequest(await readNodeRulesFile(ctx, nodeId)),
  write_node_rules_file: async (ctx, { node_id: nodeId, content }) =>
    viewFileRequest(await writeNodeRulesFile(ctx, { nodeId, content })),
  list_node_skills: async (ctx, { node_id: nodeId }) => viewFileRequest(await listNodeSkills(ctx, nodeId)),
  read_node_skill: async (ctx, { node_id: nodeId, name }) =>
    viewFileRequest(await readNodeSkill(ctx, { nodeId, name })),
  list_node_files: async (ctx, { node_id: nodeId, path = '' }) =>
    viewFileRequest(await listNodeFiles(ctx, { nodeId, path })),
  read_node_file: async (ctx, { node_id: nodeId, path }) => viewFileRequest(await readNodeFile(ctx, { nodeId, path })),
  tail_node_logs: async (ctx, { node_id: nodeId, lines = 500, level, grep, since_ts: sinceTs }) =>
    viewFileRequest(await tailNodeLogs(ctx, { nodeId, lines, level, grep, sinceTs })),
  get_rules_file_result: async (ctx, { request_id: requestId }) =>
    viewFileRequestResult(await getRulesFileResult(ctx, requestId)),
} satisfies Partial<ToolHandlers<Ctx>>;
