import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const lookupMs = 2_000;
const localNames = /(?:^|\.)(?:localhost|local|internal|localdomain|home\.arpa)$/i;

/** What is assigned of the IPv6 internet; `range()` calls all the rest `unicast` too. */
const assignedV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Resolves a name to its addresses; rejects when it has none. */
export type ResolveHost = (name: string) => Promise<readonly string[]>;

/** The system's resolver. */
export const resolveHost: ResolveHost = async (name) =>
  (await lookup(name, { all: true })).map(({ address }) => address);

/**
 * Whether a URL is https and leads to public addresses only, as far as can be known here
 * (rule providers-public-address): an address in any spelling, a name that is local by its form, or a name that
 * resolves to a closed address are refused. A name that does not resolve here within two seconds may still be known
 * where it is used.
 */
export async function isPublicHttps(url: string, resolve: ResolveHost = resolveHost): Promise<boolean> {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  if (localNames.test(host) || !host.includes('.')) return false;
  const addresses = await withinTime(resolve(host));
  return addresses.every(isPublicAddress);
}

/** Whether an IPv4 or IPv6 address, as a resolver or `URL` spells it, is one of the public internet. */
export function isPublicAddress(text: string): boolean {
  const address = ipaddr.parse(text);
  return address.range() === 'unicast' && (address instanceof ipaddr.IPv4 || address.match(assignedV6));
}

async function withinTime(lookup: Promise<readonly string[]>): Promise<readonly string[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<readonly string[]>((done) => {
    timer = setTimeout(() => done([]), lookupMs).unref();
  });
  try {
    return await Promise.race([lookup.catch(() => []), late]);
  } finally {
    clearTimeout(timer);
  }
}
