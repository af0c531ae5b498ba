import type { Readable } from 'node:stream';
import type { Schemas } from '../../../generated/rest.ts';
import { toWireTime } from '../../platform/clock.ts';
import type { ListedFile } from '../../domain/files/list-files.ts';
import type { StoredFile } from '../../domain/files/get-file.ts';

/** The bytes of a file and the headers that they travel with. */
export interface Download {
  readonly headers: Readonly<Record<string, string>>;
  read(): Readable;
  /** Takes away what nobody reads. */
  drop?(): Promise<void>;
}

/** The record of a file on the wire. */
export function viewFile(row: ListedFile): Schemas['StoredFile'] {
  return {
    file_id: row.file_id,
    network_id: row.network_id,
    name: row.name,
    url: `/api/files/${row.file_id}`,
    size: Number(row.size),
    mime: row.mime,
    sha256: row.sha256,
    uploader_kind: row.uploader_kind,
    uploader_id: row.uploader,
    uploader_name: row.uploader_name,
    created_at: toWireTime(row.created_at),
  };
}

/** A file as an attachment: never shown in the hub's own origin, whatever it says it is (rule files-own-network). */
export function viewDownload({ file, blob }: StoredFile): Download {
  return {
    headers: {
      'content-type': file.mime,
      'content-length': String(blob.size),
      'content-disposition': attachment(file.name),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
    read: () => blob.read(),
  };
}

/** RFC 6266: an ASCII name for old clients and, when it differs, the real one in UTF-8. */
export function attachment(name: string): string {
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const plain = `attachment; filename="${ascii}"`;
  return ascii === name ? plain : `${plain}; filename*=UTF-8''${encodeExtended(name)}`;
}

/** RFC 8187: `encodeURIComponent` leaves `'()*` alone, which may not stand there. */
function encodeExtended(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
