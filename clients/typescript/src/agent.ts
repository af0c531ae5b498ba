import type { InboxMessage } from './generated/answers.ts';
import type { SessionStatus, ToolInputs } from './generated/inputs.ts';
import type { Hub } from './hub.ts';
import type { PositionStore } from './streams.ts';
import { backoff, isPassing, pause } from './transport.ts';
import { TaskRun, type TaskHandler } from './task-run.ts';

/** What an agent tells of itself besides its work: model, host, version, measures, health. */
export type AgentFacts = Omit<
  ToolInputs['report_status'],
  'resume_id' | 'alias' | 'status' | 'task' | 'output' | 'progress'
>;

/** How an agent works. */
export interface AgentOptions {
  readonly alias: string;
  /** Tasks at the same time; one by default. */
  readonly concurrency?: number;
  /** When a delivery is acknowledged: before the work (the default), or by its end, so that a crash brings it back. */
  readonly ackOn?: 'start' | 'end';
  /** How often the agent says that it lives; 30 seconds by default. */
  readonly heartbeatMs?: number;
  /** How often a running task is looked up, in case word of its cancellation was lost; 5 seconds by default. */
  readonly watchMs?: number;
  /** How long running tasks may take when the agent stops; 30 seconds by default. */
  readonly drainMs?: number;
  /** Whether SIGTERM and SIGINT stop the agent; they do by default. */
  readonly signals?: boolean;
  /** Keeps the place in the event stream for the next process. */
  readonly store?: PositionStore;
  /** Goes with every report; a function is asked each time. */
  readonly facts?: AgentFacts | (() => AgentFacts);
  /** Hears of what went wrong and was survived; the console by default. */
  readonly onError?: (error: unknown, place: string) => void;
}

/** Handles a delivery that is no task. */
export type MessageHandler = (message: InboxMessage) => unknown;

const rememberedDeliveries = 1_000;

/** An agent: takes the tasks of an alias and answers each. */
export class Agent {
  readonly hub: Hub;
  readonly options: Required<Omit<AgentOptions, 'store' | 'facts'>> & Pick<AgentOptions, 'store' | 'facts'>;
  #onTask: TaskHandler | undefined;
  #onMessage: MessageHandler | undefined;
  readonly #resumeId: string = crypto.randomUUID();
  readonly #runs = new Map<string, TaskRun>();
  /** Deliveries that this process has ended: a page that was read before may still show them. */
  readonly #ended = new Set<string>();
  readonly #stopping = new AbortController();
  #wake: () => void = () => undefined;
  #isAwake = false;
  /** Since the inbox was read to its end, something other than a task may have come. */
  #isMessageAwaited = true;
  /** Heartbeats on their way. */
  #beats: Promise<unknown> = Promise.resolve();

  constructor(hub: Hub, options: AgentOptions) {
    this.hub = hub;
    this.options = {
      ...{ concurrency: 1, ackOn: 'start', heartbeatMs: 30_000, watchMs: 5_000, drainMs: 30_000, signals: true },
      onError: (error, place) => console.error(`agent ${options.alias}: ${place}:`, error),
      ...options,
    };
  }

  /** What the handler returns is the reply; what it throws is a failed reply with that reason. */
  onTask(handler: TaskHandler): this {
    this.#onTask = handler;
    return this;
  }

  /** Messages, replies and broadcasts; each is acknowledged after its handler. Without a handler they stay unread. */
  onMessage(handler: MessageHandler): this {
    this.#onMessage = handler;
    return this;
  }

  /**
   * Listens, reports, then pulls, until `stop`, SIGTERM or the signal; resolves when what runs has ended.
   *
   * @throws HubError the hub refuses this agent
   */
  async run({ signal }: { readonly signal?: AbortSignal } = {}): Promise<void> {
    const stop = (): void => void this.stop();
    const leave = this.options.signals ? onTermination(stop) : (): void => undefined;
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted === true) stop();
    const heartbeat = setInterval(() => void this.#beat(), this.options.heartbeatMs);
    try {
      await this.#work();
    } finally {
      await this.#drain();
      clearInterval(heartbeat);
      await this.#signOff();
      leave();
      signal?.removeEventListener('abort', stop);
    }
  }

  /** Takes no more work; `run` resolves when what runs has ended. */
  stop(): void {
    this.#stopping.abort(new Error('the agent stops'));
    this.#look();
  }

