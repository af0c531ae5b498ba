import { describe, expect, test } from '@jest/globals';
import { isPublicAddress, isPublicHttps } from '../../src/platform/public-host.ts';

describe('isPublicAddress', () => {
  test.each(['93.184.216.34', '1.1.1.1', '2606:4700:4700::1111', '2a00:1450:4001:81c::200e'])('%s is', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    ['private', ['10.0.0.8', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12::1']],
    ['of this machine', ['127.0.0.1', '127.255.255.254', '0.0.0.0', '::1', '::', '::ffff:127.0.0.1']],
    ['of this link', ['169.254.169.254', 'fe80::1', 'fe80::1%eth0', 'febf::1', 'fec0::1']],
    ['shared by a carrier', ['100.64.0.1', '100.127.255.255']],
    ['for many', ['224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff02::1']],
    ['for documents and tests', ['192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1']],
    ['reserved', ['192.0.0.1', '192.88.99.1', '240.0.0.1', '2001:2::1', '2001:1ff::1']],
    ['leading to IPv4', ['::ffff:10.0.0.1', '2002:a00:1::1', '2001:0:1::1', '64:ff9b::a00:1']],
    ['not assigned', ['4000::1', '8000::1', '100::1', '64::1', '::8.8.8.8']],
  ])('an address is not that is %s', (_what, addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });
});

describe('isPublicHttps', () => {
  const resolved = { 'public.example': ['93.184.216.34'], 'half.example': ['93.184.216.34', '10.0.0.1'] };
  const resolve = async (name: string): Promise<readonly string[]> => {
    const addresses = Object.entries(resolved).find(([known]) => known === name)?.[1];
    if (addresses === undefined) throw new Error('unknown name');
    return addresses;
  };

  test.each([
    ['https://public.example/v1', true],
    ['https://unknown.example', true],
    ['https://93.184.216.34', true],
    ['https://half.example', false],
    ['http://public.example', false],
    ['https://me:secret@public.example', false],
    ['https://localhost', false],
    ['https://intranet', false],
    ['https://db.internal.', false],
    ['https://0x7f.1', false],
    ['https://2130706433', false],
    ['https://[::ffff:10.0.0.1]', false],
    ['nonsense', false],
  ])('%s: %s', async (url, expected) => expect(await isPublicHttps(url, resolve)).toBe(expected));
});
