import { describe, expect, test } from '@jest/globals';
import { anonymousCaller } from '../../src/domain/caller.ts';
import type { Caller } from '../../src/domain/caller.ts';
import { mayConcern } from '../../src/domain/streams/find-lapsed.ts';
import type { Ended } from '../../src/domain/streams/find-lapsed.ts';

const node: Caller = {
  ...anonymousCaller,
  kind: 'node',
  userId: 'u_1',
  tokenId: 'tok_1',
  networkId: 'net_1',
  nodeId: 'n_1',
  alias: 'a',
};
const selection = { channel: null, observer: true, only: undefined };
const concerns = (caller: Caller, ended: Ended): boolean =>
  mayConcern({ caller, networkId: 'net_1', selection }, ended);

describe('what ended', () => {
  test.each<[Ended, boolean]>([
    [{ tokenId: 'tok_1' }, true],
    [{ userId: 'u_1' }, true],
    [{ networkId: 'net_1' }, true],
    [{ tokenId: 'tok_2' }, false],
    [{ userId: 'u_2' }, false],
    [{ networkId: 'net_2' }, false],
  ])('%j concerns a listener: %p', (ended, wanted) => expect(concerns(node, ended)).toBe(wanted));

  test('concerns every token without a living node, whose alias others may take', () =>
    expect(concerns({ ...node, nodeId: null, alias: null, formerAlias: 'a' }, { tokenId: 'tok_2' })).toBe(true));

  test('a token that ended does not concern the master token, which has none', () => {
    const master: Caller = { ...anonymousCaller, kind: 'master', systemAdmin: true };
    expect(concerns(master, { tokenId: 'tok_2' })).toBe(false);
    expect(concerns(master, { networkId: 'net_1' })).toBe(true);
  });
});