  /** What the agent says of itself; of its tasks the one that is given, else the first that runs. */
  async report(progress?: number, output?: string, task?: string): Promise<void> {
    const runs = [...this.#runs.values()];
    const run = task === undefined ? runs[0] : runs.find((one) => one.task.id === task);
    const current = task ?? run?.task.id;
    await this.hub.tools.report_status({
      ...this.#said(current === undefined ? 'idle' : (run?.status ?? 'working')),
      ...(current !== undefined && { task: current }),
      ...(progress !== undefined && { progress }),
      ...(output !== undefined && { output }),
    });
  }

  #said(status: SessionStatus): ToolInputs['report_status'] {
    const { alias, facts } = this.options;
    return { ...(typeof facts === 'function' ? facts() : facts), resume_id: this.#resumeId, alias, status };
  }

  async #work(): Promise<void> {
    const { signal } = this.#stopping;
    const listening = this.#listen();
    const ended = listening.then(() => undefined);
    await Promise.race([this.#awake(), ended]);
    if (signal.aborted) return;
    await this.report();
    while (!signal.aborted) {
      this.#isAwake = false;
      try {
        await this.#pull();
      } catch (error) {
        if (isStopped(signal)) break;
        if (!isPassing(error)) throw error;
        this.options.onError(error, 'inbox');
        await pause(backoff(3), signal).catch(() => undefined);
        continue;
      }
      await Promise.race([this.#awake(), ended]);
    }
    await ended;
  }

  /**
   * Follows the stream of the alias; every opening and every event is a reason to look into the inbox, and word of a
   * task in work is one to look at that task.
   */
  async #listen(): Promise<void> {
    const { alias, store } = this.options;
    const look = (): void => {
      this.#isMessageAwaited = true;
      this.#look();
    };
    for await (const event of this.hub.events.alias(alias, { store, signal: this.#stopping.signal, onOpen: look })) {
      // Its own reports come back here: they bring nothing, and whoever reads without taking is told of by the hub.
      if (event.type === 'new_task' || event.type === 'task_status') this.#look();
      else if (event.type !== 'status_update') look();
      if (event.type !== 'task_status') continue;
      for (const run of this.#runs.values()) if (run.task.id === event.task_id) void run.look();
    }
  }

  #look(): void {
    this.#isAwake = true;
    this.#wake();
  }

  #awake(): Promise<void> {
    return this.#isAwake ? Promise.resolve() : new Promise((resolve) => (this.#wake = resolve));
  }

  #isFull(): boolean {
    return this.#runs.size >= this.options.concurrency;
  }

  /**
   * Takes what there is room for. When a message may have come, tasks without room hide none behind them: work may wait
   * for it. What a full agent looks at counts as not handed out.
   */
  async #pull(): Promise<void> {
    const [peek, isAwaited] = [this.#isFull(), this.#isMessageAwaited];
    this.#isMessageAwaited = false;
    try {
      const signal = this.#stopping.signal;
      for await (const message of this.hub.inbox.list(this.options.alias, { peek, signal })) {
        if (message.type !== 'task') await this.#hand(message);
        else if (!peek && !this.#isFull()) this.#start(message);
        else if (!isAwaited) return;
      }
    } catch (error) {
      this.#isMessageAwaited = isAwaited;
      throw error;
    }
  }

  async #hand(message: InboxMessage): Promise<void> {
    if (this.#onMessage === undefined || this.#ended.has(message.id)) return;
    try {
      await this.#onMessage(message);
      this.#remember(message.id);
      await this.hub.inbox.ack(this.options.alias, message.id);
    } catch (error) {
      this.options.onError(error, `message ${message.id}`);
    }
  }

  #start(message: InboxMessage): void {
    if (this.#runs.has(message.id) || this.#ended.has(message.id) || this.#onTask === undefined) return;
    // A retry has brought the task again: the work on its former delivery is over.
    for (const run of this.#runs.values())
      if (run.task.id === message.task_id) run.lose('the task was delivered again');
    const run = new TaskRun(this, message, this.#onTask);
    this.#runs.set(message.id, run);
    void run.done
      .then(
        () => this.#remember(message.id),
        (error: unknown) => {
          this.options.onError(error, `task ${run.task.id}`);
          if (!isPassing(error)) this.#remember(message.id);
        },
      )
      .then(() => {
        this.#runs.delete(message.id);
        this.#look();
        if (this.#runs.size === 0 && !this.#stopping.signal.aborted) void this.#beat();
      });
  }

  #remember(deliveryId: string): void {
    this.#ended.add(deliveryId);
    if (this.#ended.size > rememberedDeliveries) this.#ended.delete(this.#ended.values().next().value ?? '');
  }

  async #beat(): Promise<void> {
    // With no room for a task, the end of one is the next reason to look.
    if (!this.#isFull()) this.#look();
    const beat = this.report().catch((error: unknown) => this.options.onError(error, 'heartbeat'));
    this.#beats = Promise.all([this.#beats, beat]);
    await beat;
  }

  async #drain(): Promise<void> {
    this.#stopping.abort(new Error('the agent stops'));
    const timer = setTimeout(() => {
      for (const run of this.#runs.values()) run.interrupt(new Error('the agent stopped before the task was done'));
    }, this.options.drainMs);
    await Promise.allSettled([...this.#runs.values()].map((run) => run.done));
    clearTimeout(timer);
  }

  /** The last word: a heartbeat that is on its way would say the contrary after it. */
  async #signOff(): Promise<void> {
    await this.#beats;
    await this.hub.tools.report_status(this.#said('offline')).catch(() => undefined);
  }
}

function isStopped(signal: AbortSignal): boolean {
  return signal.aborted;
}

/** Calls back on SIGTERM and SIGINT, where there is a process; returns what ends it. */
function onTermination(stop: () => void): () => void {
  interface Signals {
    on(name: string, listener: () => void): void;
    off(name: string, listener: () => void): void;
  }
  const { process } = globalThis as { process?: Partial<Signals> };
  if (process?.on === undefined || process.off === undefined) return () => undefined;
  const own = process as Signals;
  for (const name of ['SIGTERM', 'SIGINT']) own.on(name, stop);
  return () => {
    for (const name of ['SIGTERM', 'SIGINT']) own.off(name, stop);
  };
}
