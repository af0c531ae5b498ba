import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

const lookupMs = 2_000;
const localNames = /(?:^|\.)(?:localhost|local|internal|localdomain|home\.arpa)$/i;

const closed = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(net, bits, 'ipv4');
}
// Outside of 2000::/3 nothing is public; inside it stand the ranges that carry IPv4 addresses or documentation.
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(net, bits, 'ipv6');
}

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
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !closed.check(address, 'ipv4');
  return publicV6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
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
