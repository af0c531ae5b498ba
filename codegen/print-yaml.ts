import { stringify } from 'yaml';
import { notice } from './print-ts.ts';

/**
 * A document as YAML that parsers of 1.1 and of 1.2 read alike: what either takes for a time, a truth value or a number
 * is quoted where it is a text. Texts stay on one line, and nothing is an alias of something else.
 */
export function printYaml(value: unknown): string {
  const body = stringify(value, { version: '1.1', lineWidth: 0, aliasDuplicateObjects: false, sortMapEntries: false });
  return `# ${notice}\n${body}`;
}
