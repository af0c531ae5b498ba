import { createChild, startDaemon } from '../support/daemon.ts';
import type { Loose, TestHub, TestUser } from '../support/start-hub.ts';

/** A network of its own, with an agent that is called `bee`. */
export interface Scene {
  readonly hub: TestHub;
  readonly owner: TestUser;
  /** The token of `bee`. */
  readonly bee: string;
  /** What a plant leaves for its cure. */
  readonly made: Record<string, Loose>;
}

/** A condition, how it comes about and what ends it. */
export interface Plant {
  readonly title: string;
  readonly kind: string;
  readonly plant: (scene: Scene) => Promise<unknown>;
  readonly cure: (scene: Scene) => Promise<unknown>;
}

const minute = 60_000;

/** A heartbeat of `bee`. */
export const beat = ({ hub, bee }: Scene, status = 'idle', more: object = {}) =>
  hub.tool('report_status', { resume_id: 'r-bee', alias: 'bee', status, ...more }, bee);

/** A task for `bee`. */
export const send = async ({ hub, owner, made }: Scene, more: object = {}) => {
  const sent = await hub.tool('send_task', { alias: 'bee', task: 'dig', ...more }, owner.token);
  made['taskId'] = sent.message_id;
};

const cancel = ({ hub, owner, made }: Scene) => hub.tool('cancel_task', { task_id: made['taskId'] }, owner.token);
const retry = ({ hub, owner, made }: Scene) => hub.tool('retry_task', { task_id: made['taskId'] }, owner.token);

const reply = (scene: Scene, status: string) =>
  scene.hub.tool('send_reply', { in_reply_to: scene.made['taskId'], text: 'the shaft is flooded', status }, scene.bee);

const ackReplies = ({ hub, owner }: Scene) =>
  hub.api('POST', '/api/messages/ack', { token: owner.token, body: { agent: 'bee' } });

/** Time passes in which `bee` says that it is alive. */
async function pass(scene: Scene, minutes: number, status = 'idle'): Promise<void> {
  for (let left = minutes; left > 0; left -= 9) {
    scene.hub.clock.advance(Math.min(left, 9) * minute);
    await beat(scene, status);
  }
}

async function readOften(scene: Scene, messageId: string): Promise<void> {
  for (let read = 0; read < 21; read += 1) await scene.hub.tool('get_inbox', { alias: 'bee' }, scene.bee);
  await scene.hub.runJob('record_reads');
  scene.made['messageId'] = messageId;
}

const ackDelivery = ({ hub, bee, made }: Scene) =>
  hub.tool('ack_inbox', { alias: 'bee', message_id: made['messageId'] }, bee);

async function makeChild(scene: Scene): Promise<void> {
  const { hub, owner, made } = scene;
  made['daemon'] = await startDaemon(hub, owner);
  made['child'] = await createChild(hub, owner, made['daemon']);
}

const makeCard = ({ hub, owner, made }: Scene, due: string) =>
  hub
    .api('POST', '/api/requirements', { token: owner.token, body: { name: 'Dig a well', due } })
    .then(({ body }) => (made['cardId'] = body.requirement.id));

const moveCard = ({ hub, owner, made }: Scene, body: object) =>
  hub.api('PATCH', `/api/requirements/${made['cardId']}`, { token: owner.token, body });

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const agent = (status: string): Plant => ({
  title: `an agent reports ${status}`,
  kind: `agent_${status}`,
  plant: (scene) => beat(scene, status, { task: 'digging' }),
  cure: (scene) => beat(scene, 'working'),
});

