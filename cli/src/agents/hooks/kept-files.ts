import { createHash } from 'node:crypto';
import { chmod, mkdir, readFile, realpath, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file of another program into which we wrote: what it was, and what we made of it. */
interface Kept {
  readonly file: string;
  /** Base64; null when there was none. */
  readonly before: string | null;
  readonly written: string;
  /** Folders that we made, the innermost first. */
  readonly folders: readonly string[];
}

/** How a file is changed and changed back. */
export interface Change {
  /** Where the former content is kept, for its owner alone: it may hold secrets of the other program. */
  readonly folder: string;
  readonly file: string;
  /** The content without what we add; undefined when nothing is left. */
  readonly without: (content: string) => string | undefined;
}

/**
 * Writes what `add` makes of the content without ours; doing it again changes nothing.
 *
 * @returns whether the file was changed
 */
export async function putInto(change: Change, add: (content: string | undefined) => string): Promise<boolean> {
  const { file, without } = change;
  const now = await readIf(file);
  const kept = await recall(change);
  const isAsWritten = kept !== undefined && now?.toString('base64') === kept.written;
  const before = isAsWritten
    ? fromBase64(kept.before)
    : bytesOf(now === undefined ? undefined : without(now.toString()), now);
  const after = Buffer.from(add(before?.toString()));
  if (now?.equals(after) === true) return false;
  const folders = isAsWritten ? kept.folders : await makeFolders(dirname(file));
  await remember(change, {
    file,
    before: before?.toString('base64') ?? null,
    written: after.toString('base64'),
    folders,
  });
  await replaceFile(file, after);
  return true;
}

/**
 * Puts the file back: byte for byte as it was when nobody else changed it since, otherwise without ours.
 *
 * @returns whether the file was changed
 */
export async function takeOut(change: Change): Promise<boolean> {
  const { file, without } = change;
  const now = await readIf(file);
  const kept = await recall(change);
  const isAsWritten = kept !== undefined && now?.toString('base64') === kept.written;
  const left =
    now === undefined ? undefined : isAsWritten ? fromBase64(kept.before) : bytesOf(without(now.toString()), now);
  await forget(change);
  if (now === undefined || left?.equals(now) === true) return false;
  if (left !== undefined) await replaceFile(file, left);
  else {
    await rm(file);
    for (const folder of kept?.folders ?? [])
      if (
        !(await rmdir(folder).then(
          () => true,
          () => false,
        ))
      )
        break;
  }
  return true;
}

/** The same bytes when the text is the same, also where they are no UTF-8. */
function bytesOf(text: string | undefined, former: Buffer | undefined): Buffer | undefined {
  if (text === undefined) return undefined;
  return former !== undefined && text === former.toString() ? former : Buffer.from(text);
}

function fromBase64(text: string | null): Buffer | undefined {
  return text === null ? undefined : Buffer.from(text, 'base64');
}

/** The content of a file; undefined when there is none. */
export async function readIf(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes a file whole or not at all, with the rights that it had unless `given`; a link stays a link. */
export async function replaceFile(file: string, content: Buffer | string, given?: number): Promise<void> {
  const target = await realpath(file).catch(() => file);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const mode =
    given ??
    (await stat(target).then(
      (found) => found.mode & 0o777,
      () => 0o600,
    ));
  const draft = `${target}.ahub-${process.pid}`;
  await writeFile(draft, content, { mode });
  await chmod(draft, mode);
  await rename(draft, target);
}

async function makeFolders(folder: string): Promise<string[]> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  const made: string[] = [];
  for (let at = folder; first !== undefined; at = dirname(at)) {
    made.push(at);
    if (at === first) break;
  }
  return made;
}

function placeOf({ folder, file }: Change): string {
  return join(folder, `${createHash('sha256').update(file).digest('hex').slice(0, 24)}.json`);
}

async function recall(change: Change): Promise<Kept | undefined> {
  const content = await readIf(placeOf(change));
  return content === undefined ? undefined : (JSON.parse(content.toString()) as Kept);
}

async function remember(change: Change, kept: Kept): Promise<void> {
  await mkdir(change.folder, { recursive: true, mode: 0o700 });
  await writeFile(placeOf(change), JSON.stringify(kept), { mode: 0o600 });
}

async function forget(change: Change): Promise<void> {
  await rm(placeOf(change), { force: true });
}
