import { isHubError, type Hub } from '../../../../clients/typescript/src/index.ts';
import { answerQuestion } from './answer-question.ts';
import type { NodeRecord, NodeStore } from './node-store.ts';
import type { RunningNodes } from './running-nodes.ts';
import { RuntimeLack } from './runtimes.ts';

/** What orders are carried out with. */
export interface OrderTools {
  readonly hub: Hub;
  readonly store: NodeStore;
  readonly nodes: RunningNodes;
  /** Names of providers in the daemon's own network, with the address to use for each. */
  readonly probeHosts: ReadonlyMap<string, string>;
  readonly log: (line: string) => void;
}

const restartGraceMs = 10_000;

/** Creates a node. Only the first fetch of an order brings its token; whoever fetches it again has nothing to do. */
export async function createNode({ hub, store, nodes }: OrderTools, requestId: string): Promise<void> {
  const ack = (status: 'started' | 'failed' | 'rejected' | 'runtime_capability_check_failed', error?: string) =>
    hub.tools.ack_create_request({ request_id: requestId, status, error });
  const order = await hub.tools.get_create_request({ request_id: requestId }).catch((error: unknown) => {
    if (isHubError(error) && error.code === 'daemon_not_trusted') return undefined;
    throw error;
  });
  if (order === undefined) return void (await ack('rejected', 'daemon_not_trusted'));
  const { child_token: token, child_node_id: nodeId, node_spec: spec, secrets = {} } = order;
  if (token === undefined || nodeId === null) return;
  try {
    const { name: alias, runtime, model = null, flags = {}, workdir } = spec;
    nodes.check({ runtime, model, flags });
    const workFolder = await store.makeWorkFolder(nodeId, workdir);
    const node: NodeRecord = { nodeId, alias, runtime, model, flags, token, secrets, workFolder };
    await store.save(node);
    nodes.start(node);
  } catch (error) {
    const isLack = error instanceof RuntimeLack;
    return void (await ack(isLack ? 'runtime_capability_check_failed' : 'failed', messageOf(error)));
  }
  await ack('started');
}

/** Stops or deletes a node. */
export async function stopNode({ hub, store, nodes }: OrderTools, requestId: string): Promise<void> {
  const order = await hub.tools.get_stop_request({ request_id: requestId });
  if (order.status !== 'delivered') return;
  const node = await store.find(order.child_node_id);
  if (node === undefined) {
    await hub.tools.ack_stop_request({ request_id: requestId, status: 'noop_not_my_child' });
    return;
  }
  try {
    await nodes.stop(node.nodeId, order.grace_seconds * 1_000);
    const isDeletion = order.action === 'delete';
    const backup = isDeletion ? await store.remove(node, !order.delete_config, Date.now()) : undefined;
    await hub.tools.ack_stop_request({ request_id: requestId, status: 'stopped', backup_path: backup });
  } catch (error) {
    if (isHubError(error)) throw error;
    await hub.tools.ack_stop_request({ request_id: requestId, status: 'stop_failed', error: messageOf(error) });
  }
}

/** Starts a node that was stopped. */
export async function startNode({ hub, store, nodes }: OrderTools, requestId: string): Promise<void> {
  const order = await hub.tools.get_start_request({ request_id: requestId });
  if (order.status !== 'delivered') return;
  const node = await store.find(order.child_node_id);
  try {
    if (node === undefined) throw new Error('this daemon does not keep the node');
    nodes.start(node);
  } catch (error) {
    const failed = { status: 'start_failed', error: messageOf(error) } as const;
    await hub.tools.ack_start_request({ request_id: requestId, ...failed });
    return;
  }
  await hub.tools.ack_start_request({ request_id: requestId, status: 'started', child_pid: process.pid });
}

/** Changes or restarts a node. A client starts anew for every task, so a change holds from the next task on. */
export async function configureNode({ hub, store, nodes }: OrderTools, nodeId: string): Promise<void> {
  const { update } = await hub.tools.get_config_update({ node_id: nodeId });
  const node = await store.find(nodeId);
  if (update === null || node === undefined || !['pending', 'restarting'].includes(update.status)) return;
  const { update_id: id, patch } = update;
  try {
    if (update.action === 'restart') {
      if (update.status === 'pending') await hub.tools.ack_config_update({ update_id: id, status: 'restarting' });
      await nodes.stop(nodeId, restartGraceMs);
      nodes.start(node);
    } else {
      const { model, flags } = patch as { readonly model?: string; readonly flags?: Readonly<Record<string, unknown>> };
      const changed = { ...node, model: model ?? node.model, flags: { ...node.flags, ...flags } };
      nodes.change(changed);
      await store.save(changed);
    }
  } catch (error) {
    if (isHubError(error)) throw error;
    await hub.tools.ack_config_update({ update_id: id, status: 'rejected', error: messageOf(error) });
    return;
  }
  await hub.tools.ack_config_update({ update_id: id, status: 'applied' });
}

/** Answers one question about a node, that of the id or the next one; tells whether there was one. */
export async function answerNext({ hub, store, nodes }: OrderTools, requestId?: string): Promise<boolean> {
  const { request } = await hub.tools.get_rules_file_request({ request_id: requestId });
  if (request === null) return false;
  const id = request.request_id;
  try {
    const node = await store.find(request.node_id);
    if (node === undefined) throw new Error('this daemon does not keep the node');
    const found = await answerQuestion(node, nodes.requireRuntime(node), store.logFile(node.nodeId), request);
    await hub.tools.ack_rules_file_request({ request_id: id, status: 'done', ...found });
  } catch (error) {
    if (isHubError(error) && error.status === 0) throw error;
    await hub.tools.ack_rules_file_request({ request_id: id, status: 'failed', error: messageOf(error) });
  }
  return true;
}

/** Tries a provider with its key, which is handed over once and kept nowhere. */
export async function answerProbe({ hub, probeHosts: hosts, log }: OrderTools, probeId: string): Promise<void> {
  const { probeModel } = await import('./probe-model.ts');
  const order = await hub.tools.get_probe_request({ probe_id: probeId });
  const outcome = await probeModel(order, { hosts });
  log(`probe ${probeId}: ${order.model_name} is ${outcome.status}`);
  await hub.tools.ack_probe_request({ probe_id: probeId, ...outcome });
}

/** The words of an error; those of the system are told without their paths. */
function messageOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code !== undefined && !isHubError(error) ? `the daemon could not: ${code}` : String(message);
}
