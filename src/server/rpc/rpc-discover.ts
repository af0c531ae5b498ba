import type { Caller } from '../../domain/caller.ts';
import type { OpenRpcDocument, ToolCatalogue } from './tool-catalogue.ts';
import { audienceKey, visibleTools } from './tools-list.ts';
import type { Listing } from './tools-list.ts';

const urlPlace = 'https://hub.invalid/mcp';

/**
 * Builds the answer of `rpc.discover`: the bundled document with the methods that the caller may call, without the
 * hub's own extension, and with the address that the caller used. It holds the tools of the level `all`, unless the caller
 * asks for another.
 *
 * @returns the JSON text of the document; `url` must be absolute
 */
export function createRpcDiscover(
  catalogue: ToolCatalogue,
  enforce: boolean,
): (caller: Caller, url: string, show: Listing) => string {
  const parts = new Map<string, readonly string[]>();
  return (caller, url, asked) => {
    const show = asked === 'default' ? 'all' : asked;
    const key = `${audienceKey(caller)} ${show}`;
    let around = parts.get(key);
    if (around === undefined) {
      const shown = new Set(visibleTools(catalogue, caller, show, enforce).map((tool) => tool.name));
      around = JSON.stringify(documentFor(catalogue, shown)).split(JSON.stringify(urlPlace));
      parts.set(key, around);
    }
    return around.join(JSON.stringify(url));
  };
}

function documentFor(catalogue: ToolCatalogue, shown: ReadonlySet<string>): OpenRpcDocument {
  const { 'x-extensions': _extensions, ...document } = catalogue.document;
  const methods = document.methods
    .filter((method) => !catalogue.tools.has(method.name) || shown.has(method.name))
    .map(({ 'x-tool': _face, ...method }) => method);
  return { ...document, servers: [{ name: 'hub', url: urlPlace }], methods };
}
