import type { Command } from 'commander';
import { findGroup } from '../../parts/find-group.ts';

/** `ahub task …` */
export function findTasksGroup(program: Command): Command {
  return findGroup(program, 'task', 'tasks as they are seen from outside');
}
