import { setTimeout as sleep } from 'node:timers/promises';
import type { Loose } from '../../support/start-hub.ts';
import { startDaemon, type TestDaemon } from '../../support/daemon.ts';
import type { CliWorld } from './open-cli-world.ts';

/** How the daemon of a test acknowledges; what is missing is answered with success. */
export interface Script {
  create?: Readonly<Record<string, unknown>>;
  stop?: Readonly<Record<string, unknown>>;
  start?: Readonly<Record<string, unknown>>;
  configure?: Readonly<Record<string, unknown>>;
  /** By the operation of the request. */
  files?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** A daemon without processes: it fetches what is ordered and acknowledges it as its script says. */
export interface ScriptedDaemon extends TestDaemon {
  readonly script: Script;
  /** All that it fetched, as the hub gave it. */
  readonly fetched: Loose[];
  stop(): Promise<void>;
}

/** Starts one that looks for orders until it is stopped. */
export async function startScriptedDaemon({ hub, user }: CliWorld, alias = 'host'): Promise<ScriptedDaemon> {
  const daemon = await startDaemon(hub, user, alias);
  const script: Script = {};
  const fetched: Loose[] = [];
  let isOn = true;
  const look = async (): Promise<void> => {
    const creations = await daemon.call('list_my_pending_create_requests');
    for (const { request_id } of creations.requests) await serve('create', request_id, { status: 'started' });
    const { stop_requests, start_requests } = await daemon.call('list_my_pending_lifecycle_requests');
    for (const { request_id } of stop_requests) await serve('stop', request_id, { status: 'stopped' });
    for (const { request_id } of start_requests) await serve('start', request_id, { status: 'started' });
    for (const { node_id } of (await daemon.call('list_my_children')).children) await configure(node_id);
    const { request } = await daemon.call('get_rules_file_request');
    if (request === null) return;
    fetched.push(request);
    const answer = script.files?.[request.op] ?? { exists: false };
    await daemon.call('ack_rules_file_request', { request_id: request.request_id, status: 'done', ...answer });
  };
  const serve = async (kind: 'create' | 'stop' | 'start', id: string, usual: object): Promise<void> => {
    fetched.push(await daemon.call(`get_${kind}_request`, { request_id: id }));
    await daemon.call(`ack_${kind}_request`, { request_id: id, ...usual, ...script[kind] });
  };
  const configure = async (nodeId: string): Promise<void> => {
    const { update } = await daemon.call('get_config_update', { node_id: nodeId });
    if (update?.status !== 'pending') return;
    fetched.push(update);
    const { update_id } = update;
    await daemon.call('ack_config_update', { update_id, status: 'restarting' });
    await daemon.call('ack_config_update', { update_id, status: 'applied', ...script.configure });
  };
  const looking = (async () => {
    while (isOn) {
      await look();
      await sleep(20);
    }
  })();
  return {
    ...daemon,
    script,
    fetched,
    async stop() {
      isOn = false;
      await looking;
    },
  };
}
