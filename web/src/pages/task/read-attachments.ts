/** A file or a link that went with a task. */
export interface Attachment {
  readonly name: string;
  /** Id of a file of the hub, which can be downloaded. */
  readonly fileId: string | undefined;
  /** Where else it is: an address or a path on the machine of the sender. */
  readonly place: string | undefined;
  readonly mime: string | undefined;
  /** Bytes. */
  readonly size: number | undefined;
}

/** The attachments in `meta_json` of a task; what is not readable is left out. */
export function readAttachments(metaJson: string | null): Attachment[] {
  let meta: unknown;
  try {
    meta = JSON.parse(metaJson ?? '{}');
  } catch {
    return [];
  }
  const listed = (meta as { readonly attachments?: unknown } | null)?.attachments;
  if (!Array.isArray(listed)) return [];
  return listed.flatMap((one: unknown) => (typeof one === 'object' && one !== null ? [readOne(one)] : []));
}

function readOne(one: object): Attachment {
  const { url, path, name, mime, size, file_id: id } = one as Readonly<Record<string, unknown>>;
  const place = text(url) ?? text(path);
  const fileId = text(id) ?? /\/api\/files\/([A-Za-z0-9_-]{8,64})$/.exec(text(url) ?? '')?.[1];
  const last = place?.split('/').at(-1);
  return {
    name: text(name) ?? last ?? fileId ?? '?',
    fileId,
    place,
    mime: text(mime),
    size: typeof size === 'number' && size >= 0 ? size : undefined,
  };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
