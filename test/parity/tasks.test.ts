import { expect, test } from '@jest/globals';
import { fleetReads, fleetRefusals, fleetWrites } from './fleet-twins.ts';
import { sharedFunctions } from './shared-functions.ts';
import { describeTwins } from './twin-tests.ts';

/** Tasks, messages, completions and the state of the fleet through both doors. */
describeTwins('both doors of the fleet', { reads: fleetReads, writes: fleetWrites, refusals: fleetRefusals });

test('every rule that both doors run stands in a table of twins', () => {
  expect(sharedFunctions()).toEqual([
    'broadcast',
    'cancelTask',
    'createComment',
    'createProject',
    'createRequirement',
    'getCompletions',
    'getRequirement',
    'getTask',
    'listAttention',
    'listCardEvents',
    'listHostSupervisors',
    'listProjects',
    'listRequirements',
    'listTasks',
    'reassignTask',
    'retryTask',
    'sendTask',
    'updateChecklistItem',
    'updateProject',
    'updateRequirement',
    'upsertRequirement',
  ]);
});
