import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { createIpList } from '../platform/ip-list.ts';

/** Where a request came from. */
export interface ClientAddress {
  /** The socket's peer, or what a trusted proxy in front of it says. */
  readonly ip: string;
  /** The socket itself is loopback and the request was not forwarded; forwarding headers can never make this true. */
  readonly local: boolean;
}

/**
 * Builds the reader of client addresses. Forwarding headers count only when the socket's peer is one of
 * `trustedProxies` (addresses or CIDR ranges); then the rightmost address that is not a trusted proxy is the client.
 *
 * @throws SettingsError when an entry is neither an address nor a range
 */
export function createAddressReader(trustedProxies: readonly string[]): (req: IncomingMessage) => ClientAddress {
  const isTrusted = createIpList('HUB_TRUSTED_PROXIES', trustedProxies);
  return (req) => {
    const peer = plainAddress(req.socket.remoteAddress ?? '');
    const forwarded = req.headers['x-forwarded-for'];
    if (forwarded === undefined && req.headers.forwarded === undefined && req.headers['x-real-ip'] === undefined) {
      return { ip: peer, local: isLoopback(peer) };
    }
    if (typeof forwarded !== 'string' || !isTrusted(peer)) return { ip: peer, local: false };
    return { ip: clientOf(forwarded, isTrusted, peer), local: false };
  };
}

/**
 * Builds the test whether a client came over https: to the hub itself, or to a trusted proxy that says so in
 * `X-Forwarded-Proto`.
 *
 * @throws SettingsError as `createAddressReader` does
 */
export function createTlsCheck(trustedProxies: readonly string[]): (req: IncomingMessage) => boolean {
  const isTrusted = createIpList('HUB_TRUSTED_PROXIES', trustedProxies);
  return (req) => {
    if ((req.socket as { encrypted?: boolean }).encrypted === true) return true;
    return req.headers['x-forwarded-proto'] === 'https' && isTrusted(plainAddress(req.socket.remoteAddress ?? ''));
  };
}

function clientOf(forwarded: string, isTrusted: (address: string) => boolean, peer: string): string {
  let client = peer;
  for (const part of forwarded.split(',').reverse()) {
    const address = plainAddress(part.trim());
    if (isIP(address) === 0) break;
    client = address;
    if (!isTrusted(address)) break;
  }
  return client;
}

/** For addresses that a socket gives, which are well formed. */
function isLoopback(address: string): boolean {
  return address.startsWith('127.') || address === '::1';
}

/** IPv4 peers of a dual-stack socket arrive as `::ffff:1.2.3.4`. */
function plainAddress(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}
