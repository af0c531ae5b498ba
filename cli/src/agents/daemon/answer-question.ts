import { open, readdir, realpath, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NodeFileRequest } from '../../../../clients/typescript/src/index.ts';
import { hideSecrets } from '../run/hide-secrets.ts';
import { findInside, listFolder, mostEntries, readText, type Found } from './folder.ts';
import type { NodeRecord } from './node-store.ts';
import type { Runtime } from './runtimes.ts';

const longestText = 262_144;
const longestLogs = 1_048_576;
/** How much of the end of a log is looked at. */
const searchedLogs = 4_194_304;

/**
 * Answers a question about the rules, skills, files or logs of a node from where its client keeps them. What the node
 * gets as a secret stands in no answer (rule cli-daemon-secrets).
 */
export async function answerQuestion(
  node: NodeRecord,
  runtime: Runtime,
  logFile: string,
  question: NodeFileRequest,
): Promise<Found> {
  const secrets = [node.token, ...Object.values(node.secrets)];
  const found = await findAnswer(node.workFolder, runtime, logFile, question, secrets);
  return found.content === undefined ? found : { ...found, content: hideSecrets(found.content, secrets) };
}

function findAnswer(
  root: string,
  runtime: Runtime,
  logFile: string,
  question: NodeFileRequest,
  secrets: readonly string[],
): Promise<Found> {
  const { op, path = '', name = '', content = '', max_bytes: limit = longestText } = question;
  switch (op) {
    case 'read_rules':
      return readText(root, runtime.rulesFile, limit);
    case 'write_rules':
      return writeRules(root, runtime.rulesFile, content);
    case 'list_skills':
      return listSkills(root, runtime.skillFolders);
    case 'read_skill':
      return readSkill(root, runtime.skillFolders, name, limit);
    case 'list_files':
      return listFolder(root, path);
    case 'read_file':
      return readText(root, path, limit);
    case 'tail_logs':
      return tailLog(logFile, question, secrets);
    default:
      return Promise.reject(new Error(`this daemon does not know ${op}`));
  }
}

/** A new file takes the place of the old one: a link of that name is replaced and never followed. */
async function writeRules(root: string, rulesFile: string, content: string): Promise<Found> {
  const file = join(await realpath(root), rulesFile);
  const draft = `${file}.${process.pid}.new`;
  await writeFile(draft, content, { mode: 0o600, flag: 'wx' });
  await rename(draft, file);
  return { file_name: rulesFile, exists: true };
}

async function readSkill(root: string, folders: readonly string[], name: string, limit: number): Promise<Found> {
  for (const folder of folders) {
    const found = await readText(root, `${folder}/${name}/SKILL.md`, limit);
    if (found.exists) return found;
  }
  return { file_name: 'SKILL.md', exists: false };
}

/** The first folder that has a skill of a name wins, as the clients read them. */
async function listSkills(root: string, folders: readonly string[]): Promise<Found> {
  const skills = new Map<string, object>();
  for (const folder of folders) {
    const place = await findInside(root, folder);
    const names = place === undefined ? [] : await readdir(place).catch(() => []);
    for (const name of names.sort().slice(0, mostEntries)) {
      const { content } = await readText(root, `${folder}/${name}/SKILL.md`, longestText);
      if (content === undefined || skills.has(name)) continue;
      skills.set(name, { name, scope: 'project', path_rel: `${folder}/${name}`, description: describe(content) });
    }
  }
  return { exists: true, content: JSON.stringify([...skills.values()].slice(0, mostEntries)) };
}

/** What a skill says of itself: the description of its front matter, else its first line of text. */
function describe(content: string): string {
  const [, front = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(content) ?? [];
  const [, told] = /^description:\s*(.+)$/m.exec(front) ?? [];
  const body = content.slice(front === '' ? 0 : content.indexOf('---', 3) + 3);
  const text = told ?? body.split('\n').find((line) => line.trim() !== '' && !line.startsWith('#'));
  return (text ?? '').trim().slice(0, 1_000);
}

/** Secrets are hidden before anything is searched for, so that a search tells nothing of them. */
async function tailLog(logFile: string, question: NodeFileRequest, secrets: readonly string[]): Promise<Found> {
  const { lines = 500, level, grep, since_ts: since, max_bytes: limit = longestLogs } = question;
  const wanted = grep?.toLowerCase();
  const kept = hideSecrets((await readEnd(logFile)).replaceAll('\0', ''), secrets)
    .split('\n')
    .filter((line) => {
      const [at = '', its = ''] = line.split(' ', 2);
      if (level !== undefined && its !== level) return false;
      if (since !== undefined && !(Date.parse(at) >= Date.parse(since))) return false;
      return line !== '' && (wanted === undefined || line.toLowerCase().includes(wanted));
    })
    .slice(-lines);
  while (Buffer.byteLength(kept.join('\n')) > limit) kept.splice(0, Math.ceil(kept.length / 8));
  return { file_name: 'node.log', exists: true, content: kept.join('\n') };
}

async function readEnd(file: string): Promise<string> {
  const handle = await open(file).catch(() => undefined);
  if (handle === undefined) return '';
  try {
    const { size } = await handle.stat();
    const from = Math.max(0, size - searchedLogs);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - from), 0, size - from, from);
    return buffer.subarray(0, bytesRead).toString('utf8');
  } finally {
    await handle.close();
  }
}
