import type { McpParts } from '../../../generated/mcp.ts';
import type { Caller } from '../../domain/caller.ts';
import type { AskTool } from './ask-tool.ts';
import { createComplete } from './complete.ts';
import { fillText } from './fill-text.ts';
import { pageSizeOf } from './list-query.ts';
import { answerPage } from './mcp-list.ts';
import type { McpList } from './mcp-list.ts';
import type { Era, McpMethod } from './mcp-method.ts';
import { createPrompts } from './prompts.ts';
import { createResources } from './resources.ts';
import type { RpcCall } from './rpc-deps.ts';
import { createTaskMethods, tasksExtension } from './task-methods.ts';
import type { TaskMethodParts } from './task-methods.ts';

/** What the methods need. */
export interface MethodParts extends Omit<TaskMethodParts, 'ask'> {
  /** The tools that the caller of this request is shown. */
  readonly toolsOf: (call: RpcCall, era: Era) => McpList;
  readonly ask: AskTool;
  readonly mcp: McpParts;
}

/** What the hub says it can do. Lists never change while it runs, and nobody can subscribe to a resource. */
const capabilities = { tools: {}, prompts: {}, resources: {}, completions: {} };
export const modernCapabilities = { ...capabilities, extensions: { [tasksExtension]: {} } };
export const legacyCapabilities = {
  ...capabilities,
  tasks: { list: {}, cancel: {}, requests: { tools: { call: {} } } },
};

/** The methods of MCP that both eras have, by name. */
export function createMcpMethods(parts: MethodParts): ReadonlyMap<string, McpMethod> {
  const { toolsOf, ask, mcp } = parts;
  const resources = createResources(mcp.resources, ask);
  const prompts = createPrompts(mcp.prompts, resources);
  return new Map<string, McpMethod>([
    ...createTaskMethods(parts),
    [
      'tools/list',
      (request, call, era) => answerPage(request, 'tools', toolsOf(call, era), pageSizeOf(call.req), era.lasting),
    ],
    ['prompts/list', prompts.list],
    ['prompts/get', prompts.get],
    ['resources/list', resources.list],
    ['resources/templates/list', resources.templates],
    ['resources/read', resources.read],
    ['completion/complete', createComplete(prompts, resources, ask)],
  ]);
}

/** What a client's model is told of the hub, for this kind of caller (rule tools-instructions). */
export function instructionsFor({ instructions }: McpParts, { kind, alias }: Caller): string {
  const { common, node, user, alias: named } = instructions;
  const own = kind === 'node' ? [node, alias === null ? undefined : named && fillText(named, { alias })] : [user];
  return [common, ...own].filter((part) => part !== undefined).join(' ');
}
