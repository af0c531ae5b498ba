import { Agent, Hub } from '../../clients/typescript/src/index.ts';

/** An agent in a process of its own: `AHUB_URL`, `AHUB_TOKEN`, alias, ackOn and how long a task takes. */
const [alias = '', ackOn = 'start', workMs = '0'] = process.argv.slice(2);
const agent = new Agent(new Hub(), { alias, ackOn: ackOn as 'start' | 'end' });
agent.onTask(async (task) => {
  console.log(`begins ${task.id}`);
  await new Promise((resolve) => setTimeout(resolve, Number(workMs)));
  return `did ${task.text}`;
});
await agent.run();
console.log('drained');
