import { describe, expect, test } from '@jest/globals';
import { readingOnly } from '../../web/src/app/read-search.ts';
import { readBoardSearch } from '../../web/src/pages/board/board-search.ts';
import { readAuditSearch } from '../../web/src/pages/shared/audit/audit-search.ts';

/** What the router holds: what stands in the address, and over it what the page has read. */
const hold = (read: (raw: Record<string, unknown>) => object, raw: Record<string, unknown>): object =>
  JSON.parse(JSON.stringify({ ...raw, ...readingOnly(read)(raw) }));

describe('the address of a page', () => {
  test('says to the page what it understands, and nothing else', () => {
    expect(hold(readBoardSearch, { priority: 'urgent', tag: 'ui', archived: 'yes', limit: 5 })).toEqual({ tag: 'ui' });
    expect(hold(readAuditSearch, { action: 'two words', from: 'yesterday', person: 'u_1' })).toEqual({ person: 'u_1' });
  });

  test('keeps its network, which the root reads', () => {
    expect(hold(readBoardSearch, { network: 'net_1', q: 'pay' })).toEqual({ network: 'net_1', q: 'pay' });
  });
});
