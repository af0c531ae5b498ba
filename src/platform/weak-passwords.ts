import { readFileSync } from 'node:fs';

let list: ReadonlySet<string> | undefined;

/**
 * The weak list (rule accounts-weak-passwords): lower case, at least 8 characters each; read from its file at the first
 * use.
 */
export function weakPasswords(): ReadonlySet<string> {
  list ??= new Set(
    readFileSync(new URL('./weak-passwords.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== ''),
  );
  return list;
}
