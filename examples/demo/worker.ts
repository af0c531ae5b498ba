import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, Hub } from '../../clients/typescript/src/index.ts';
import { supervisorMachine } from './stories/team.ts';

/** A child of the supervisor: an agent in a process of its own. All that it knows of the hub is in its environment. */
const { HUB_URL: url, NODE_TOKEN: token, NODE_ALIAS: alias, NODE_ID: node_id, NODE_MODEL: model } = process.env;
if (url === undefined || token === undefined || alias === undefined || node_id === undefined) {
  throw new Error('HUB_URL, NODE_TOKEN, NODE_ALIAS and NODE_ID are needed');
}
const log = (level: 'info' | 'warn' | 'error', text: string): void =>
  console.log(`${new Date().toISOString()} ${level} ${text}`);

const steps = [
  [10, 'Unpacking the recorded traffic'],
  [40, 'Replaying it'],
  [85, 'Comparing the answers'],
] as const;

const agent = new Agent(new Hub({ url, token }), {
  alias,
  drainMs: 500,
  facts: () => ({
    ...{ agent: 'agent-node:custom', node_id, model, version: '1.4.2' },
    ...{ server: supervisorMachine.host, hostname: supervisorMachine.host },
    process_telemetry: {
      rss_bytes: process.memoryUsage().rss,
      uptime_seconds: Math.round(process.uptime()),
    },
  }),
  onError: (error, place) => log('warn', `${place}: ${String(error)}`),
});
agent.onTask(async ({ id }, ctx) => {
  log('info', `begins ${id}`);
  for (const [percent, text] of steps) {
    await ctx.progress(percent, text);
    log('info', text);
    await sleep(4_000, undefined, { signal: ctx.signal });
  }
  log('info', `ended ${id}`);
  return '20 of 20 answers are alike; the slowest took 1.2 s.\n\n| | Before | Now |\n| --- | --: | --: |\n| median | 410 ms | 395 ms |\n| slowest | 1.4 s | 1.2 s |';
});
agent.onMessage(({ content }) => log('info', `heard: ${content}`));
log('info', `${alias} starts with ${model === '' ? 'its own model' : model}`);
await agent.run();
log('info', 'stopped');
process.exit(0);
