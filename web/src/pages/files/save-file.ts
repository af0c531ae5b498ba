import type { Hub, StoredFile } from '@agent-collaboration-hub/client';

/** Downloads a file and hands it to the browser, which saves it under its name. @throws HubError */
export async function saveFile(hub: Hub, { file_id: id, name }: Pick<StoredFile, 'file_id' | 'name'>): Promise<void> {
  const url = URL.createObjectURL(await hub.files.download(id));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
