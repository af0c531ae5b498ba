import type { Caller } from '../../domain/caller.ts';
import type { Tool, ToolCatalogue } from './tool-catalogue.ts';

/**
 * Which tools a list shows: the default ones, also those for daemons, or also those beyond the first catalogue. Each
 * level includes the one before.
 */
export type Listing = 'default' | 'all' | 'extended';

const levels: Readonly<Record<string, Listing>> = { default: 'default', on_request: 'all', extended: 'extended' };
const order: readonly Listing[] = ['default', 'all', 'extended'];

/**
 * Builds the reader of tool lists. A list depends on the caller alone (kind of token, node mode, restricted membership)
 * and on the switch `enforce`, so its bytes are made once for each (rule tools-list-by-caller).
 *
 * @returns the JSON text of the array of tools, in the order of the document
 */
export function createToolsList(catalogue: ToolCatalogue, enforce: boolean): (caller: Caller, show: Listing) => string {
  const texts = new Map<string, string>();
  return (caller, show) => {
    const key = `${audienceKey(caller)} ${show}`;
    let text = texts.get(key);
    if (text === undefined) {
      text = `[${visibleTools(catalogue, caller, show, enforce)
        .map((tool) => tool.entryText)
        .join()}]`;
      texts.set(key, text);
    }
    return text;
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
  const { audience, hideInNodeModes, hideUnderEnforce, hideFromRestricted } = tool.visibility;
  if (caller.kind !== 'node') {
    // Rule access-restricted-members.
    if (caller.agentAccess === 'granted' && hideFromRestricted) return false;
    return isListed(audience.user.list, show);
  }
  if (hideInNodeModes.includes(caller.mode)) return false;
  if (enforce && hideUnderEnforce) return false;
  return isListed(audience.node.list, show);
}

function isListed(list: string, show: Listing): boolean {
  const level = levels[list];
  return level !== undefined && order.indexOf(level) <= order.indexOf(show);
}
