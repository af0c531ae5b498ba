import type { Schemas } from '../../../generated/rest.ts';
import type { ExportedNetwork } from '../../domain/exports/export-network.ts';
import type { ImportedNetwork } from '../../domain/exports/import-network.ts';
import { attachment } from './file.ts';
import type { Download } from './file.ts';

/** The lines of an export, as a file to be kept. */
export function viewExport({ name, blob }: ExportedNetwork): Download {
  return {
    headers: {
      'content-type': 'application/x-ndjson',
      'content-length': String(blob.size),
      'content-disposition': attachment(`${name.replaceAll(/[/\\]/g, '_')}.ndjson`),
      'x-content-type-options': 'nosniff',
    },
    read: () => blob.read(),
    drop: () => blob.drop(),
  };
}

/** What an import made. */
export function viewImport(imported: ImportedNetwork): Schemas['ImportAnswer'] {
  return {
    ok: true,
    dry_run: imported.networkId === null,
    network_id: imported.networkId,
    network_name: imported.networkName,
    counts: imported.counts as Schemas['ImportAnswer']['counts'],
    matched: [...imported.matched],
    unmatched: [...imported.unmatched],
  };
}
