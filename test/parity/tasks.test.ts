import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestHub, type TestHub } from '../support/start-hub.ts';
import { openDoors, type Doors } from './doors.ts';
import { fleetReads, fleetRefusals, fleetWrites } from './fleet-twins.ts';
import { sharedFunctions } from './shared-functions.ts';

/** Tasks, messages, completions and the state of the fleet through both doors (seed 000; seed 001, Collaboration tools). */
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

describe('both doors of the fleet', () => {
  test.each(fleetReads)('show the same: $name', (twin) => doors.expectSame(twin));
  test.each(fleetWrites)('do the same: $name', (twin) => doors.expectSame(twin));
  test.each(fleetRefusals)('refuse the same: $name', (twin) => doors.expectRefused(twin));
});

test('every rule that both doors run stands in a table of twins', () => {
  expect(sharedFunctions()).toEqual([
    'broadcast',
    'createComment',
    'createProject',
    'createRequirement',
    'getCompletions',
    'getRequirement',
    'getTask',
    'listHostSupervisors',
    'listProjects',
    'listRequirements',
    'listTasks',
    'sendTask',
    'updateChecklistItem',
    'updateProject',
    'updateRequirement',
    'upsertRequirement',
  ]);
});
