import type { TaskStatus } from '../../generated/enums.ts';
import type { Ctx } from '../../src/domain/ctx.ts';
import { DomainError } from '../../src/domain/domain-error.ts';
import { issueNodeToken } from '../../src/domain/nodes/issue-node-token.ts';
import { reportStatus } from '../../src/domain/reports/report-status.ts';
import { sendTask } from '../../src/domain/tasks/sending/send-task.ts';
import type { NewTask } from '../../src/domain/tasks/sending/send-task.ts';
import type { Settings } from '../../src/platform/settings.ts';
import { openDomainHub } from '../support/domain-hub.ts';
import type { DomainHub } from '../support/domain-hub.ts';

/** A network of one person and the agents ant, bee and cat, which have reported once. */
export interface Fleet {
  readonly hub: DomainHub;
  readonly networkId: string;
  /** The person. */
  readonly ann: Ctx;
  readonly ant: Ctx;
  readonly bee: Ctx;
  readonly cat: Ctx;
  /** One more agent; it has not reported. */
  addNode(alias: string): Promise<Ctx>;
  /** Sends a task, from ann to bee unless told otherwise, and returns its id. */
  send(task?: Partial<NewTask>, by?: Ctx): Promise<string>;
  taskOf(taskId: string): ReturnType<typeof readTask>;
  statusOf(taskId: string): Promise<TaskStatus>;
  /** `from>to` of the task's events, in order. */
  stepsOf(taskId: string): Promise<string[]>;
  /** Unread deliveries of the task, by alias. */
  unreadOf(taskId: string): Promise<string[]>;
  /** Puts a row into a state behind the back of the rules. */
  force(taskId: string, values: Readonly<Record<string, string | number | null>>): Promise<void>;
}

export async function openFleet(settings: Partial<Settings> = {}): Promise<Fleet> {
  const hub = await openDomainHub({ loopSendsPerMinute: 1_000_000, ...settings });
  const { networkId, token } = await hub.register('ann');
  const ann = await hub.ctxOf(token);
  const addNode = async (alias: string): Promise<Ctx> =>
    hub.ctxOf((await issueNodeToken(ann, { networkId, nodeName: alias })).token);
  const [ant, bee, cat] = [await addNode('ant'), await addNode('bee'), await addNode('cat')];
  for (const [alias, ctx] of Object.entries({ ant, bee, cat })) {
    await reportStatus(ctx, { resumeId: alias, alias, status: 'idle', optional: {} });
  }
  const { reader } = hub.database;
  return {
    hub,
    networkId,
    ann,
    ant,
    bee,
    cat,
    addNode,
    async send(task = {}, by = ann) {
      const sent = await sendTask(by, { alias: 'bee', task: 'dig', fallbackSender: 'hub', advise: false, ...task });
      return sent.taskId;
    },
    taskOf: (taskId) => readTask(hub, taskId),
    statusOf: async (taskId) => (await readTask(hub, taskId)).status,
    async stepsOf(taskId) {
      const rows = await reader
        .selectFrom('task_events')
        .select(['from_status', 'to_status'])
        .where('task_id', '=', taskId)
        .orderBy('seq')
        .execute();
      return rows.map((row) => `${row.from_status}>${row.to_status}`);
    },
    async unreadOf(taskId) {
      const rows = await reader
        .selectFrom('inbox')
        .select('to_name')
        .where('task_id', '=', taskId)
        .where('type', '=', 'task')
        .where('acked', '=', 0)
        .execute();
      return rows.map((row) => row.to_name);
    },
    force: (taskId, values) =>
      hub.database.transaction(async ({ db }) => {
        await db.updateTable('tasks').set(values).where('task_id', '=', taskId).execute();
      }),
  };
}

function readTask(hub: DomainHub, taskId: string) {
  return hub.database.reader.selectFrom('tasks').selectAll().where('task_id', '=', taskId).executeTakeFirstOrThrow();
}

/** `ok`, or the code that the call was refused with. */
export async function outcomeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'ok';
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

/** The refusal of a call, with its fields. */
export async function refusalOf(call: Promise<unknown>): Promise<{ code: string; fields: Record<string, unknown> }> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof DomainError)) throw new Error(`not refused: ${String(error)}`);
  return { code: error.code, fields: error.fields };
}
