import type { NodeFileOp } from '../../../../generated/enums.ts';
import type { FileRequestRow } from '../../../entities/rows.ts';
import { maskLogText } from '../../../platform/mask-secrets.ts';
import { DomainError } from '../../domain-error.ts';
import type { FileRequestParams } from './request-node-file.ts';
import { maxEntries, maxFileBytes, maxListBytes } from '../limits.ts';
import { isExcludedDirectory, isSecretPath } from './secret-files.ts';
import { isInsidePath } from './work-path.ts';

/** An entry of a list of skills or files; names are the wire's. */
export type ListEntry = Readonly<Record<string, string | number>>;

const lists: readonly NodeFileOp[] = ['list_skills', 'list_files'];

/** Whether the answer to this kind of request is a list. */
export const isList = (op: NodeFileOp): boolean => lists.includes(op);

/** The entries of a stored list. */
export const entriesOf = (content: string): ListEntry[] => JSON.parse(content) as ListEntry[];

/**
 * What is kept of an answer. The node should keep to the rules itself; the hub checks again what it sends: log
 * lines are masked, searched and counted, lists have known fields only and name credential files without more, and of a
 * credential file nothing is kept (rule daemons-answers-checked).
 *
 * @returns the content to store; null for none
 * @throws content_too_large, content_invalid
 */
export function readContent(request: FileRequestRow, content: string | undefined): string | null {
  if (content === undefined || request.op === 'write_rules') return null;
  const limit = isList(request.op) || request.op === 'tail_logs' ? maxListBytes : maxFileBytes;
  if (Buffer.byteLength(content) > limit) throw new DomainError('content_too_large', { limit_bytes: limit });
  const params = JSON.parse(request.params) as FileRequestParams;
  switch (request.op) {
    case 'tail_logs':
      return readLogs(content, params);
    case 'list_skills':
      return JSON.stringify(readEntries(content).map(readSkill));
    case 'list_files':
      return JSON.stringify(readFiles(content, params.path ?? ''));
    case 'read_file':
      return isSecretPath(params.path ?? '') ? null : content;
    default:
      return content;
  }
}

function readLogs(content: string, { grep, lines = maxEntries }: FileRequestParams): string {
  const wanted = grep?.toLowerCase();
  return maskLogText(content)
    .split('\n')
    .filter((line) => line !== '' && (wanted === undefined || line.toLowerCase().includes(wanted)))
    .slice(-lines)
    .join('\n');
}

function readEntries(content: string): Record<string, unknown>[] {
  let entries: unknown;
  try {
    entries = JSON.parse(content);
  } catch {
    throw invalid('not JSON');
  }
  if (!Array.isArray(entries)) throw invalid('not an array');
  if (entries.length > maxEntries) throw invalid(`more than ${maxEntries} entries`);
  const objects = entries.filter((entry) => typeof entry === 'object' && entry !== null);
  if (objects.length < entries.length) throw invalid('an entry is not an object');
  return objects as Record<string, unknown>[];
}

function readSkill(entry: Record<string, unknown>): ListEntry {
  const path = textOf(entry, 'path_rel', 1_000);
  if (path !== undefined && !isInsidePath(path)) throw invalid('path_rel is not relative');
  return {
    name: nameOf(entry),
    ...given('scope', textOf(entry, 'scope', 100)),
    ...given('path_rel', path),
    ...given('description', textOf(entry, 'description', 2_000)),
  };
}

const kinds = ['file', 'dir', 'other'];

function readFiles(content: string, directory: string): ListEntry[] {
  return readEntries(content).flatMap((entry) => {
    const name = nameOf(entry);
    const kind = kinds.find((known) => known === entry['type']) ?? 'other';
    if (kind === 'dir' && isExcludedDirectory(name)) return [];
    if (kind !== 'dir' && isSecretPath(directory === '' ? name : `${directory}/${name}`)) {
      return [{ name, type: kind, hidden_reason: 'secret' }];
    }
    const size = Number.isSafeInteger(entry['size']) && Number(entry['size']) >= 0 ? Number(entry['size']) : undefined;
    return [{ name, type: kind, ...given('size', size), ...given('mtime', textOf(entry, 'mtime', 40)) }];
  });
}

function nameOf(entry: Record<string, unknown>): string {
  const name = textOf(entry, 'name', 1_000);
  if (name === undefined || name === '') throw invalid('an entry has no name');
  return name;
}

function textOf(entry: Record<string, unknown>, field: string, longest: number): string | undefined {
  const value = entry[field];
  return typeof value === 'string' ? value.slice(0, longest).toWellFormed() : undefined;
}

const given = (name: string, value: string | number | undefined): ListEntry =>
  value === undefined ? {} : { [name]: value };

function invalid(reason: string): DomainError<'content_invalid'> {
  return new DomainError('content_invalid', { reason });
}
