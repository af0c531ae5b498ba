import type { RestInput, RestOutput } from '../../../generated/rest.ts';
import type { Ctx } from '../../domain/ctx.ts';
import { createFile, hasFile, requireUploadAllowed } from '../../domain/files/create-file.ts';
import { getFile } from '../../domain/files/get-file.ts';
import { maxUploadBytes } from '../../../generated/enums.ts';
import { maxRequestContentLength } from '../../domain/files/limits.ts';
import { viewDownload } from '../views/file.ts';
import type { Download } from '../views/file.ts';

type UploadInput = RestInput<'uploadFile'>;

/** What an upload brought, after its bytes went into the store. */
export interface UploadedParts {
  readonly fileId: string;
  readonly name: string;
  readonly mime: string;
  readonly size: number;
  readonly sha256: string;
  /** The other fields of the form. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Operations that take a file: who may send it is asked before its bytes are read. */
export const uploadHandlers = {
  uploadFile: {
    part: 'file',
    maxBytes: maxUploadBytes,
    maxRequestBytes: maxRequestContentLength,
    admit: (ctx: Ctx, { query }: UploadInput, announcedBytes: number): Promise<void> =>
      requireUploadAllowed(ctx, query.network_id, announcedBytes),
    isStored: hasFile,
    store: async (ctx: Ctx, { query }: UploadInput, parts: UploadedParts): Promise<RestOutput<'uploadFile'>> => {
      const networks = { networkId: query.network_id, formNetworkId: parts.fields['network_id'] || undefined };
      const { fileId, size, mime } = await createFile(ctx, { ...parts, ...networks });
      return { status: 200, body: { ok: true, file_id: fileId, url: `/api/files/${fileId}`, size, mime } };
    },
  },
};

/** Operations that answer with the bytes of a file. */
export const downloadHandlers = {
  downloadFile: async (ctx: Ctx, { path }: RestInput<'downloadFile'>): Promise<Download> =>
    viewDownload(await getFile(ctx, path.file_id)),
};
