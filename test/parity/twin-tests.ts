import { afterAll, beforeAll, describe, test } from '@jest/globals';
import { startTestHub, type TestHub } from '../support/start-hub.ts';
import { openDoors, type Doors, type RefusedTwin, type Twin } from './doors.ts';

/** What both doors of a feature can do. */
export interface Twins {
  readonly reads: readonly Twin[];
  readonly writes: readonly Twin[];
  readonly refusals: readonly RefusedTwin[];
}

/** Declares a test for each pair, on a hub of their own. */
export function describeTwins(title: string, { reads, writes, refusals }: Twins): void {
  describe(title, () => {
    let hub: TestHub;
    let doors: Doors;

    beforeAll(async () => {
      hub = await startTestHub();
      doors = await openDoors(hub);
    });
    afterAll(async () => {
      await doors.close();
      await hub.close();
    });

    test.each(reads)('show the same: $name', (twin) => doors.expectSame(twin));
    test.each(writes)('do the same: $name', (twin) => doors.expectSame(twin));
    test.each(refusals)('refuse the same: $name', (twin) => doors.expectRefused(twin));
  });
}
