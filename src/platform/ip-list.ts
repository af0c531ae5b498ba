import { BlockList, isIP } from 'node:net';
import { SettingsError } from './platform-errors.ts';

/**
 * Addresses and CIDR ranges of one setting; `localhost` stands for the loopback addresses.
 *
 * @param setting names the setting in the error
 * @returns whether the address is on the list; false for text that is not an address
 * @throws SettingsError for an entry that is neither
 */
export function createIpList(setting: string, entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of entries.flatMap((word) => (word === 'localhost' ? ['127.0.0.0/8', '::1'] : [word]))) {
    add(list, entry, setting);
  }
  return (address) => {
    const family = isIP(address);
    return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
}

function add(list: BlockList, entry: string, setting: string): void {
  const [address = '', bits] = entry.split('/');
  const version = isIP(address);
  const most = version === 6 ? 128 : 32;
  if (version === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most))) {
    throw new SettingsError(`${setting}: "${entry}" is not an address or a range`);
  }
  const family = version === 6 ? 'ipv6' : 'ipv4';
  if (bits === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(bits), family);
}
