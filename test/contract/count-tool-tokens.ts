import { startTestHub } from '../support/start-hub.ts';
import { measureToolLists } from './tool-lists.ts';

/** Prints what `tools/list` costs each kind of caller at each level, in tokens of o200k. */
const hub = await startTestHub();
try {
  console.log('caller  level      tools  answer  name, description and input');
  for (const { kind, level, tools, wire, model } of await measureToolLists(hub)) {
    const cells = [kind.padEnd(7), level.padEnd(10), String(tools.length).padStart(5)];
    console.log([...cells, String(wire).padStart(7), String(model).padStart(7)].join(' '));
  }
} finally {
  await hub.close();
}
