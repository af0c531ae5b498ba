import type { DeclaredError } from './declared-errors.ts';
import type { ErrorCatalogue, ErrorEntry } from './error-catalogue.ts';
import { arrayAt, isObject, textOf, type Json } from './json.ts';
import type { Spec } from './spec.ts';
import { notice } from './print-ts.ts';
import { adviceFor, reasonOf } from './statuses.ts';

/** What the page of errors is made of. */
export interface ErrorPageFacts {
  readonly spec: Spec;
  readonly catalogue: ErrorCatalogue;
  /** By operationId. */
  readonly operations: Readonly<Record<string, readonly DeclaredError[]>>;
  /** By tool name. */
  readonly tools: Readonly<Record<string, readonly string[]>>;
}

/** The text of `docs/errors.md`: every code, when it comes, how to mend it and who may answer it. */
export function emitErrorPage(facts: ErrorPageFacts): string {
  const entries = [...facts.catalogue.values()];
  const refusals = Map.groupBy(
    entries.filter(({ isProtocol }) => !isProtocol),
    ({ status }) => status,
  );
  const byStatus = [...refusals].sort(([a], [b]) => a - b);
  const rows = byStatus.map(([status, list]) => {
    const links = list.map(({ code }) => `[${code}](#${code})`);
    return `| [${status}](#${anchor(heading(status))}) | ${links.join(' ')} |`;
  });
  const sections = byStatus.flatMap(([status, list]) => [
    `## ${heading(status)}`,
    adviceFor(status),
    ...list.sort((a, b) => a.number - b.number).flatMap((entry) => sectionOf(entry, facts)),
  ]);
  const faults = entries.filter(({ isProtocol }) => isProtocol);
  const table = ['| Status | Codes |', '| --- | --- |', ...rows].join('\n');
  return `${[introduction, table, ...sections, ...protocolSection(faults)].join('\n\n')}\n`;
}

const introduction = `<!-- ${notice} -->

# Errors

A refusal is one JSON object: \`{"ok": false, "error": …, "code": …, "message": …}\`, and further fields where the code has them.

\`\`\`json
{
  "ok": false,
  "error": "task_not_found",
  "code": "task_not_found",
  "message": "There is no task t_7Hc2kQ in your networks.",
  "task_id": "t_7Hc2kQ"
}
\`\`\`

- \`code\` is what programs match on. It is one of the names below, spelled the same by every operation and tool.
- \`error\` is the condition in the words of one operation: the code, a sentence, or a sentence with values in it. Tools may spell it otherwise.
- \`message\` tells people what is wrong and how to mend it. It may change; \`code\` and \`error\` do not.
- Over REST the refusal is the body, with its HTTP status. Over \`tools/call\` it is the result, with \`isError\` and the status
  as the field \`status\`. A tool called as a plain JSON-RPC method answers a JSON-RPC error with the number below as its own \`code\`
  and the refusal as \`data\`.
- Faults of the protocol itself are JSON-RPC errors on every face of \`/mcp\`; they stand at the [end](#protocol-faults).

The number of a code never changes: it is the status times 100, and a serial number.

## Growth

\`ErrorCode\` in the REST documents and \`ToolErrorCode\` in the OpenRPC document list the codes, and \`x-error-codes\` of an answer those that it may hold.

- New codes may come within an \`api_version\`, and operations may begin to answer codes that exist. The gate of releases reports both as growth, not as a break.
- A code that is there is never renamed, removed or given another meaning, and an operation that answers it keeps its status and its \`error\`. The gate fails on any of it.
- A field of a code never changes its type. A code may get further fields.

So a program treats a code that it does not know by its HTTP status: the table says what to do about each. [Generated clients](generated-clients.md#refusals) tells what
clients with closed choices make of a new code.`;

function sectionOf(entry: ErrorEntry, facts: ErrorPageFacts): string[] {
  const { code, number, status, error, tool, message, next, meaning, fields, optional } = entry;
  const spelled = tool === error ? `\`${error}\`` : `\`${error}\`; over tools \`${tool}\``;
  const named = Object.keys(fields).map((name) => `\`${name}\`${optional.includes(name) ? ' (not always)' : ''}`);
  const lines = [
    `- Number ${number}, status ${status}, error ${spelled}`,
    `- When: ${meaning}`,
    `- Message: ${message}`,
    ...(next === '' ? [] : [`- A tool adds: ${next}`]),
    ...(named.length > 0 ? [`- Fields: ${named.join(', ')}`] : []),
    ...answeredBy(entry, facts),
  ];
  return [`### ${code}`, lines.join('\n')];
}

/** Lines that tell which operations and tools declare the code. */
function answeredBy(entry: ErrorEntry, { spec, operations, tools }: ErrorPageFacts): string[] {
  const { code } = entry;
  const general = defaultsWith(code, spec);
  const found = Object.entries(operations).flatMap(([id, list]) => {
    const declared = list.find((one) => one.code === code);
    if (declared === undefined) return [];
    const { status, error, own } = declared;
    const differs = status !== entry.status || error !== entry.error;
    if (!own && general.length > 0) return [];
    return [differs ? `\`${id}\` (as ${status} \`${error}\`)` : `\`${id}\``];
  });
  const callable = Object.keys(tools).filter((name) => tools[name]?.includes(code));
  const rest = [...general, ...found];
  const lines = [
    ...(rest.length > 0 ? [`- Operations: ${rest.join(', ')}`] : []),
    ...(callable.length > 0 ? [`- Tools: ${callable.map((name) => `\`${name}\``).join(', ')}`] : []),
  ];
  return lines.length > 0 ? lines : ['- Answered before an operation or a tool is found'];
}

/** Whom the default refusals of the contract give the code to. */
function defaultsWith(code: string, spec: Spec): string[] {
  const lists = spec.openapi['x-errors-default'];
  const whom = {
    every: 'every operation',
    parameters: 'every operation with parameters',
    body: 'every operation with a JSON body',
  };
  const holds = (list: Json | undefined): boolean => arrayAt(list, 'x-errors-default').map(textOf).includes(code);
  if (!isObject(lists)) return holds(lists) ? [whom.every] : [];
  return Object.entries(whom).flatMap(([list, text]) => (holds(lists[list]) ? [text] : []));
}

function protocolSection(faults: readonly ErrorEntry[]): string[] {
  if (faults.length === 0) return [];
  const rows = faults.map(({ number, message, meaning }) => `| ${number} | ${cell(message)} | ${cell(meaning)} |`);
  return ['## Protocol faults', ['| Code | Message | When |', '| --- | --- | --- |', ...rows].join('\n')];
}

function heading(status: number): string {
  return `${status} ${reasonOf(status)}`;
}

function anchor(text: string): string {
  return text.toLowerCase().replaceAll(' ', '-');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
