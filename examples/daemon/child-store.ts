import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** All that the daemon must know to run a child again; it holds the child's token and secrets. */
export interface ChildRecord {
  readonly nodeId: string;
  readonly alias: string;
  readonly token: string;
  readonly secrets: Readonly<Record<string, string>>;
  readonly model: string | null;
  readonly flags: Readonly<Record<string, unknown>>;
  /** Absolute. */
  readonly workDirectory: string;
}

/** The children's files: one directory each, for the daemon's user alone. */
export class ChildStore {
  readonly #root: string;

  /** @param root the daemon's own directory */
  constructor(root: string) {
    this.#root = root;
  }

  logPath(nodeId: string): string {
    return join(this.#directory(nodeId), 'child.log');
  }

  /** The work directory that a spec asks for, made ready with the files that a node is expected to have. */
  async makeWorkDirectory(nodeId: string, wanted: string | undefined): Promise<string> {
    const directory = wanted === undefined ? join(this.#directory(nodeId), 'work') : join(this.#root, 'work', wanted);
    await mkdir(join(directory, 'skills'), { recursive: true, mode: 0o700 });
    return directory;
  }

  async save(child: ChildRecord): Promise<void> {
    const directory = this.#directory(child.nodeId);
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const file = join(directory, 'child.json');
    await writeFile(`${file}.new`, JSON.stringify(child), { mode: 0o600 });
    await rename(`${file}.new`, file);
  }

  async find(nodeId: string): Promise<ChildRecord | undefined> {
    try {
      return JSON.parse(await readFile(join(this.#directory(nodeId), 'child.json'), 'utf8')) as ChildRecord;
    } catch {
      return undefined;
    }
  }

  /** The children that this daemon ever kept and did not delete. */
  async list(): Promise<ChildRecord[]> {
    const names = await readdir(join(this.#root, 'children')).catch(() => []);
    const found = await Promise.all(names.map((name) => this.find(decodeURIComponent(name))));
    return found.filter((child) => child !== undefined);
  }

  /**
   * Forgets a child.
   *
   * @param deleteConfig also removes its files, after a copy without its token and secrets
   * @returns where the copy is, relative to the daemon's directory
   */
  async remove(child: ChildRecord, deleteConfig: boolean, now: number): Promise<string | undefined> {
    const directory = this.#directory(child.nodeId);
    if (!deleteConfig) {
      await rm(join(directory, 'child.json'));
      return undefined;
    }
    const backup = join('backup', `${child.nodeId}-${now}`);
    const { token: _token, secrets: _secrets, ...config } = child;
    await mkdir(join(this.#root, backup), { recursive: true, mode: 0o700 });
    await cp(child.workDirectory, join(this.#root, backup, 'work'), { recursive: true });
    await writeFile(join(this.#root, backup, 'child.json'), JSON.stringify(config), { mode: 0o600 });
    await rm(directory, { recursive: true });
    return backup;
  }

  #directory(nodeId: string): string {
    // Ids are opaque and may hold anything printable; a directory name may not.
    return join(this.#root, 'children', encodeURIComponent(nodeId).replaceAll('.', '%2E'));
  }
}
