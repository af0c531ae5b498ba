import { defineEntity, p } from '@mikro-orm/core';

/** Facts about this database: the stream epoch and the vault key id. */
export const HubMeta = defineEntity({
  name: 'HubMeta',
  tableName: 'hub_meta',
  properties: {
    key: p.text().primary(),
    value: p.text(),
  },
});
