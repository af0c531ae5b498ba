import type { ToolParams, ToolResult } from '../../generated/tools.ts';

/** How a probe ended. */
type Outcome = Omit<ToolParams['ack_probe_request'], 'probe_id'>;

/**
 * Asks a provider for its models with the handed-over key: once, without following redirects, for at most 10 seconds.
 * The key goes to `base_url` and nowhere else.
 */
export async function probeModel(probe: ToolResult['get_probe_request']): Promise<Outcome> {
  const begun = Date.now();
  const outcome = (status: Outcome['status'], code: number): Outcome => ({
    status,
    raw_status_code: code,
    latency_ms: Date.now() - begun,
  });
  try {
    const { status } = await fetch(`${probe.base_url.replace(/\/$/, '')}/models`, {
      headers: { authorization: `Bearer ${probe.api_key}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    });
    return outcome(meaningOf(status), status);
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return outcome('timeout', 0);
    const cause =
      error instanceof Error && error.cause instanceof Error ? String(Reflect.get(error.cause, 'code')) : '';
    return outcome(/CERT|SSL|TLS/.test(cause) ? 'tls_error' : 'network_error', 0);
  }
}

function meaningOf(status: number): Outcome['status'] {
  if (status < 300) return 'ok';
  if (status < 400) return 'redirect_forbidden';
  if (status === 401 || status === 403) return 'auth_fail';
  if (status === 402) return 'quota';
  if (status === 429) return 'rate_limit';
  return status < 500 ? 'other_4xx' : 'vendor_5xx';
}
