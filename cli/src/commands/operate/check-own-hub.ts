import type { Finding } from '../../agents/doctor/finding.ts';
import type { Context } from '../../parts/context.ts';
import { hubEnvironment } from './hub-settings.ts';

/** Looks at what the hub of this machine stands on, by its settings in the environment. */
export async function* checkOwnHub(context: Context): AsyncGenerator<Finding, void, undefined> {
  const { diagnoseHub } = await import('../../../../src/diagnose-hub.ts');
  yield* diagnoseHub([], hubEnvironment(context, []));
}
