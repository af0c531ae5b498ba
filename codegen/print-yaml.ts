import { Document, isCollection, visit } from 'yaml';
import { notice } from './print-ts.ts';

/** What is no longer than this as JSON stands on one line, so that files and their differences stay short. */
const shortLength = 100;

/**
 * A document as YAML that parsers of 1.1 and of 1.2 read alike: what either takes for a time, a truth value or a number
 * is quoted where it is a text. Texts stay on one line, and nothing is an alias of something else.
 */
export function printYaml(value: unknown): string {
  const document = new Document(value, { version: '1.1', aliasDuplicateObjects: false, sortMapEntries: false });
  visit(document, {
    Collection(_key, node) {
      if (!isCollection(node) || JSON.stringify(node.toJS(document)).length > shortLength) return;
      node.flow = true;
      return visit.SKIP;
    },
  });
  return `# ${notice}\n${document.toString({ lineWidth: 0 })}`;
}
