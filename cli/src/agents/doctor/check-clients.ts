import { Hub } from '../../../../clients/typescript/src/index.ts';
import { mcpClientIds, mcpClients, type McpClientId } from '../../../../clients/settings/mcp-clients.ts';
import { mcpFile, readEntry } from '../mcp/client-files.ts';
import { bad, good, reasonOf, type Finding } from './finding.ts';

/** Where settings of clients are looked for. */
export interface ClientPlaces {
  readonly env: NodeJS.ProcessEnv;
  /** The folder that may have settings of a project. */
  readonly cwd: string;
  /** Stands for AHUB_TOKEN, where settings take the token from there. */
  readonly token: string | undefined;
}

/** Connects with each client's written settings, the person's and the project's; clients without any are passed over. */
export async function* checkClients(places: ClientPlaces): AsyncGenerator<Finding, void, undefined> {
  for (const id of mcpClientIds) {
    const files = new Set([mcpFile(id, places.env)]);
    if (mcpClients[id].projectFile !== undefined) files.add(mcpFile(id, places.env, places.cwd));
    for (const file of files) {
      const finding = await checkFile(id, file, places.token);
      if (finding !== undefined) yield finding;
    }
  }
}

async function checkFile(id: McpClientId, file: string, ownToken: string | undefined): Promise<Finding | undefined> {
  const check = `mcp ${id}`;
  const again = `ahub mcp config ${id} --write`;
  let entry: Awaited<ReturnType<typeof readEntry>>;
  try {
    entry = await readEntry(mcpClients[id], file);
  } catch (error) {
    return bad(check, `${file} cannot be read: ${reasonOf(error)}`, `Mend it; then: ${again}`);
  }
  if (entry === undefined) return undefined;
  const token = entry.token ?? ownToken;
  const where = `${entry.url} by ${file}`;
  if (token === undefined)
    return bad(check, `${where}: AHUB_TOKEN is not set`, 'Set it where the client starts, or sign in: ahub login');
  try {
    await new Hub({ url: entry.url, token, retries: 0, timeoutMs: 5_000 }).tool('list_tasks', { limit: 1 });
    return good(check, where);
  } catch (error) {
    return bad(check, `${where}: ${reasonOf(error)}`, `Write it anew: ${again}`);
  }
}
