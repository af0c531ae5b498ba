import type * as Globals from '@jest/globals';

type TestGlobals = typeof Globals;

// What tests import from '@jest/globals'. Each test file has its own; modules that files share see those of the file that runs.
export let afterAll: TestGlobals['afterAll'];
export let afterEach: TestGlobals['afterEach'];
export let beforeAll: TestGlobals['beforeAll'];
export let beforeEach: TestGlobals['beforeEach'];
export let describe: TestGlobals['describe'];
export let expect: TestGlobals['expect'];
export let jest: TestGlobals['jest'];
export let test: TestGlobals['test'];

/** Whoever imports this module sees `globals` from now on. */
export function beginTestFile(globals: TestGlobals): void {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } = globals);
}
