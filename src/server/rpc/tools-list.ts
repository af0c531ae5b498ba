import type { Caller } from '../../domain/caller.ts';
import { createMcpList } from './mcp-list.ts';
import type { McpList } from './mcp-list.ts';
import type { Tool, ToolCatalogue } from './tool-catalogue.ts';

/** Which tools a list shows, from few to all. Each level includes the one before (rule tools-levels). */
export const listings = ['essential', 'default', 'all', 'extended'] as const;
const mayBeTask = ',"execution":{"taskSupport":"optional"}';
export type Listing = (typeof listings)[number];

/**
 * Builds the reader of tool lists. A list depends on the caller alone (kind of token, node mode, restricted membership)
 * and on the switch `enforce`, so it is made once for each (rule tools-list-by-caller).
 *
 * @param taskTool the tool whose entry says that a call of it may go on as a task
 * @returns the list in the order of the document
 */
export function createToolsList(
  catalogue: ToolCatalogue,
  enforce: boolean,
): (caller: Caller, show: Listing, taskTool?: string) => McpList {
  const lists = new Map<string, McpList>();
  return (caller, show, taskTool) => {
    const key = `${audienceKey(caller)} ${show} ${taskTool ?? ''}`;
    let list = lists.get(key);
    if (list === undefined) {
      const entries = visibleTools(catalogue, caller, show, enforce);
      const isShort = show === 'essential';
      const textOf = ({ name, entryText, shortText }: Tool): string =>
        `${(isShort ? shortText : entryText).slice(0, -1)}${name === taskTool ? mayBeTask : ''}}`;
      list = createMcpList(entries.map((tool) => [tool.name, textOf(tool)]));
      lists.set(key, list);
    }
    return list;
  };
}

/** The tools that a caller of this kind is shown. Hiding never changes what a call answers. */
export function visibleTools(catalogue: ToolCatalogue, caller: Caller, show: Listing, enforce: boolean): Tool[] {
  return [...catalogue.tools.values()].filter((tool) => isVisible(tool, caller, show, enforce));
}

/** All that a list depends on, as text. */
export function audienceKey(caller: Caller): string {
  return caller.kind === 'node' ? `node ${caller.mode}` : `user ${caller.agentAccess}`;
}

function isVisible(tool: Tool, caller: Caller, show: Listing, enforce: boolean): boolean {
  const { audience, essential, hideInNodeModes, hideUnderEnforce, hideFromRestricted } = tool.visibility;
  const isListed = (list: string): boolean => listings.indexOf(show) >= listings.indexOf(levelOf(list, essential));
  if (caller.kind !== 'node') {
    // Rule access-restricted-members.
    if (caller.agentAccess === 'granted' && hideFromRestricted) return false;
    return audience.user.list !== 'never' && isListed(audience.user.list);
  }
  if (hideInNodeModes.includes(caller.mode)) return false;
  if (enforce && hideUnderEnforce) return false;
  return audience.node.list !== 'never' && isListed(audience.node.list);
}

/** The first level that has a tool. */
function levelOf(list: string, essential: boolean): Listing {
  if (list === 'extended') return 'extended';
  if (list === 'on_request') return 'all';
  return essential ? 'essential' : 'default';
}
