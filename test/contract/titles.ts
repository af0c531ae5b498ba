import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A test by its titles: those of the enclosing `describe` blocks, then its own. */
export interface Title {
  readonly groups: readonly string[];
  readonly title: string;
}

/** The titles of all tests below `directory`, read from the sources: nothing runs. */
export function listTitles(directory: string): Title[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((name) => titlesOf(readFileSync(join(directory, name), 'utf8')));
}

/** The titles in one source text; rows of `test.each` that begin a title with `%s` are filled in. */
export function titlesOf(text: string): Title[] {
  const source = ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest, true);
  const found: Title[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    let inner = groups;
    if (ts.isCallExpression(node)) {
      const title = literalOf(node.arguments[0]);
      const callee = node.expression.getText(source);
      if (title !== undefined && callee === 'describe') inner = [...groups, title];
      else if (title !== undefined && /^(test|it)$/.test(callee)) found.push({ groups, title });
      else if (title !== undefined && /^(test|it)\.each/.test(callee)) {
        for (const row of rowsOf(node.expression)) found.push({ groups, title: fill(title, row) });
      }
    }
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, []);
  return found;
}

function literalOf(node: ts.Node | undefined): string | undefined {
  return node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined;
}

/** The literal cells of each row of `test.each([...])`; cells that are no text count as a place only. */
function rowsOf(each: ts.Expression): string[][] {
  const table = ts.isCallExpression(each) ? each.arguments[0] : undefined;
  if (table === undefined || !ts.isArrayLiteralExpression(unwrapped(table))) return [];
  return (unwrapped(table) as ts.ArrayLiteralExpression).elements.map((row) =>
    ts.isArrayLiteralExpression(row)
      ? row.elements.map((cell) => literalOf(cell) ?? (ts.isNumericLiteral(cell) ? cell.text : ''))
      : [literalOf(row) ?? ''],
  );
}

function unwrapped(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) ? unwrapped(node.expression) : node;
}

function fill(title: string, row: readonly string[]): string {
  let next = 0;
  return title.replaceAll(/%[sdijop]/g, () => row[next++] ?? '');
}
