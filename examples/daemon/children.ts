import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ChildRecord, ChildStore } from './child-store.ts';

const demoRuntime = new URL('demo-runtime.ts', import.meta.url);

/** The running processes of the daemon, by node id. */
export class Children {
  readonly #running = new Map<string, ChildProcess>();
  readonly #store: ChildStore;
  readonly #hubUrl: string;
  readonly #runtime: string;

  /** @param runtime the program that every child runs */
  constructor(store: ChildStore, hubUrl: string, runtime = demoRuntime) {
    this.#store = store;
    this.#hubUrl = hubUrl;
    this.#runtime = fileURLToPath(runtime);
  }

  isRunning(nodeId: string): boolean {
    return this.#running.has(nodeId);
  }

  /**
   * Starts a child; nothing of the daemon's own environment reaches it but the search path.
   *
   * @returns its process id; that of the running one when it runs already
   * @throws Error it could not be started
   */
  async start(child: ChildRecord): Promise<number> {
    const known = this.#running.get(child.nodeId)?.pid;
    if (known !== undefined) return known;
    const log = openSync(this.#store.logPath(child.nodeId), 'a', 0o600);
    try {
      const process_ = spawn(process.execPath, [this.#runtime], {
        cwd: child.workDirectory,
        stdio: ['ignore', log, log],
        env: {
          ...child.secrets,
          PATH: process.env['PATH'],
          HUB_URL: this.#hubUrl,
          NODE_TOKEN: child.token,
          NODE_ALIAS: child.alias,
          NODE_ID: child.nodeId,
          NODE_MODEL: child.model ?? '',
        },
      });
      await once(process_, 'spawn');
      this.#running.set(child.nodeId, process_);
      process_.once('exit', () => this.#running.delete(child.nodeId));
      return process_.pid ?? 0;
    } finally {
      closeSync(log);
    }
  }

  /**
   * Stops a child: first asks, after its grace ends it.
   *
   * @returns the signal that ended it; undefined when it did not run
   */
  async stop(nodeId: string, graceSeconds: number): Promise<string | undefined> {
    const running = this.#running.get(nodeId);
    if (running === undefined) return undefined;
    const ended = once(running, 'exit') as Promise<[number | null, string | null]>;
    const force = setTimeout(() => running.kill('SIGKILL'), graceSeconds * 1_000);
    running.kill('SIGTERM');
    const [, signal] = await ended;
    clearTimeout(force);
    return signal ?? 'SIGTERM';
  }

  async stopAll(graceSeconds: number): Promise<void> {
    await Promise.all([...this.#running.keys()].map((nodeId) => this.stop(nodeId, graceSeconds)));
  }
}
