import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A copy of a repository in which one task is done. */
export interface Worktree {
  /** Where the command runs: the same place within the copy as `from` in the repository. */
  readonly cwd: string;
  /** Removes it when nothing was changed; otherwise tells in one line where it is and what is in it. */
  end(): Promise<string | undefined>;
}

async function git(cwd: string, ...args: readonly string[]): Promise<string> {
  return (await run('git', ['-C', cwd, ...args], { maxBuffer: 16 * 1_048_576 })).stdout.trim();
}

/** Whether a folder lies in a git repository with at least one commit. */
export async function isRepository(cwd: string): Promise<boolean> {
  return git(cwd, 'rev-parse', 'HEAD').then(
    () => true,
    () => false,
  );
}

/**
 * Makes a worktree of the repository around `from`, on a branch `ahub/<name>`.
 *
 * @param folder where worktrees lie
 * @throws Error `from` lies in no repository with a commit
 */
export async function addWorktree(from: string, folder: string, name: string): Promise<Worktree> {
  const root = await git(from, 'rev-parse', '--show-toplevel');
  const base = await git(from, 'rev-parse', 'HEAD');
  const path = join(folder, `${basename(root)}-${name}`);
  const branch = `ahub/${name}`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await git(root, 'worktree', 'add', '--quiet', '-b', branch, path, base);
  const end = async (): Promise<string | undefined> => {
    const changed = (await git(path, 'status', '--porcelain')).split('\n').filter((line) => line !== '').length;
    const commits = Number(await git(path, 'rev-list', '--count', `${base}..HEAD`));
    if (changed > 0 || commits > 0)
      return `[worktree ${path}, branch ${branch}: ${count(commits, 'commit')}, ${count(changed, 'uncommitted file')}]`;
    await git(root, 'worktree', 'remove', path);
    await git(root, 'branch', '--quiet', '-D', branch);
    return undefined;
  };
  return { cwd: join(path, relative(root, from)), end };
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
