import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Control groups as Linux has them: one tree for all controllers, or one for each. */
const root = '/sys/fs/cgroup';
/** A held process goes on within this time: it may have a row locked that others wait for. */
const periodMicros = 4_000;

/** Where a group is made and how its limit is written. */
interface Controller {
  readonly folder: string;
  limit(group: string, micros: number): void;
}

/** The controller of the processor; undefined where there is none. */
function findController(): Controller | undefined {
  const own = join(root, 'cpu');
  if (existsSync(join(own, 'cpu.cfs_quota_us')))
    return {
      folder: own,
      limit: (group, micros) => {
        writeFileSync(join(group, 'cpu.cfs_period_us'), String(periodMicros));
        writeFileSync(join(group, 'cpu.cfs_quota_us'), String(micros));
      },
    };
  if (!existsSync(join(root, 'cgroup.subtree_control'))) return undefined;
  return {
    folder: root,
    limit: (group, micros) => {
      writeFileSync(join(root, 'cgroup.subtree_control'), '+cpu');
      writeFileSync(join(group, 'cpu.max'), `${micros} ${periodMicros}`);
    },
  };
}

/**
 * Holds each of some processes, with all its threads, to a share of one core, as if the machine were slower and had more of
 * them. Needs root and control groups.
 *
 * @param share of a core, at least a quarter
 * @returns what removes the groups once the processes have ended; undefined where the system does not let it
 */
export function holdToShare(pids: readonly number[], share: number): (() => void) | undefined {
  const controller = findController();
  if (controller === undefined) return undefined;
  const groups: string[] = [];
  const removeAll = (): void => groups.forEach((group) => rmdirSync(group));
  try {
    for (const pid of pids) {
      const group = join(controller.folder, `hub-bench-${pid}`);
      mkdirSync(group);
      groups.push(group);
      controller.limit(group, Math.round(share * periodMicros));
      writeFileSync(join(group, 'cgroup.procs'), String(pid));
    }
    return removeAll;
  } catch {
    removeAll();
    return undefined;
  }
}
