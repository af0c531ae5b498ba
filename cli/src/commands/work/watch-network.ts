import type { Command } from 'commander';
import type { Hub } from '../../../../clients/typescript/src/index.ts';
import type { Context } from '../../parts/context.ts';
import { withExamples } from '../../parts/with-examples.ts';
import { exitCodes } from '../../parts/exit-codes.ts';
import { networkOf } from '../../parts/network-of.ts';
import { act } from '../../parts/run-command.ts';
import { count } from '../../parts/values.ts';
import { fleetLines } from './fleet-lines.ts';
import type { StreamEvent } from './event-words.ts';
import { emptyFleet, moveFleet, needsReading, noteEvent, readFleet } from './fleet.ts';
import { printEvents } from './print-events.ts';

/** `ahub watch` */
export function addWatch(program: Command): void {
  const command = program
    .command('watch')
    .description('watch the agents: a live table on a terminal, one line an event in a pipe')
    .option('--max <events>', 'end after so many events, in a pipe', count, Number.POSITIVE_INFINITY)
    .action(act(watchNetwork, { drains: true }));
  withExamples(command, 'ahub watch', 'ahub watch | grep --line-buffered task_status');
}

async function watchNetwork(context: Context, { max }: { readonly max: number }): Promise<number> {
  const { out, signal, settings } = context;
  const hub = context.hub();
  const networkId = await networkOf(settings, hub, signal);
  if (out.isTerminal && !out.isJson) return drawFleet(context, hub, networkId);
  const onOpen = (): void => out.say('Listening.');
  return printEvents(context, hub.events.network(networkId, { signal, onOpen }), max);
}

/** Reads at most so often: a busy fleet tells of many changes in a second. */
const readEveryMs = 1_000;
const drawEveryMs = 150;

/** Listens first and reads then, so that nothing happens unseen in between. */
async function drawFleet({ out, settings, signal }: Context, hub: Hub, networkId: string): Promise<number> {
  const name = await nameOf(hub, networkId, signal);
  let fleet = emptyFleet;
  let note = 'connecting …';
  /** What came while the hub was read: the answer may be older. */
  let meanwhile: StreamEvent[] = [];
  const reading = inIntervals(readEveryMs, async () => {
    meanwhile = [];
    const read = await readFleet(hub, networkId, signal);
    fleet = meanwhile.reduce(moveFleet, { ...fleet, ...read });
    drawing.want();
  });
  const screen = out.screen();
  const drawing = inIntervals(drawEveryMs, async () => {
    const title = `${name} at ${settings.url}  ${note === '' ? 'Ctrl-C ends' : note}`;
    screen.draw(fleetLines(fleet, { columns: screen.columns(), rows: screen.rows(), title, paint: out.paint }));
  });
  screen.onResize(drawing.want);
  const clock = setInterval(drawing.want, 1_000);
  try {
    const onOpen = (): void => {
      note = '';
      reading.want();
    };
    const onLost = (): void => void (note = 'the connection is lost; it is opened again …');
    for await (const event of hub.events.network(networkId, { signal, onOpen, onLost })) {
      if (needsReading(fleet, event)) reading.want();
      fleet = noteEvent(moveFleet(fleet, event), event, new Date());
      meanwhile.push(event);
      drawing.want();
    }
  } finally {
    clearInterval(clock);
    reading.end();
    drawing.end();
    screen.close();
  }
  return exitCodes.interrupted;
}

async function nameOf(hub: Hub, networkId: string, signal: AbortSignal): Promise<string> {
  const { networks } = await hub.api.listNetworks({}, { signal });
  return networks.find((one) => one.network_id === networkId)?.network_name ?? networkId;
}

/** Work that is wanted often and done at most once in an interval; what fails is done again at the next wish. */
function inIntervals(
  everyMs: number,
  work: () => Promise<void>,
): { readonly want: () => void; readonly end: () => void } {
  let timer: NodeJS.Timeout | undefined;
  let last = 0;
  let hasEnded = false;
  const run = (): void => {
    last = Date.now();
    void work()
      .catch(() => undefined)
      .then(() => (timer = undefined));
  };
  return {
    want() {
      if (hasEnded) return;
      timer ??= setTimeout(run, Math.max(0, last + everyMs - Date.now()));
    },
    end() {
      hasEnded = true;
      clearTimeout(timer);
    },
  };
}
