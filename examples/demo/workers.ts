import type { Hub } from '../../clients/typescript/src/index.ts';
import { Random } from './random.ts';
import { providers } from './stories/shelf.ts';
import { supervisorAlias } from './stories/team.ts';
import type { World } from './world.ts';

const rules = `# Rules of this worker

- Answer within a minute, or say why not.
- Change nothing outside of your work directory.
- Money paths are for payments: hand them on.
`;

/** Two workers that the supervisor runs: made, given work, reconfigured, stopped, started, deleted and made again. */
export async function letWorkersCome(world: World): Promise<void> {
  const { pace, person } = world;
  const lena = person('lena');
  const random = new Random(`${world.settings.seed}/workers`);
  await pace.tryOnce('probes', () => probeAll(world, person('ada')));
  await Promise.all([
    pace.every(15, 'canary-1', () => liveOnce(world, lena, 'canary-1', 700)),
    pace
      .pause(40)
      .then(() => pace.every(30, 'canary-2', () => liveOnce(world, lena, 'canary-2', 240 + random.whole(0, 60))))
      .catch(() => undefined),
  ]);
}

async function supervisorId(hub: Hub): Promise<string> {
  const { daemons } = await hub.api.listHostSupervisors({});
  const found = daemons.find(({ alias }) => alias === supervisorAlias);
  if (found === undefined) throw new Error('the supervisor has not reported');
  return found.daemon_node_id;
}

async function probeAll(world: World, ada: Hub): Promise<void> {
  const daemon_node_id = await supervisorId(ada);
  const { providers: known } = await ada.tools.list_providers({});
  for (const { provider_id, models } of known) {
    for (const { model_name } of models) {
      await ada.tools.probe_provider_model({ provider_id, model_name, daemon_node_id });
      await world.pace.pause(2);
    }
  }
}

/** One life of a worker, of about so many seconds. */
async function liveOnce({ pace }: World, hub: Hub, name: string, seconds: number): Promise<void> {
  const model = 'claude-sonnet-4-6';
  const env_refs = [providers[0]?.secret ?? ''];
  const node_spec = { name, runtime: 'custom', model, env_refs, workdir: name };
  const daemon_node_id = await supervisorId(hub);
  await removeLeftOver(hub, name);
  const { child_node_id: node_id } = await hub.tools.create_node({ daemon_node_id, node_spec });
  const settle = (state: string | undefined) => waitForState(hub, node_id, state);
  const work = async (text: string): Promise<void> => {
    const { task } = await hub.send(name, text, { ttlSeconds: 600 });
    await hub.wait(task.id, { timeoutMs: 60_000 });
  };
  await settle('active');
  await hub.tools.write_node_rules_file({ node_id, content: rules });
  await work('Try the canary build against the recorded traffic of yesterday');
  await pace.pause(seconds / 4);
  const { nodes } = await hub.api.listNodes({ node_id });
  const base_revision = nodes[0]?.config_revision ?? 0;
  await hub.tools.update_node_config({ node_id, base_revision, patch: { model: 'claude-opus-4-6' } });
  await pace.pause(seconds / 4);
  await settle('active');
  await work('Compare the answers of both models on the 20 golden cases');
  await pace.pause(seconds / 4);
  await hub.tools.stop_node({ node_id, force: true, grace_seconds: 5 });
  await settle('stopped');
  await pace.pause(20);
  await hub.tools.start_node({ node_id });
  await settle('active');
  await pace.pause(seconds / 4);
  await removeLeftOver(hub, name);
}

/** Deletes the worker of this name, where there is one: also of a life that somebody interrupted. */
async function removeLeftOver(hub: Hub, name: string): Promise<void> {
  const { nodes } = await hub.api.listNodes({ alias: name });
  const node_id = nodes[0]?.node_id;
  if (node_id === undefined) return;
  await hub.tools.delete_node({ node_id, confirm_alias: name, force: true, grace_seconds: 5 });
  await waitForState(hub, node_id, undefined);
}

/** Until the node is in this state, or gone. @throws Error not within a minute */
async function waitForState(hub: Hub, node_id: string, wanted: string | undefined): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 250) {
    const { nodes } = await hub.api.listNodes({ node_id });
    if (nodes[0]?.lifecycle_state === wanted) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`the worker ${node_id} did not become ${wanted ?? 'deleted'}`);
}
