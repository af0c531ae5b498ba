import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import type * as Globals from '@jest/globals';
import type jestRuntime from 'jest-runtime';
import { beginTestFile } from './globals.ts';

const require = createRequire(import.meta.url);
const { default: JestRuntime } = require('jest-runtime') as typeof jestRuntime;
let hasNames = false;

/** Node resolves the names of `moduleNameMapper` as jest does, for as long as this worker lives. */
function mapNames(mapper: readonly (readonly [pattern: string, path: string])[]): void {
  if (hasNames) return;
  hasNames = true;
  const names = mapper.map(([pattern, path]) => [new RegExp(pattern), pathToFileURL(path).href] as const);
  registerHooks({
    resolve(specifier, context, next) {
      const url = names.find(([pattern]) => pattern.test(specifier))?.[1];
      return url === undefined ? next(specifier, context) : { url, shortCircuit: true };
    },
  });
}

/**
 * Runs test files in Node itself, which strips their types. The files of a worker share what they load: jest's own runtime
 * loads the hub anew for each, which takes longer than most of them run.
 */
class NativeRuntime extends JestRuntime {
  readonly #testPath: string;

  constructor(...args: ConstructorParameters<typeof JestRuntime>) {
    super(...args);
    mapNames(args[0].moduleNameMapper);
    this.#testPath = args[6];
  }

  override unstable_shouldLoadAsEsm(): boolean {
    return true;
  }

  override async unstable_importModule(path: string): Promise<unknown> {
    beginTestFile(this.requireModuleOrMock<typeof Globals>(this.#testPath, '@jest/globals'));
    return import(pathToFileURL(path).href);
  }

  /** Jest's own framework: its modules are shared but the one that is asked for, which holds the state of one test file. */
  override requireInternalModule<T>(from: string, to: string = from): T {
    Reflect.deleteProperty(require.cache, to);
    return require(to) as T;
  }
}

// Jest takes the default export.
export { NativeRuntime as default };
