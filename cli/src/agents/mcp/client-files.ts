import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { mcpClients, wrapEntry, type McpClient, type McpClientId } from '../../../../clients/settings/mcp-clients.ts';
import { CliError } from '../../parts/cli-errors.ts';
import { readIf, replaceFile } from '../hooks/kept-files.ts';
import { readTomlTable, withTomlTable, type TomlTable } from './toml-table.ts';

type Json = Record<string, unknown>;

/** The entry of the hub in the settings of a client, as far as it says how the hub is reached. */
export interface WrittenEntry {
  /** Address of the hub. */
  readonly url: string;
  /** Undefined when the settings take it from the variable AHUB_TOKEN. */
  readonly token: string | undefined;
}

/**
 * The file of a client's settings: the person's, or that of a project.
 *
 * @throws CliError the client has none for projects
 */
export function mcpFile(id: McpClientId, env: NodeJS.ProcessEnv, project?: string): string {
  const { name, file, projectFile, folderVariable } = mcpClients[id];
  if (project !== undefined && projectFile === undefined) throw new CliError(`${name} has no settings of a project`);
  if (project !== undefined) return join(project, projectFile ?? '');
  const folder = folderVariable === undefined ? undefined : env[folderVariable];
  if (folder) return join(folder, basename(file));
  const configFolder = file.startsWith('.config/') ? env['XDG_CONFIG_HOME'] : undefined;
  return configFolder ? join(configFolder, file.slice('.config/'.length)) : join(env['HOME'] || homedir(), file);
}

/** The settings as a text to paste. */
export function printEntry(client: McpClient, entry: Json): string {
  if (client.form === 'toml') return withTomlTable('', client.path, entry as TomlTable).trimEnd();
  return JSON.stringify(wrapEntry(client, entry), undefined, 2);
}

/**
 * Puts the entry into the file; what else is in it stays. Doing it again changes nothing.
 *
 * @returns whether the file was changed
 * @throws CliError what is there is no plain JSON
 */
export async function writeEntry(client: McpClient, file: string, entry: Json, isSecret: boolean): Promise<boolean> {
  const former = (await readIf(file))?.toString();
  const content =
    client.form === 'toml'
      ? withTomlTable(former ?? '', client.path, entry as TomlTable)
      : mergeJson(client, former, entry, file);
  if (content === former) return false;
  await replaceFile(file, content, isSecret ? 0o600 : undefined);
  return true;
}

function mergeJson({ path, base }: McpClient, former: string | undefined, entry: Json, file: string): string {
  const settings = former === undefined || former.trim() === '' ? { ...base } : parse(former, file);
  let holder: Json = settings;
  for (const key of path.slice(0, -1)) {
    const inner = (holder[key] ??= {});
    if (typeof inner !== 'object' || inner === null) throw new CliError(`${file} is not changed: ${key} is no object`);
    holder = inner as Json;
  }
  const last = path.at(-1) ?? '';
  if (former !== undefined && JSON.stringify(holder[last]) === JSON.stringify(entry)) return former;
  holder[last] = entry;
  const indent = /^[ \t]+(?=")/m.exec(former ?? '')?.[0] ?? '  ';
  return `${JSON.stringify(settings, undefined, indent)}\n`;
}

function parse(content: string, file: string): Json {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (error) {
    const mend = 'Only plain JSON can be changed. Without --write the settings are printed: put them in by hand.';
    throw new CliError(`${file} is not changed: ${(error as Error).message}`, { mend });
  }
  if (typeof value !== 'object' || value === null) throw new CliError(`${file} is not changed: it holds no object`);
  return value as Json;
}

/** How a client's file reaches the hub; undefined when it does not name it. @throws Error it cannot be read */
export async function readEntry(client: McpClient, file: string): Promise<WrittenEntry | undefined> {
  const content = (await readIf(file))?.toString();
  if (content === undefined || content.trim() === '') return undefined;
  const entry = client.form === 'toml' ? readTomlTable(content, client.path) : entryOf(client, JSON.parse(content));
  if (entry === undefined) return undefined;
  const address = entry['url'] ?? entry['httpUrl'];
  if (typeof address !== 'string') return undefined;
  const headers = (entry['headers'] ?? entry['http_headers'] ?? {}) as Json;
  const { Authorization: given } = headers;
  const bearer = typeof given === 'string' ? /^Bearer (.+)$/.exec(given)?.[1] : undefined;
  const isVariable = bearer === undefined || bearer.includes('AHUB_TOKEN');
  return { url: address.replace(/\/mcp\/?$/, ''), token: isVariable ? undefined : bearer };
}

function entryOf({ path }: McpClient, settings: unknown): Json | undefined {
  let value = settings;
  for (const key of path) value = (value as Json | null | undefined)?.[key];
  return typeof value === 'object' && value !== null ? (value as Json) : undefined;
}
