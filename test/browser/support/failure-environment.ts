import { ProcessEnvironment } from '../../support/jest/process-environment.ts';
import type { Looking } from './look-at-windows.ts';

/** Says what every open window shows when a test or a hook fails: afterwards nobody can see it any more. */
class FailureEnvironment extends ProcessEnvironment {
  async handleTestEvent({ name }: { readonly name: string }): Promise<void> {
    if (name !== 'test_fn_failure' && name !== 'hook_failure') return;
    const seen = await (this.global as Looking).lookAtWindows?.();
    if (seen !== undefined && seen !== '') console.error(`A test fails while these windows are open.\n${seen}`);
  }
}

// Jest takes the default export.
export { FailureEnvironment as default };
