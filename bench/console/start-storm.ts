import { connect, type Socket } from 'node:net';
import { request, toolCall } from '../load.ts';
import { aliasOf, text } from '../scenarios.ts';
import type { FullWorld } from './fill-world.ts';

/** Agents and people that make events. */
export interface Storm {
  /** Events of the network's stream since the storm began. */
  heard(): number;
  /** How many of each type. */
  kinds(): ReadonlyMap<string, number>;
  /** Resolves when so many were heard, or after so long. */
  until(events: number, milliseconds: number): Promise<void>;
  /** Ends it. @returns the events of a second, from its beginning */
  stop(): Promise<number>;
}

const callers = 8;
/** Agents whose rows stand at the beginning of the list by alias: half of the reports are theirs. */
const inSight = 300;
const statuses = ['working', 'idle', 'working', 'blocked'] as const;

/**
 * Makes events until it is stopped, `rate` a second, by calls over HTTP: of ten calls six are reports of agents, three
 * the life of a task (sent, claimed, answered) and one a change of a card.
 */
export async function startStorm(port: number, world: FullWorld, rate: number): Promise<Storm> {
  const stream = await listen(port, world);
  const calls = await Promise.all(Array.from({ length: callers }, () => openCaller(port)));
  const heads = world.tokens.map((_token, n) => n).sort((a, b) => (aliasOf(a) < aliasOf(b) ? -1 : 1));
  const begun = performance.now();
  const state = { isOn: true, sent: 0, underWay: 0, turn: 0 };
  const speak = async (call: Call): Promise<void> => {
    while (state.isOn) {
      const due = ((performance.now() - begun) / 1_000) * rate;
      if (stream.heard() + state.underWay >= due) {
        await new Promise((resolve) => setTimeout(resolve, 3));
        continue;
      }
      state.underWay += 1;
      const turn = (state.turn += 1);
      const n = turn % 2 === 0 ? heads[turn % inSight] : (turn * 7) % world.tokens.length;
      if (turn % 10 === 0) await changeCard(call, world, turn);
      else if (turn % 10 === 5) await liveTask(call, world, n ?? 0);
      else await report(call, world, n ?? 0, turn);
      state.underWay -= 1;
    }
  };
  const done = Promise.all(calls.map(({ call }) => speak(call)));
  // Whoever waits for the storm hears of a refusal.
  done.catch(() => undefined);
  return {
    heard: stream.heard,
    kinds: stream.kinds,
    async until(events, milliseconds) {
      const end = performance.now() + milliseconds;
      while (stream.heard() < events && performance.now() < end) {
        await Promise.race([done, new Promise((resolve) => setTimeout(resolve, 20))]);
      }
    },
    async stop() {
      const perSecond = stream.heard() / ((performance.now() - begun) / 1_000);
      state.isOn = false;
      await done;
      for (const { socket } of [...calls, stream]) socket.destroy();
      return perSecond;
    },
  };
}

type Call = (text: string) => Promise<string>;

const report = (call: Call, { tokens }: FullWorld, n: number, turn: number): Promise<string> =>
  call(
    toolCall(tokens[n] ?? '', 'report_status', {
      ...{ alias: aliasOf(n), resume_id: `r-${n}`, status: statuses[(n + Math.floor(turn / 997)) % 4] },
      progress: turn % 101,
    }),
  );

/** A task is sent to an agent, which claims and answers it. */
async function liveTask(call: Call, { owner, tokens }: FullWorld, n: number): Promise<void> {
  const alias = aliasOf(n);
  const sent = await call(request('POST', '/api/task', owner.token, { alias, task: text }));
  const task = /"task_id":"(\w+)"/.exec(sent)?.[1] ?? 'none';
  const token = tokens[n] ?? '';
  await call(toolCall(token, 'ack_inbox', { alias, message_id: task }));
  await call(toolCall(token, 'report_completion', { alias, task, result: 'Step 4 failed.' }));
}

/** The priority of a card changes: one of the first hundred of a column or any other. */
function changeCard(call: Call, { owner, cardOf, cards, networkId }: FullWorld, turn: number): Promise<string> {
  const n = 1 + (turn % 20 === 0 ? turn % 300 : (turn * 7) % cards);
  const priority = ['low', 'normal', 'high'][Math.floor(turn / 10) % 3];
  return call(request('PATCH', `/api/requirements/${cardOf(n)}?network_id=${networkId}`, owner.token, { priority }));
}

/** A connection that is used again and again, one call at a time. A refusal ends the run. */
function openCaller(port: number): Promise<{ readonly call: Call; readonly socket: Socket }> {
  return new Promise((resolve, reject) => {
    let answer = '';
    let settle: PromiseWithResolvers<string> | undefined;
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve({ call, socket }));
    const call: Call = (sent) => {
      settle = Promise.withResolvers<string>();
      answer = '';
      socket.write(sent);
      return settle.promise;
    };
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      const end = answer.indexOf('\r\n\r\n');
      if (end < 0 || answer.length < end + 4 + Number(/content-length: (\d+)/i.exec(answer)?.[1] ?? 0)) return;
      if (answer[9] === '2' && !/\\?"ok\\?":false|"isError":true|"error":/.test(answer)) settle?.resolve(answer);
      else settle?.reject(new Error(answer.slice(0, 800)));
    });
  });
}

/** Counts the events of the network as the hub sends them. */
function listen(port: number, { networkId, owner }: FullWorld) {
  const kinds = new Map<string, number>();
  let count = 0;
  return new Promise<{ heard: () => number; kinds: () => ReadonlyMap<string, number>; socket: Socket }>(
    (resolve, reject) => {
      let rest = '';
      const socket = connect({ port, host: '127.0.0.1' }, () =>
        socket.write(request('GET', `/events/network/${networkId}`, owner.token)),
      );
      socket.on('error', reject);
      socket.on('data', (chunk: Buffer) => {
        rest += chunk.toString('latin1');
        const end = rest.lastIndexOf('\n');
        for (const [, type = ''] of rest.slice(0, end + 1).matchAll(/^event: (\w+)\r?$/gm)) {
          if (type === 'connected') resolve({ heard: () => count, kinds: () => kinds, socket });
          else {
            count += 1;
            kinds.set(type, (kinds.get(type) ?? 0) + 1);
          }
        }
        rest = rest.slice(end + 1);
      });
    },
  );
}
