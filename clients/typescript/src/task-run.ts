import type { Agent } from './agent.ts';
import type { InboxMessage } from './generated/answers.ts';
import * as errors from './generated/errors.ts';
import { HubError } from './hub-error.ts';
import { backoff, isPassing, pause } from './transport.ts';

/** A task as its handler gets it. */
export interface AgentTask {
  readonly id: string;
  readonly text: string;
  readonly context: string | null;
  /** A label; who really sent it is `senderKind` and `senderId`. */
  readonly from: string;
  readonly senderKind: string | undefined;
  readonly senderId: string | undefined;
  readonly priority: string;
  readonly networkId: string;
  /** What the sender gave along: attachments and more. */
  readonly meta: Readonly<Record<string, unknown>>;
  /** Changes with every delivery: a retry or a reassignment brings another one. */
  readonly deliveryId: string;
}

/** What a running task may say instead of working. */
export type HeldStatus = 'waiting_input' | 'blocked' | 'error';

/** What a handler works with. */
export interface TaskContext {
  /** Aborted when the task was cancelled, handed to somebody else, or the agent must stop. */
  readonly signal: AbortSignal;
  /** Tells how far the work is, 0 to 100 or undefined where nobody knows, with a line of text. */
  progress(percent: number | undefined, text?: string): Promise<void>;
  /** Tells what keeps the work from going on, with a line of text; it holds until the next progress. */
  status(status: HeldStatus, text?: string): Promise<void>;
}

/** What a handler may answer with. */
export type TaskResult =
  | string
  | undefined
  | void
  | { readonly result: string; readonly attachments?: readonly Readonly<Record<string, unknown>>[] };

/** Does a task. */
export type TaskHandler = (task: AgentTask, ctx: TaskContext) => TaskResult | Promise<TaskResult>;

const longestText = 10_000;
const live: readonly string[] = ['created', 'delivered', 'acked', 'running'];

/** One task in work, from its acknowledgement to its reply. */
export class TaskRun {
  readonly task: AgentTask;
  readonly done: Promise<void>;
  /** What the agent reports while this task runs. */
  status: 'working' | HeldStatus = 'working';
  readonly #agent: Agent;
  readonly #stop = new AbortController();
  #isLost = false;
  #isInterrupted = false;

  constructor(agent: Agent, message: InboxMessage, handler: TaskHandler) {
    this.#agent = agent;
    this.task = taskOf(message);
    this.done = this.#run(handler);
  }

  /** The agent must stop: the handler hears of it by its signal. */
  interrupt(reason: Error): void {
    this.#isInterrupted = true;
    this.#stop.abort(reason);
  }

  async #run(handler: TaskHandler): Promise<void> {
    const { hub, options } = this.#agent;
    const { id, deliveryId } = this.task;
    if (options.ackOn === 'start') {
      try {
        await hub.inbox.ack(options.alias, deliveryId, { idempotencyKey: `ack-${deliveryId}` });
      } catch (error) {
        // Somebody else took it, or it has ended.
        if (error instanceof errors.DeliveryNotFound || error instanceof errors.DeliveryNotYours) return;
        throw error;
      }
    }
    await this.#agent.report(undefined, undefined, id).catch((error: unknown) => options.onError(error, `task ${id}`));
    const watch = setInterval(() => void this.look(), options.watchMs);
    try {
      await this.#answer(await this.#outcome(handler));
    } finally {
      clearInterval(watch);
    }
  }

  async #outcome(handler: TaskHandler): Promise<Outcome | undefined> {
    const { onError } = this.#agent.options;
    const tell = (status: TaskRun['status'], percent?: number, text?: string): Promise<void> => {
      this.status = status;
      const failed = (error: unknown): void => onError(error, `task ${this.task.id}`);
      return this.#agent.report(percent, text, this.task.id).catch(failed);
    };
    const ctx: TaskContext = {
      signal: this.#stop.signal,
      progress: (percent, text) => tell('working', percent, text),
      status: (status, text) => tell(status, undefined, text),
    };
    try {
      const answer = await handler(this.task, ctx);
      const { result, attachments } =
        typeof answer === 'object' ? answer : { result: answer ?? 'done', attachments: undefined };
      if (result.length > longestText)
        throw new Error(`the result is longer than ${longestText} characters: upload it`);
      return { text: result === '' ? 'done' : result, status: 'replied', ...(attachments && { attachments }) };
    } catch (error) {
      if (this.#isLost) return undefined;
      // Its delivery is still there for the next process.
      if (this.#isInterrupted && this.#agent.options.ackOn === 'end') return undefined;
      const reason = error instanceof Error ? error.message : String(error);
      return { text: (reason === '' ? 'the handler failed' : reason).slice(0, longestText), status: 'failed' };
    }
  }

  /** Replies until the hub has it: the key makes sure that it is one reply, however often it is sent. */
  async #answer(outcome: Outcome | undefined): Promise<void> {
    if (outcome === undefined || this.#isLost) return;
    const { text, ...options } = outcome;
    const { id, deliveryId } = this.task;
    const idempotencyKey = `reply-${id}-${deliveryId}`.slice(0, 200);
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#agent.hub.reply(id, text, { ...options, idempotencyKey });
      } catch (error) {
        if (!isPassing(error)) throw error;
        this.#agent.options.onError(error, `reply to ${id}`);
        await pause(backoff(attempt + 4));
      }
    }
  }

  /** Asks whether the task is still this agent's; the handler hears when it is not. */
  async look(): Promise<void> {
    try {
      const { task } = await this.#agent.hub.tasks.get(this.task.id, { signal: this.#stop.signal });
      const isOurs = live.includes(task.status) && task.to_name === this.#agent.options.alias;
      if (!isOurs)
        this.lose(
          `the task is ${task.status}${task.to_name === this.#agent.options.alias ? '' : ` and ${task.to_name}'s`}`,
        );
    } catch (error) {
      if (error instanceof HubError && error.status === 404) this.lose('the task is gone');
    }
  }

  /** The task is no longer this agent's: the handler hears of it, and nothing is replied. */
  lose(reason: string): void {
    this.#isLost = true;
    this.#stop.abort(new Error(reason));
  }
}

interface Outcome {
  readonly text: string;
  readonly status: 'replied' | 'failed';
  readonly attachments?: readonly Readonly<Record<string, unknown>>[];
}

function taskOf(message: InboxMessage): AgentTask {
  return {
    id: message.task_id,
    text: message.content,
    context: message.context,
    from: message.from_session,
    senderKind: message.sender_kind,
    senderId: message.sender_id,
    priority: message.priority,
    networkId: message.network_id,
    meta: message.meta_json == null ? {} : (JSON.parse(message.meta_json) as Record<string, unknown>),
    deliveryId: message.id,
  };
}
