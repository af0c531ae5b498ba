import { maxUploadBytes } from '../../../generated/enums.ts';
import type { RestOutput } from '../../../generated/rest.ts';
import { maxRequestContentLength } from '../../domain/files/limits.ts';
import type { Platform } from '../../domain/ctx.ts';
import type { LicenseState } from '../../domain/license/license-state.ts';

type HealthBody = RestOutput<'getHealth'>['body'];

/** The facts behind GET /health. */
export interface HealthState {
  readonly version: string;
  readonly uptimeSeconds: number;
  readonly sessionsCount: number;
  readonly hasUsers: boolean;
  readonly streamCounts: ReadonlyMap<string, number>;
  /** The streams that the caller may see by name; undefined hides all. */
  readonly visibleStreams: Readonly<Record<string, number>> | undefined;
  readonly license: LicenseState | undefined;
}

/** What is new since the first hubs; clients treat a missing name as an absent feature. */
const capabilities = [
  'event_replay',
  'host_supervisors',
  'host_telemetry',
  'idempotency_keys',
  'mcp_2026_07_28',
  'openrpc',
  'published_specs',
  'sender_identity',
];
/** Limits that clients may read instead of knowing. */
const limits = { max_upload_bytes: maxUploadBytes, max_request_content_length: maxRequestContentLength };

/** The body of GET /health. */
export function viewHealth(settings: Platform['settings'], state: HealthState): HealthBody {
  let connections = 0;
  for (const count of state.streamCounts.values()) connections += count;
  return {
    ok: true,
    version: state.version,
    api_version: 'v3',
    transport: 'streamable-http',
    sessions_count: state.sessionsCount,
    sse_connections: connections,
    ...(state.visibleStreams === undefined ? {} : { sse_sessions: { ...state.visibleStreams } }),
    auth: settings.devOpen ? 'dev-open' : 'token',
    security: settings.devOpen ? 'open' : 'enforced',
    has_users: state.hasUsers,
    tmux: settings.enableTmux,
    v3_auth: true,
    multi_network: true,
    license: licenseWord(state.license),
    uptime: state.uptimeSeconds,
    limits,
    capabilities,
  };
}

function licenseWord(license: LicenseState | undefined): HealthBody['license'] {
  if (license === undefined) return 'no_license';
  return license.expired ? 'expired' : license.license.type;
}
