import type { RestInput, RestOutput } from '../../../generated/rest.ts';
import type { Ctx } from '../../domain/ctx.ts';
import type { CheckLine } from '../../domain/exports/check-export.ts';
import { exportNetwork } from '../../domain/exports/export-network.ts';
import { importNetwork, requireImporter } from '../../domain/exports/import-network.ts';
import { formBytes } from '../../domain/files/limits.ts';
import { viewExport, viewImport } from '../views/export.ts';
import type { Download } from '../views/file.ts';
import type { UploadedParts } from './files.ts';

/** What the transfers of networks need of their hub. */
export interface NetworkTransfers {
  readonly hubVersion: string;
  /** Loads what holds a line against the contract. */
  readonly loadLineCheck: () => Promise<CheckLine>;
  /** MiB of a file. */
  readonly importMaxMib: number;
}

/** The operation that takes an export. */
export function createImportHandlers({ loadLineCheck, importMaxMib }: NetworkTransfers) {
  const maxBytes = importMaxMib * 1_048_576;
  return {
    importNetwork: {
      part: 'file',
      maxBytes,
      maxRequestBytes: maxBytes + formBytes,
      admit: async (ctx: Ctx): Promise<void> => void requireImporter(ctx),
      isStored: async (): Promise<boolean> => false,
      store: async (
        ctx: Ctx,
        { query }: RestInput<'importNetwork'>,
        { fileId }: UploadedParts,
      ): Promise<RestOutput<'importNetwork'>> => {
        const dryRun = query.dry_run === '1' || query.dry_run === 'true';
        const request = { fileId, checkLine: await loadLineCheck(), name: query.name, dryRun };
        return { status: 200, body: viewImport(await importNetwork(ctx, request)) };
      },
    },
  };
}

/** The operation that answers one. */
export function createExportHandlers({ hubVersion }: NetworkTransfers) {
  return {
    exportNetwork: async (ctx: Ctx, { path }: RestInput<'exportNetwork'>): Promise<Download> =>
      viewExport(await exportNetwork(ctx, { networkId: path.network_id, hubVersion })),
  };
}
