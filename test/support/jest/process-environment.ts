import type { JestEnvironmentConfig } from '@jest/environment';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** Under these symbols jest keeps what is of one test file. */
const ofOneFile = ['EVENT_HANDLERS', 'TEST_TIMEOUT_SYMBOL'].map((name) => Symbol.for(name));

/** The process as it is, instead of a context of its own for each test file. What jest puts into it for a file leaves with the file. */
export class ProcessEnvironment {
  readonly global = globalThis;
  readonly moduleMocker = new ModuleMocker(globalThis);
  readonly fakeTimers = null;
  readonly fakeTimersModern: ModernFakeTimers;
  readonly #ofProcess = Object.getOwnPropertyDescriptors(process);
  readonly #console = console;

  constructor({ projectConfig }: JestEnvironmentConfig) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup(): Promise<void> {
    Object.defineProperty(process, 'getBuiltinModule', this.#ofProcess.getBuiltinModule);
  }

  async teardown(): Promise<void> {
    this.fakeTimersModern.dispose();
    Object.defineProperty(process, 'exit', this.#ofProcess.exit);
    globalThis.console = this.#console;
    for (const symbol of ofOneFile) Reflect.deleteProperty(globalThis, symbol);
  }

  /** Jest asks each environment for it; there is none. */
  getVmContext(): null {
    return null;
  }
}

// Jest takes the default export.
export { ProcessEnvironment as default };
