import type { Command } from 'commander';
import { addNodeConfig } from './configure-node.ts';
import { addNodeCreate } from './create-node.ts';
import { addNodeToken } from './issue-token.ts';
import { addDaemonList } from './list-daemons.ts';
import { addNodeList } from './list-nodes.ts';
import { addNodeRemove } from './remove-node.ts';
import { addNodeRename } from './rename-node.ts';
import { addNodeRestart } from './restart-node.ts';
import { addNodeMode } from './set-mode.ts';
import { addNodeFiles } from './show-files.ts';
import { addNodeLogs } from './show-logs.ts';
import { addNodeRules } from './show-rules.ts';
import { addNodeSkills } from './show-skills.ts';
import { addNodeStart } from './start-node.ts';
import { addNodeStop } from './stop-node.ts';

/** The commands about nodes and their daemons, in the order of the help. */
export const nodeCommands: readonly ((program: Command) => void)[] = [
  ...[addNodeList, addNodeToken, addNodeRename, addNodeMode, addNodeCreate, addNodeStart, addNodeStop, addNodeRestart],
  ...[addNodeRemove, addNodeConfig, addNodeRules, addNodeSkills, addNodeFiles, addNodeLogs, addDaemonList],
];
