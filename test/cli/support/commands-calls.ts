import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedOperations, publishedTools } from './contract-calls.ts';

/** Tools that do what an operation does under another name. */
const twins: Readonly<Record<string, string>> = {
  get_all_status: 'getStatus',
  getTaskById: 'getTask',
  requirements_list: 'listRequirements',
  requirements_get: 'getRequirement',
  requirements_create: 'createRequirement',
  requirements_update: 'updateRequirement',
  requirements_upsert_by_external_ref: 'upsertRequirement',
  requirements_checklist_toggle: 'updateChecklistItem',
  requirements_events: 'listCardEvents',
  requirements_comment: 'createComment',
  projects_list: 'listProjects',
  projects_create: 'createProject',
  projects_update: 'updateProject',
};

/** Words of the client, and what they call. */
const clientWords: Readonly<Record<string, string>> = {
  '.tasks.list(': 'listTasks',
  '.tasks.get(': 'getTask',
  '.tasks.steps(': 'listTaskEvents',
  '.wait(': 'getTask',
  '.files.upload(': 'uploadFile',
  '.files.download(': 'downloadFile',
  '.networks.export(': 'exportNetwork',
  '.networks.import(': 'importNetwork',
  '.events.alias(': 'openChannelStream',
  '.events.network(': 'openNetworkStream',
  '.events.me(': 'openUserStream',
};

const operations: ReadonlySet<string> = new Set(publishedOperations().map(({ id }) => id));

/**
 * The operations and tools that no command but `api` and `tool` calls, nor a twin of theirs. What programs speak that a
 * command starts, as `ahub run` does, counts as their protocol.
 */
export function callsWithoutCommand(root = 'cli/src'): string[] {
  const code = readCode(root);
  const words = Object.entries(clientWords).filter(([word]) => code.includes(word));
  const isCalled = (name: string): boolean =>
    words.some(([, called]) => called === name) ||
    new RegExp(`\\.(api|tools)\\s*\\.\\s*${name}\\b|'${name}'`).test(code);
  const names = [...operations, ...publishedTools()];
  const called = new Set(names.filter(isCalled).map(meaning));
  return [...new Set(names.map(meaning))].filter((name) => !called.has(name));
}

/** One name for all that does the same: that of the operation, where there is one. */
function meaning(name: string): string {
  const operation = twins[name] ?? name.replaceAll(/_(\w)/g, (_whole, letter: string) => letter.toUpperCase());
  return operations.has(operation) ? operation : name;
}

/** Without comments and the names of commands. */
function readCode(root: string): string {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && /^(commands(?!\/contract\/)|parts)\//.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
    .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$|\.command\('[^']*'\)/gm, '');
}
