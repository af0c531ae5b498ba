import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import type { Hub, UploadAnswer } from '../../../../clients/typescript/src/index.ts';
import { UsageError } from '../../parts/cli-errors.ts';

/** A file of the command line that the hub has now. */
export interface UploadedFile {
  readonly name: string;
  readonly answer: UploadAnswer;
}

/** Uploads files. @throws UsageError a file cannot be read; nothing was uploaded */
export async function uploadFiles(hub: Hub, paths: readonly string[], signal: AbortSignal): Promise<UploadedFile[]> {
  const files = await Promise.all(paths.map(async (path) => ({ name: basename(path), blob: await openFile(path) })));
  const uploaded: UploadedFile[] = [];
  for (const { name, blob } of files) {
    uploaded.push({ name, answer: await hub.files.upload(blob, name, { signal }) });
  }
  return uploaded;
}

async function openFile(path: string): Promise<Blob> {
  try {
    return await openAsBlob(path);
  } catch {
    throw new UsageError(`cannot read the file ${path}`);
  }
}
