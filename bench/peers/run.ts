import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../../test/support/free-port.ts';
import { median } from '../alternate.ts';
import { runLoad, type Load, type Step } from '../load.ts';
import { cpuOfTree, describeMachine, pinDriver, pinned } from '../machine.ts';
import { agentInbox, agentMail, hub, type Peer } from './peers.ts';

/** Sends, reads the inbox and acknowledges with this hub and its peers in turns: `node bench/peers/run.ts`. */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '3' }, rounds: { type: 'string', default: '5' } },
});
const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
const agents = 8;
const readyWithinMs = 60_000;

interface Running {
  readonly peer: Peer;
  readonly port: number;
  readonly child: ChildProcess;
  readonly steps: readonly Step[];
  readonly loads: (Load & { cpu: number })[];
}

async function begin(peer: Peer, folder: string): Promise<Running> {
  const port = await freePort();
  const { command, env } = peer.start(port, folder);
  const [program = '', ...args] = [...pinned(), ...command];
  // Of the output only what went wrong is of interest.
  const child = spawn(program, args, {
    cwd: peer === hub ? undefined : folder,
    env: { PATH: process.env['PATH'], HOME: folder, ...env },
    stdio: ['ignore', 'ignore', peer === hub ? 'inherit' : 'ignore'],
  });
  children.push(child);
  const until = Date.now() + readyWithinMs;
  const ready = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}${peer.health}`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await ready())) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${peer.name} did not start`);
    await sleep(100);
  }
  return { peer, port, child, steps: await peer.prepare(port, agents), loads: [] };
}

async function measure({ peer, port, child, steps, loads }: Running): Promise<void> {
  const before = cpuOfTree(child.pid ?? 0);
  const load = await runLoad(port, steps, agents, seconds);
  if (load.failures > 0) throw new Error(`${peer.name}: ${load.failures} failures, first: ${load.firstFailure}`);
  loads.push({ ...load, cpu: cpuOfTree(child.pid ?? 0) - before });
}

function print({ peer, loads }: Running): void {
  const of = (figure: 'perSecond' | 'p50' | 'p99'): string => median(loads.map((load) => load[figure])).toFixed(1);
  const units = loads.reduce((sum, load) => sum + load.units, 0);
  const cpu = loads.reduce((sum, load) => sum + load.cpu, 0) / units;
  console.log(
    `| ${peer.name} | ${of('perSecond')} | ${of('p50')} | ${of('p99')} | ${cpu.toFixed(2)} | ${peer.keeps} |`,
  );
}

const children: ChildProcess[] = [];
const folder = mkdtempSync(join(tmpdir(), 'hub-peers-'));
try {
  pinDriver();
  const running: Running[] = [];
  for (const [at, peer] of [hub, agentMail, agentInbox].entries()) {
    const own = mkdtempSync(join(folder, `${at}-`));
    running.push(await begin(peer, own));
  }
  for (let round = 0; round < rounds; round += 1)
    for (const one of round % 2 ? running : running.toReversed()) await measure(one);
  console.log(`${describeMachine()}; ${rounds} rounds of ${seconds} s, ${agents} connections`);
  console.log('| Program | units/s | p50 ms | p99 ms | CPU ms | a message is |\n| --- | --- | --- | --- | --- | --- |');
  running.forEach(print);
} finally {
  for (const child of children) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await Promise.race([ended, sleep(5_000)]);
    if (child.exitCode === null) child.kill('SIGKILL');
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
