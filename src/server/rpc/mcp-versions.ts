import { isObject } from './envelope.ts';

/** The revision whose requests carry `_meta` and need no handshake. */
export const modernVersion = '2026-07-28';
/** What `initialize` answers when the asked revision is unknown. */
export const latestLegacyVersion = '2025-11-25';

const legacyVersions: readonly string[] = [latestLegacyVersion, '2025-06-18', '2025-03-26', '2024-11-05'];
/** Every revision served, newest first. */
export const supportedVersions: readonly string[] = [modernVersion, ...legacyVersions];

/** Keys that MCP reserves in `_meta`. */
export const metaKey = {
  version: 'io.modelcontextprotocol/protocolVersion',
  clientCapabilities: 'io.modelcontextprotocol/clientCapabilities',
  serverInfo: 'io.modelcontextprotocol/serverInfo',
  subscriptionId: 'io.modelcontextprotocol/subscriptionId',
  relatedTask: 'io.modelcontextprotocol/related-task',
} as const;

const firstModernRevision = '2026';
const revisionShape = /^\d{4}-\d{2}-\d{2}$/;

/**
 * `params._meta` of a message in the modern era; undefined when the message is of the legacy era
 * (rule tools-body-decides-era).
 */
export function modernMeta(params: unknown): Record<string, unknown> | undefined {
  if (!isObject(params)) return undefined;
  const meta = params['_meta'];
  return isObject(meta) && metaKey.version in meta ? meta : undefined;
}

/** The header `MCP-Protocol-Version` names a revision that cannot do without `_meta`. */
export function namesModernEra(header: string | undefined): boolean {
  return header !== undefined && revisionShape.test(header) && header >= firstModernRevision;
}

/** A revision of the era of `initialize`. */
export function isLegacyVersion(version: string): boolean {
  return legacyVersions.includes(version);
}
