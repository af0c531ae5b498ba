import { Hub } from '../../../../clients/typescript/src/index.ts';
import { runAgent } from '../run/run-agent.ts';
import { NodeLog } from './node-log.ts';
import type { NodeRecord, NodeStore } from './node-store.ts';
import { commandOf, RuntimeLack, timeoutOf, type Runtime } from './runtimes.ts';

/** What every node of a daemon has in common. */
export interface NodeSurroundings {
  readonly url: string;
  readonly store: NodeStore;
  readonly runtimes: ReadonlyMap<string, Runtime>;
  /** What commands get besides the secrets of their node. */
  readonly env: NodeJS.ProcessEnv;
  readonly version: string;
  readonly log: (line: string) => void;
}

interface Running {
  node: NodeRecord;
  readonly stop: AbortController;
  readonly ending: AbortController;
  done: Promise<void>;
}

const killAfterMs = 2_000;
/** The end of the commands is the daemon's to decide. */
const drainMs = 120_000;

/** The nodes that this daemon runs: each takes its tasks and does them by starting its client once a task. */
export class RunningNodes {
  readonly #around: NodeSurroundings;
  readonly #running = new Map<string, Running>();

  constructor(around: NodeSurroundings) {
    this.#around = around;
  }

  /** Runs a node; nothing happens when it runs already. @throws Error its runtime is not here, or lacks a flag */
  start(node: NodeRecord): void {
    const runtime = this.check(node);
    if (this.#running.has(node.nodeId)) return;
    const stop = new AbortController();
    const ending = new AbortController();
    const log = new NodeLog(this.#around.store.logFile(node.nodeId), [node.token, ...Object.values(node.secrets)]);
    const say = (line: string): void => log.write(/: |failed/.test(line) ? 'warn' : 'info', line);
    const running: Running = { node, stop, ending, done: Promise.resolve() };
    this.#running.set(node.nodeId, running);
    running.done = this.#run(() => running.node, runtime, { stop, ending, log, say })
      .catch((error: unknown) => {
        log.write('error', `ended: ${messageOf(error)}`);
        this.#around.log(`${node.alias} ended: ${messageOf(error)}`);
      })
      .finally(() => {
        log.flush();
        this.#running.delete(node.nodeId);
      });
    this.#around.log(`${node.alias} runs with ${runtime.name}`);
  }

  /** What a node is from its next task on. @throws Error its runtime lacks a flag */
  change(node: NodeRecord): void {
    this.check(node);
    const running = this.#running.get(node.nodeId);
    if (running !== undefined) running.node = node;
  }

  /** Stops a node: it takes no more tasks, and what runs is ended after the grace. */
  async stop(nodeId: string, graceMs: number): Promise<void> {
    const running = this.#running.get(nodeId);
    if (running === undefined) return;
    running.stop.abort();
    const timer = setTimeout(
      () => running.ending.abort(new Error('the node was stopped before the task was done')),
      graceMs,
    );
    await running.done;
    clearTimeout(timer);
    this.#around.log(`${running.node.alias} is stopped`);
  }

  async stopAll(graceMs: number): Promise<void> {
    await Promise.all([...this.#running.keys()].map((nodeId) => this.stop(nodeId, graceMs)));
  }

  /** The runtime of a node, when it can run it so. @throws RuntimeLack it is not here, or lacks a flag */
  check(node: Pick<NodeRecord, 'runtime' | 'model' | 'flags'>): Runtime {
    const runtime = this.requireRuntime(node);
    commandOf(runtime, node);
    return runtime;
  }

  /** @throws RuntimeLack it is not here */
  requireRuntime({ runtime: name }: Pick<NodeRecord, 'runtime'>): Runtime {
    const runtime = this.#around.runtimes.get(name);
    if (runtime === undefined) throw new RuntimeLack(`${name} is not installed here`);
    return runtime;
  }

  /** Reads the settings of a node anew for every task. */
  async #run(
    current: () => NodeRecord,
    runtime: Runtime,
    { stop, ending, log, say }: Pick<Running, 'stop' | 'ending'> & { log: NodeLog; say: (line: string) => void },
  ): Promise<void> {
    const { url, env, version } = this.#around;
    const { nodeId, alias, token, secrets, workFolder, model } = current();
    await runAgent({
      ...{ alias, token, version, nodeId, drainMs, concurrency: 1 },
      hub: new Hub({ url, token, retries: 6 }),
      secrets: Object.values(secrets),
      cwd: workFolder,
      graceMs: killAfterMs,
      runtime: runtime.name,
      model: model ?? undefined,
      signal: stop.signal,
      ending: ending.signal,
      onData: (chunk, stream) => log.add(stream === 'stdout' ? 'info' : 'warn', chunk),
      log: say,
      get argv() {
        return commandOf(runtime, current());
      },
      get timeoutMs() {
        return timeoutOf(current());
      },
      get env() {
        return { ...env, ...secrets, AHUB_MODEL: current().model ?? '' };
      },
    });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
