import { afterAll, beforeAll, describe, test } from '@jest/globals';
import { startTestHub, type TestHub } from '../support/start-hub.ts';
import { boardReads, boardWrites } from './board-twins.ts';
import { boardRefusals } from './board-refusals.ts';
import { openDoors, type Doors } from './doors.ts';

/** The requirements board through both doors (seed 001, Requirement tools and Requirement REST endpoints). */
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

describe('both doors of the board', () => {
  test.each(boardReads)('show the same: $name', (twin) => doors.expectSame(twin));
  test.each(boardWrites)('do the same: $name', (twin) => doors.expectSame(twin));
  test.each(boardRefusals)('refuse the same: $name', (twin) => doors.expectRefused(twin));
});
