import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { SenderKind } from '../../generated/enums.ts';
import { ofNetwork } from './relations.ts';

/** An uploaded file. Its bytes lie in the uploads directory under `fileId`; `uploader` is the id of a person or of a node, as `uploaderKind` says. */
export const File = defineEntity({
  name: 'File',
  tableName: 'files',
  properties: {
    networkId: ofNetwork,
    fileId: p.text().primary(),
    uploader: p.text(),
    uploaderKind: p.text().$type<SenderKind>(),
    size: p.bigint('number'),
    mime: p.text(),
    sha256: p.text(),
    name: p.text(),
    createdAt: p.bigint('number'),
  },
  indexes: [
    { name: 'files_network', properties: ['networkId', 'createdAt', 'fileId'] },
    // The sweep of the uploads directory knows a file by its name alone.
    { name: 'files_id', properties: ['fileId'] },
  ],
});

export type File = InferEntity<typeof File>;
