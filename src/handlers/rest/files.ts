import type { RestHandlers } from '../../../generated/rest.ts';
import type { Ctx } from '../../domain/ctx.ts';
import { deleteFile } from '../../domain/files/delete-file.ts';
import { listFiles } from '../../domain/files/list-files.ts';
import { viewFile } from '../views/file.ts';
import { viewPage } from '../views/page.ts';

/** Records of files; their bytes travel through `handlers/transfers`. */
export const filesRest = {
  listFiles: async (ctx, { query: { network_id: networkId, limit, cursor } }) => {
    const page = await listFiles(ctx, { networkId, limit, cursor });
    return { status: 200, body: { ok: true, files: page.rows.map(viewFile), ...viewPage(page) } };
  },
  deleteFile: async (ctx, { path }) => {
    const { fileId } = await deleteFile(ctx, path.file_id);
    return { status: 200, body: { ok: true, file_id: fileId } };
  },
} satisfies Partial<RestHandlers<Ctx>>;
