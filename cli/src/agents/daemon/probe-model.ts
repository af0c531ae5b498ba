import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import type { ToolAnswers, ToolInputs } from '../../../../clients/typescript/src/index.ts';
import { isPublicAddress, resolveHost } from '../../../../src/platform/public-host.ts';

/** How a probe ended. */
export type Outcome = Omit<ToolInputs['ack_probe_request'], 'probe_id'>;
type Status = Outcome['status'];

/** The order of a probe. */
export type Probe = ToolAnswers['get_probe_request'];

/** What a probe depends on besides its order. */
export interface ProbeSettings {
  /**
   * Names with the address to use for them, whatever it is: providers of the daemon's own network. Every other name
   * must lead to public addresses only.
   */
  readonly hosts: ReadonlyMap<string, string>;
  /** Resolves every other name to all of its addresses; the system's resolver unless a test says otherwise. */
  readonly resolve?: (name: string) => Promise<readonly string[]>;
  /** For all of it, from the look-up to the answer; 10 seconds unless a test says otherwise. */
  readonly timeoutMs?: number;
}

/** A probe that ended before the provider answered. */
class ProbeEnd extends Error {
  readonly status: Status;

  constructor(status: Status) {
    super(status);
    this.status = status;
  }
}

/**
 * Asks a provider for its models with the handed-over key, once and without following redirects. The key goes to
 * `base_url` and nowhere else: the name is resolved once, all its addresses have to be public, and the connection goes
 * to the address that was judged.
 */
export async function probeModel(
  { vendor, base_url: baseUrl, api_key: apiKey }: Pick<Probe, 'vendor' | 'base_url' | 'api_key'>,
  { hosts, resolve = resolveHost, timeoutMs = 10_000 }: ProbeSettings,
): Promise<Outcome> {
  const begun = performance.now();
  const signal = AbortSignal.timeout(timeoutMs);
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new ProbeEnd('timeout')));
  });
  const outcome = (status: Status, code: number | null): Outcome => ({
    status,
    raw_status_code: code,
    latency_ms: status === 'probe_target_forbidden' ? null : Math.round(performance.now() - begun),
  });
  try {
    const url = new URL(`${baseUrl.replace(/\/$/, '')}/models`);
    const address = await Promise.race([addressOf(url, hosts, resolve), late]);
    const code = await Promise.race([ask(url, address, credentialOf(vendor, apiKey), signal), late]);
    return outcome(meaningOf(code), code);
  } catch (error) {
    return outcome(error instanceof ProbeEnd ? error.status : 'network_error', null);
  }
}

/** @throws ProbeEnd probe_target_forbidden unless it is https and all of it is public; network_error without address */
async function addressOf(
  { protocol, hostname, username, password }: URL,
  hosts: ReadonlyMap<string, string>,
  resolve: (name: string) => Promise<readonly string[]>,
): Promise<string> {
  if (protocol !== 'https:' || username !== '' || password !== '') throw new ProbeEnd('probe_target_forbidden');
  const host = hostname.replace(/^\[|\]$/g, '');
  const known = hosts.get(host);
  if (known !== undefined) return known;
  const addresses = isIP(host) === 0 ? await resolve(host) : [host];
  const [address] = addresses;
  if (address === undefined) throw new ProbeEnd('network_error');
  if (!addresses.every(isPublicAddress)) throw new ProbeEnd('probe_target_forbidden');
  return address;
}

type Headers = Readonly<Record<string, string>>;

/** Two vendors take a key under a name of their own; a bearer they would call wrong. */
function credentialOf(vendor: string, apiKey: string): Headers {
  switch (vendor.toLowerCase()) {
    case 'anthropic':
      return { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' };
    case 'google':
    case 'gemini':
      return { 'x-goog-api-key': apiKey };
    default:
      return { authorization: `Bearer ${apiKey}` };
  }
}

/** @returns the HTTP status @throws ProbeEnd tls_error, network_error */
function ask(url: URL, address: string, credential: Headers, signal: AbortSignal): Promise<number> {
  const family = isIP(address);
  const lookup: LookupFunction = (_host, { all }, done) =>
    all === true ? done(null, [{ address, family }]) : done(null, address, family);
  return new Promise((resolve, reject) => {
    let greeting = false;
    const headers = { ...credential, accept: 'application/json' };
    const req = request(url, { headers, lookup, signal, agent: false });
    req.on('socket', (socket) => {
      socket.once('connect', () => (greeting = true));
      socket.once('secureConnect', () => (greeting = false));
    });
    req.on('response', (res) => {
      res.destroy();
      resolve(res.statusCode ?? 0);
    });
    req.on('error', (error: NodeJS.ErrnoException) => {
      reject(new ProbeEnd(greeting && error.code !== 'ECONNRESET' ? 'tls_error' : 'network_error'));
    });
    req.end();
  });
}

function meaningOf(code: number): Status {
  if (code < 300) return 'ok';
  if (code < 400) return 'redirect_forbidden';
  if (code === 401 || code === 403) return 'auth_fail';
  if (code === 402) return 'quota';
  if (code === 429) return 'rate_limit';
  return code < 500 ? 'other_4xx' : 'vendor_5xx';
}
