import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * A thread that asks a hub for /health at a steady pace until it is told to stop, whatever the answers take: a stall of
 * the hub is felt by every call that falls into it. It has a loop of its own, so that the times are the hub's alone.
 * Posts the milliseconds of each answer, Infinity where none came.
 */
const { url, everyMs } = workerData as { readonly url: string; readonly everyMs: number };
const agent = new Agent({ keepAlive: true });
const asked: Promise<number>[] = [];

function ask(): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const req = request(new URL('/health', url), { agent }, (res) => {
      res.resume();
      res.on('end', () => resolve(res.statusCode === 200 ? performance.now() - begun : Infinity));
    });
    req.on('error', () => resolve(Infinity));
    req.end();
  });
}

// What the timer itself is late counts as well: the calls that should have gone out meanwhile go out now.
const start = performance.now();
const timer = setInterval(() => {
  while (asked.length * everyMs < performance.now() - start) asked.push(ask());
}, everyMs);

parentPort?.once('message', () => {
  clearInterval(timer);
  void Promise.all(asked).then((times) => {
    agent.destroy();
    parentPort?.postMessage(times);
  });
});
