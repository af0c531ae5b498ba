import { appendFileSync } from 'node:fs';
import { Agent, Hub } from '../../../clients/typescript/src/index.ts';

/** An agent in a process of its own that notes in a file what it does; the text of a task is the seconds that it takes. */
const [alias = ''] = process.argv.slice(2);
const agent = new Agent(new Hub(), { alias });
agent.onTask(async (task) => {
  appendFileSync('notes', `begin ${task.id}\n`);
  await new Promise((resolve) => setTimeout(resolve, Number(task.text) * 1_000));
  appendFileSync('notes', `done ${task.id}\n`);
  return 'made';
});
await agent.run();
