import { constants } from 'node:fs';
import { open, readdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import type { Schemas } from '../../generated/tools.ts';
import type { ChildRecord } from './child-store.ts';

/** A question of the hub. */
export type Question = Schemas['NodeFileRequest'];

/** What is found for it; lists are JSON text in `content`. */
export interface Found {
  readonly file_name?: string;
  readonly exists: boolean;
  readonly content?: string;
  readonly size?: number;
}

const rulesFile = 'AGENTS.md';
const excluded = new Set(['node_modules', '.git', '.hg', '.svn', '.venv', '__pycache__', 'vendor']);
const secretName =
  /^\.env|^id_(?:rsa|dsa|ecdsa|ed25519)$|\.(?:pem|key|p12|pfx)$|^(?:\.netrc|\.npmrc|credentials|secrets?)(?:\.|$)/i;
const secretDirectory = /(?:^|\/)\.(?:ssh|aws|gnupg|kube)(?:\/|$)/i;
const maxEntries = 1_000;

/** Answers a question from the work directory of a child. The path rules are the hub's; the daemon holds them again. */
export async function answerQuestion(child: ChildRecord, logPath: string, question: Question): Promise<Found> {
  const root = child.workDirectory;
  const limit = question.max_bytes ?? 262_144;
  switch (question.op) {
    case 'read_rules':
      return readText(root, rulesFile, limit);
    case 'write_rules':
      return writeRules(root, question.content ?? '');
    case 'list_skills':
      return listSkills(root);
    case 'read_skill':
      return readText(root, `skills/${question.name ?? ''}/SKILL.md`, limit);
    case 'list_files':
      return listFiles(root, question.path ?? '');
    case 'read_file':
      return readText(root, question.path ?? '', limit);
    case 'tail_logs':
      return tailLogs(logPath, question, [child.token, ...Object.values(child.secrets)]);
  }
}

/** The real place of a path, if that is inside the root; symbolic links that lead out are refused. */
async function resolveInside(root: string, path: string): Promise<string | undefined> {
  const base = await realpath(root);
  try {
    const real = await realpath(join(base, path));
    return real === base || real.startsWith(base + sep) ? real : undefined;
  } catch {
    return undefined;
  }
}

async function readText(root: string, path: string, limit: number): Promise<Found> {
  const file = await resolveInside(root, path);
  const found = { file_name: basename(path), exists: file !== undefined };
  if (file === undefined) return found;
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const { size, isFile } = await handle.stat().then((facts) => ({ size: facts.size, isFile: facts.isFile() }));
    if (!isFile || isSecret(path) || isSecret(file)) return found;
    if (size > limit) return { ...found, size };
    const bytes = await handle.readFile();
    if (bytes.includes(0)) return { ...found, size };
    return { ...found, size, content: new TextDecoder('utf-8').decode(bytes) };
  } finally {
    await handle.close();
  }
}

async function writeRules(root: string, content: string): Promise<Found> {
  const file = join(await realpath(root), rulesFile);
  // A new file takes the place of the old one: a link of that name is replaced and never followed.
  await writeFile(`${file}.new`, content, { mode: 0o600, flag: 'w' });
  await rename(`${file}.new`, file);
  return { file_name: rulesFile, exists: true };
}

async function listSkills(root: string): Promise<Found> {
  const names = await readdir(join(root, 'skills')).catch(() => []);
  const skills = await Promise.all(
    names.sort().map(async (name) => {
      const { content } = await readText(root, `skills/${name}/SKILL.md`, 262_144);
      const description = content?.split('\n').find((line) => line.trim() !== '' && !line.startsWith('#'));
      const entry = { name, scope: 'project', path_rel: `skills/${name}`, description: description ?? '' };
      return content === undefined ? [] : [entry];
    }),
  );
  return { exists: true, content: JSON.stringify(skills.flat().slice(0, maxEntries)) };
}

async function listFiles(root: string, path: string): Promise<Found> {
  const directory = await resolveInside(root, path);
  if (directory === undefined) return { exists: false, content: '[]' };
  const entries = (await readdir(directory, { withFileTypes: true }))
    .filter((entry) => !(entry.isDirectory() && excluded.has(entry.name)))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .slice(0, maxEntries);
  const items = entries.map(async (entry) => {
    const type = entry.isFile() ? 'file' : entry.isDirectory() ? 'dir' : 'other';
    if (type !== 'dir' && isSecret(join(path, entry.name))) return { name: entry.name, type, hidden_reason: 'secret' };
    if (type === 'other') return { name: entry.name, type };
    const { size, mtime } = await stat(join(directory, entry.name));
    return { name: entry.name, type, size, mtime: mtime.toISOString() };
  });
  return { exists: true, content: JSON.stringify(await Promise.all(items)) };
}

/** Lines begin with an instant and a level. What the child is known to keep secret never leaves, whatever is asked. */
async function tailLogs(logPath: string, question: Question, secrets: readonly string[]): Promise<Found> {
  const { lines = 500, level, grep, since_ts: since } = question;
  let text = await readFile(logPath, 'utf8').catch(() => '');
  for (const secret of secrets) if (secret !== '') text = text.replaceAll(secret, '***redacted***');
  const wanted = grep?.toLowerCase();
  const kept = text
    .replaceAll('\0', '')
    .split('\n')
    .filter((line) => {
      const [at = '', its = ''] = line.split(' ', 2);
      if (level !== undefined && its !== level) return false;
      if (since !== undefined && !(Date.parse(at) >= Date.parse(since))) return false;
      return line !== '' && (wanted === undefined || line.toLowerCase().includes(wanted));
    });
  return { file_name: 'child.log', exists: true, content: lastBytes(kept.slice(-lines), question.max_bytes) };
}

/** The last whole lines that fit. */
function lastBytes(lines: readonly string[], limit = 1_048_576): string {
  let from = lines.length;
  for (let size = 0; from > 0; from -= 1) {
    size += Buffer.byteLength(lines[from - 1] ?? '') + 1;
    if (size > limit) break;
  }
  return lines.slice(from).join('\n');
}

function isSecret(path: string): boolean {
  return secretName.test(basename(path)) || secretDirectory.test(path);
}
