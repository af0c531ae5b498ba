import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import type { JsonObject } from '../../codegen/json.ts';
import { loadSpec } from '../../codegen/load-spec.ts';
import { lintMcp } from '../../codegen/mcp-parts.ts';
import { listTools } from '../../codegen/tools.ts';

const spec = loadSpec(fileURLToPath(new URL('../../spec', import.meta.url)));
const tools = listTools(spec);
/** The problems of the project's own prompts and resources with one text replaced everywhere. */
const problemsWith = (found: string, put: string): string[] => {
  const text = JSON.stringify(spec.mcp);
  if (!text.includes(found)) throw new Error(`spec/mcp does not hold ${found}`);
  return lintMcp({ ...spec, mcp: JSON.parse(text.replaceAll(found, put)) as JsonObject }, tools);
};

test('the prompts and resources of the project pass', () => {
  expect(lintMcp(spec, tools)).toEqual([]);
});

test.each([
  ['a prompt that reads what is no resource', '"read":"hub://inbox', '"read":"hub://outbox', /reads hub:\/\/outbox/],
  ['a placeholder without an argument', 'for {alias}', 'for {name}', /check_inbox: has no argument name/],
  ['an argument that is never used', '{max_tasks}', 'five', /max_tasks is never used/],
  ['an argument neither required nor explained', '"otherwise":"5"', '"title":"x"', /is required, or says what stands/],
  ['a resource whose tool writes', '"tool":"get_task"', '"tool":"cancel_task"', /cancel_task does not only read/],
  ['a tool that there is not', '"tool":"get_inbox"', '"tool":"get_outbox"', /there is no tool get_outbox/],
  ['an argument that the tool does not take', '"task_id":"{id}"', '"task":"{id}"', /get_task takes no task/],
  ['a variable that the address lacks', '"alias":"{alias}"', '"alias":"{name}"', /its address has no \{name\}/],
  ['rows that the tool does not answer', '"rows":"sessions"', '"rows":"agents"', /answers no agents/],
  ['a resource listed as if it were one', '"listed":"own_alias"', '"listed":"once"', /is listed once if nothing/],
])('refused: %s', (_what, found, put, problem) => {
  expect(problemsWith(found, put).join('\n')).toMatch(problem);
});
