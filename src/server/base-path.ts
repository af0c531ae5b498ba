import { SettingsError } from '../platform/platform-errors.ts';

/**
 * Builds the reader of the paths that clients call below `HUB_BASE_PATH`: it answers a URL without that prefix. A proxy may
 * take the prefix off or leave it (rule http-base-path).
 *
 * @param ownPaths paths of the hub itself, from which the prefix must differ
 * @throws SettingsError when the prefix begins as one of the hub's own paths
 */
export function createBasePath(basePath: string, ownPaths: Iterable<string>): (url: string) => string {
  if (basePath === '') return (url) => url;
  const first = firstSegment(basePath);
  for (const path of ownPaths) {
    if (firstSegment(path) === first) {
      throw new SettingsError(`HUB_BASE_PATH must not begin with ${first}, where the hub has paths of its own`);
    }
  }
  return (url) => {
    if (!url.startsWith(basePath)) return url;
    const rest = url.slice(basePath.length);
    if (rest.startsWith('/')) return rest;
    return rest === '' || rest.startsWith('?') ? `/${rest}` : url;
  };
}

function firstSegment(path: string): string {
  return /^\/[^/]*/.exec(path)?.[0] ?? '';
}