/** The planted conditions: each kind at least once. */
export const plants: readonly Plant[] = [
  {
    title: 'a reply ends a task as failed',
    kind: 'task_failed',
    plant: async (scene) => {
      await beat(scene);
      await send(scene);
      await reply(scene, 'failed');
      await ackReplies(scene);
    },
    cure: retry,
  },
  {
    title: 'a task expires',
    kind: 'task_expired',
    plant: async (scene) => {
      await beat(scene);
      await send(scene, { ttl_seconds: 60 });
      await pass(scene, 2);
      await scene.hub.runJob('expire_tasks');
    },
    cure: retry,
  },
  {
    title: 'an agent that is there leaves a task alone',
    kind: 'task_unclaimed',
    plant: async (scene) => {
      await send(scene);
      await pass(scene, 11);
    },
    cure: (scene) => scene.hub.tool('send_ack', { task_id: scene.made['taskId'] }, scene.bee),
  },
  {
    title: 'nobody is there who could take a task',
    kind: 'task_unclaimed',
    plant: async (scene) => {
      await send(scene);
      scene.hub.clock.advance(11 * minute);
    },
    cure: cancel,
  },
  {
    title: 'an agent took a task and is idle',
    kind: 'task_stalled',
    plant: async (scene) => {
      await beat(scene);
      await send(scene);
      await scene.hub.tool('send_ack', { task_id: scene.made['taskId'] }, scene.bee);
      await pass(scene, 31);
    },
    cure: (scene) => beat(scene, 'working', { task: scene.made['taskId'] }),
  },
  {
    title: 'an agent works on a task for hours',
    kind: 'task_stalled',
    plant: async (scene) => {
      await send(scene);
      await beat(scene, 'working', { task: scene.made['taskId'] });
      await pass(scene, 241, 'working');
    },
    cure: (scene) =>
      scene.hub.tool('report_completion', { alias: 'bee', task: scene.made['taskId'], result: 'done' }, scene.bee),
  },
  agent('waiting_input'),
  agent('blocked'),
  agent('error'),
  {
    title: 'the login of an agent has expired',
    kind: 'agent_degraded',
    plant: (scene) => beat(scene, 'idle', { health: { model_auth: 'expired' } }),
    cure: (scene) => beat(scene, 'idle', { health: { model_auth: 'ok' } }),
  },
  {
    title: 'an agent falls silent with work, marked or not',
    kind: 'agent_offline_with_work',
    plant: async (scene) => {
      await beat(scene);
      scene.hub.clock.advance(5 * minute);
      await send(scene);
      scene.hub.clock.advance(5 * minute + 1_000);
    },
    cure: (scene) => beat(scene),
  },
  {
    title: 'an agent says goodbye and leaves work',
    kind: 'agent_offline_with_work',
    plant: async (scene) => {
      await send(scene);
      await beat(scene, 'offline');
    },
    cure: cancel,
  },
  {
    title: 'a task is handed out again and again',
    kind: 'delivery_poisoned',
    plant: async (scene) => {
      await beat(scene);
      await send(scene);
      await readOften(scene, scene.made['taskId']);
    },
    cure: ackDelivery,
  },
  {
    title: 'a message is handed out again and again',
    kind: 'delivery_poisoned',
    plant: async (scene) => {
      await beat(scene);
      const sent = await scene.hub.tool('send_message', { alias: 'bee', message: 'hello' }, scene.owner.token);
      await readOften(scene, sent.message_id);
    },
    cure: ackDelivery,
  },
  {
    title: 'a daemon cannot stop a child',
    kind: 'lifecycle_failed',
    plant: async (scene) => {
      await makeChild(scene);
      const { daemon, child } = scene.made;
      const { request_id } = await scene.hub.tool('stop_node', { node_id: child.nodeId }, scene.owner.token);
      await daemon.call('get_stop_request', { request_id });
      await daemon.call('ack_stop_request', { request_id, status: 'stop_failed', error: 'it does not listen' });
    },
    cure: ({ hub, owner, made }) => hub.tool('stop_node', { node_id: made['child'].nodeId }, owner.token),
  },
  {
    title: 'a node is never made',
    kind: 'lifecycle_failed',
    plant: async (scene) => {
      const { hub, owner, made } = scene;
      made['daemon'] = await startDaemon(hub, owner);
      made['order'] = { daemon_node_id: made['daemon'].nodeId, node_spec: { name: 'kid', runtime: 'custom' } };
      await hub.tool('create_node', made['order'], owner.token);
      hub.clock.advance(61_000);
      await hub.runJob('expire_requests');
    },
    cure: ({ hub, owner, made }) => hub.tool('create_node', made['order'], owner.token),
  },
  {
    title: 'a node does not take its configuration',
    kind: 'lifecycle_failed',
    plant: async (scene) => {
      await makeChild(scene);
      const { hub, owner, made } = scene;
      await hub.tool('restart_node', { node_id: made['child'].nodeId }, owner.token);
      hub.clock.advance(61_000);
      await hub.runJob('expire_requests');
    },
    cure: ({ hub, owner, made }) => hub.tool('restart_node', { node_id: made['child'].nodeId }, owner.token),
  },
  {
    title: 'the day of a card is over',
    kind: 'card_overdue',
    plant: (scene) => makeCard(scene, dayOf(scene.hub.clock.now() - 24 * 60 * minute)),
    cure: (scene) => moveCard(scene, { column: 'done' }),
  },
  {
    title: 'the instant of a card is over',
    kind: 'card_overdue',
    plant: async (scene) => {
      const due = scene.hub.clock.now() + minute;
      await makeCard(scene, new Date(due).toISOString());
      scene.hub.clock.advance(2 * minute);
    },
    cure: (scene) => moveCard(scene, { due: dayOf(scene.hub.clock.now()) }),
  },
  {
    title: 'a direct message is not read',
    kind: 'message_unread',
    plant: async (scene) => {
      const { hub, owner, bee, made } = scene;
      const message = { to_username: owner.username, title: 'Look', message: 'water' };
      made['message'] = await hub.tool('send_desktop_message', message, bee);
      hub.clock.advance(31 * minute);
    },
    cure: ackReplies,
  },
  {
    title: 'a reply to a person is not read',
    kind: 'message_unread',
    plant: async (scene) => {
      await send(scene);
      await reply(scene, 'replied');
      scene.hub.clock.advance(31 * minute);
    },
    cure: ackReplies,
  },
];

/** A new network with `bee` in it. */
export async function openScene(hub: TestHub): Promise<Scene> {
  const owner = await hub.registerUser();
  return { hub, owner, bee: await hub.mintNode(owner, 'bee'), made: {} };
}
