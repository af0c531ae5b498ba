import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findInside } from './folder.ts';
import type { NodeConfig } from './runtimes.ts';

/** All that a daemon must know to run a node again; it holds the node's token and secrets. */
export interface NodeRecord extends NodeConfig {
  readonly nodeId: string;
  readonly alias: string;
  readonly runtime: string;
  readonly token: string;
  /** By the name of the variable in which the node gets it. */
  readonly secrets: Readonly<Record<string, string>>;
  /** Absolute. */
  readonly workFolder: string;
}

/** The nodes of a daemon on the disk: a folder each, for the user of the daemon alone. */
export class NodeStore {
  readonly #root: string;

  /** @param root the folder of the daemon */
  constructor(root: string) {
    this.#root = root;
  }

  /** Where the log of a node is. */
  logFile(nodeId: string): string {
    return join(this.#folder(nodeId), 'node.log');
  }

  /** The work folder that an order asks for, made when it is not there. @throws Error it would lie elsewhere */
  async makeWorkFolder(nodeId: string, wanted: string | undefined): Promise<string> {
    const parts = wanted?.split('/').filter((part) => part !== '' && part !== '.') ?? [];
    if (parts.includes('..') || wanted?.startsWith('/') === true) throw new Error('the work folder lies elsewhere');
    const root = wanted === undefined ? this.#folder(nodeId) : join(this.#root, 'work');
    const path = wanted === undefined ? 'work' : parts.join('/');
    await mkdir(join(root, path), { recursive: true, mode: 0o700 });
    // A node may have put a link where the next one is to work.
    const folder = await findInside(root, path);
    if (folder === undefined) throw new Error('the work folder lies elsewhere');
    return folder;
  }

  /** Keeps a node; a crash leaves the record before or this one. */
  async save(node: NodeRecord): Promise<void> {
    const folder = this.#folder(node.nodeId);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, 'node.json.new'), JSON.stringify(node), { mode: 0o600 });
    await rename(join(folder, 'node.json.new'), join(folder, 'node.json'));
  }

  async find(nodeId: string): Promise<NodeRecord | undefined> {
    try {
      return JSON.parse(await readFile(join(this.#folder(nodeId), 'node.json'), 'utf8')) as NodeRecord;
    } catch {
      return undefined;
    }
  }

  /**
   * Forgets a node, first of all its token and its secrets.
   *
   * @param keepsFiles leaves its files where they are; otherwise they go to the backups
   * @returns where they went, relative to the folder of the daemon
   */
  async remove(node: NodeRecord, keepsFiles: boolean, now: number): Promise<string | undefined> {
    const folder = this.#folder(node.nodeId);
    await rm(join(folder, 'node.json'), { force: true });
    if (keepsFiles) return undefined;
    const { token: _token, secrets: _secrets, ...config } = node;
    await writeFile(join(folder, 'config.json'), `${JSON.stringify(config, undefined, 2)}\n`, { mode: 0o600 });
    const backup = join('backup', `${nameFor(node.nodeId)}-${now}`);
    await mkdir(join(this.#root, 'backup'), { recursive: true, mode: 0o700 });
    await rename(folder, join(this.#root, backup));
    return backup;
  }

  #folder(nodeId: string): string {
    return join(this.#root, 'nodes', nameFor(nodeId));
  }
}

/** An id as the name of a folder, whatever stands in it. */
function nameFor(id: string): string {
  return encodeURIComponent(id).replaceAll('.', '%2E');
}
