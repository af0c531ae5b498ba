import type { RunningProgram } from '../run-program.ts';
import { takeSeat, taskOf } from '../seat.ts';
import type { Seat, World } from '../seat.ts';
import { until } from '../until.ts';
import type { Check } from './checks.ts';

/** Keys go through the vault of the network; the rest of what points a CLI at its model is named to the daemon. */
const isKey = (name: string): boolean => name.endsWith('_API_KEY');

/** @throws Error the hub refuses */
async function asPerson({ hub, person }: World, tool: string, args: Readonly<Record<string, unknown>>) {
  const answer = await hub.tool(tool, { network_id: person.networkId, ...args }, person.token);
  if (answer.ok !== true) throw new Error(`${tool}: ${JSON.stringify(answer)}`);
  return answer;
}

/** Starts `ahub daemon run` at a seat, and resolves once it takes orders. */
async function startDaemon(world: World, seat: Seat): Promise<RunningProgram> {
  const names = Object.keys(seat.pointed);
  for (const key of names.filter(isKey))
    await asPerson(world, 'upsert_network_secret', { key, value: seat.pointed[key] });
  const more = names.flatMap((name) => [isKey(name) ? '--secret' : '--env', name]);
  const daemon = seat.start(['ahub', 'daemon', 'run', '--alias', seat.alias, ...more]);
  await until(daemon, 'the daemon takes orders', () => daemon.output().includes('takes orders') || undefined);
  return daemon;
}

/** Has the daemon create a node with the runtime of the CLI. */
async function createNode(world: World, seat: Seat, daemon: RunningProgram, name: string): Promise<void> {
  const { runtime, flags } = seat.cli.node;
  const { daemons } = await asPerson(world, 'list_host_supervisors', {});
  const { daemon_node_id } = daemons.find(({ alias }: { alias: string }) => alias === seat.alias);
  const env_refs = Object.keys(seat.pointed).filter(isKey);
  const node_spec = { name, runtime, ...(flags !== undefined && { flags }), env_refs };
  const { request_id: id } = await asPerson(world, 'create_node', { daemon_node_id, node_spec });
  const request = await until(daemon, 'the creation ends', async () => {
    const path = `/api/node-create-requests?request_id=${id}`;
    const { request: found } = (await world.hub.api('GET', path, { token: world.person.token })).body;
    return ['pending', 'delivered'].includes(found.status) ? undefined : found;
  });
  if (request.status !== 'started') throw new Error(`the node is ${JSON.stringify(request)}: ${daemon.output()}`);
}

async function nodeOf({ hub, person }: World, alias: string) {
  const path = `/api/nodes?network_id=${person.networkId}&alias=${alias}`;
  const { nodes } = (await hub.api('GET', path, { token: person.token })).body;
  return nodes[0] as { readonly node_id: string; readonly lifecycle_state: string };
}

/** A daemon makes a node with the CLI as its runtime; the node does a person's task, and a stop ends it in the middle of the next. */
export const daemonWorks: Check = {
  name: 'daemon',
  title: 'is a node of ahub daemon run: made, at work, and stopped',
  async run(world, cli) {
    const seat = await takeSeat(world, cli, [({ said }) => ({ say: `I did: ${said.at(-1)}` })]);
    const { model } = seat;
    // The settings name AHUB_TOKEN: each node speaks for itself.
    await seat.run(['ahub', 'mcp', 'config', cli.id, '--write']);
    const daemon = await startDaemon(world, seat);
    const kid = `${seat.alias}-kid`;
    await createNode(world, seat, daemon, kid);
    const task = await taskOf(world, kid, 'Say hello to Ada');
    const ended = await until(daemon, 'the task ends', async () => {
      const state = await task.state();
      return ['replied', 'failed'].includes(state.status) ? state : undefined;
    });
    if (ended.status !== 'replied' || !/I did: "?Say hello to Ada/.test(ended.result ?? '')) {
      throw new Error(`the task is ${ended.status}, its result ${ended.result}: ${daemon.output()}`);
    }
    const thinking = Promise.withResolvers<never>();
    thinking.promise.catch(() => undefined);
    const asked = model.talks.length;
    model.follow(() => thinking.promise);
    const endless = await taskOf(world, kid, 'Think for ever');
    await until(daemon, 'the model is asked', () => model.talks.length > asked || undefined);
    const { node_id } = await nodeOf(world, kid);
    await asPerson(world, 'stop_node', { node_id, force: true, grace_seconds: 5 });
    const isStopped = async () => (await nodeOf(world, kid)).lifecycle_state === 'stopped' || undefined;
    await until(daemon, 'the node is stopped', isStopped);
    const cut = await endless.state();
    if (cut.status !== 'failed' || !cut.result?.includes('the node was stopped') || model.abandoned() === 0) {
      throw new Error(`the cut task is ${cut.status}, its result ${cut.result}; left: ${model.abandoned()}`);
    }
    daemon.stop();
    const { code, all } = await daemon.ended;
    if (code !== 0) throw new Error(`ahub daemon run ended with ${code} when it was asked to stop: ${all}`);
    thinking.reject(new Error('the check is over'));
    await seat.close();
  },
};
