import { readFileSync } from 'node:fs';
import { SettingsError } from './platform-errors.ts';

/**
 * A secret from a file, without the line end that editors add.
 *
 * @param key the setting that names the file, for the message
 * @throws SettingsError when the file cannot be read or is empty
 */
export function readSecretFile(key: string, path: string): string {
  let content: string;
  try {
    content = readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new SettingsError(`${key}: cannot read ${path} (${error instanceof Error ? error.message : String(error)})`);
  }
  if (content === '') throw new SettingsError(`${key}: ${path} is empty`);
  return content;
}
