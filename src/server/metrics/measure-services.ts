import type { ServiceWatch } from '../hub-services.ts';
import type { Instruments } from './instruments.ts';

/** Counts what the services tell: tasks, events of streams, commits. */
export function measureServices(instruments: Instruments): ServiceWatch {
  const { tasks, taskWait, taskRun, expired, streamLag, streamsClosed, resyncs } = instruments;
  return {
    tasks: {
      moved({ ended, waitedMs, ranMs }) {
        if (waitedMs !== null) taskWait.observe(secondsOf(waitedMs));
        if (ranMs !== null) taskRun.observe(secondsOf(ranMs));
        if (ended !== null) tasks.inc({ outcome: ended });
        if (ended === 'expired') expired.inc({ reason: 'task' });
      },
    },
    streams: {
      delivered: (lagMs) => streamLag.observe(secondsOf(lagMs)),
      closed: (reason) => streamsClosed.inc({ reason }),
      resynced: () => resyncs.inc(),
    },
    commits(milliseconds, units) {
      instruments.commitSeconds.observe(secondsOf(milliseconds));
      instruments.unitsPerCommit.observe(units);
    },
  };
}

function secondsOf(milliseconds: number): number {
  return Math.max(0, milliseconds) / 1000;
}
