import type { DeclaredError } from '../declared-errors.ts';
import type { EventEntry } from '../emit-events.ts';
import type { ErrorCatalogue } from '../error-catalogue.ts';
import type { Json, JsonObject } from '../json.ts';
import { literal } from '../print-data.ts';
import { printModule } from '../print-ts.ts';
import type { ClientOperation, ClientTool } from './calls.ts';
import { neededNames } from './named.ts';
import { pascal } from './names.ts';
import { printNamedTypes, typePrinter } from './print-types.ts';
import { listSpellings } from './spellings.ts';

/** What the generated cores of the clients are made of. */
export interface ClientFacts {
  readonly schemas: JsonObject;
  readonly operations: readonly ClientOperation[];
  readonly tools: readonly ClientTool[];
  /** Answers of operations that have methods of their own. */
  readonly otherAnswers: readonly Json[];
  readonly events: readonly EventEntry[];
  readonly catalogue: ErrorCatalogue;
  /** By operationId. */
  readonly declared: Readonly<Record<string, readonly DeclaredError[]>>;
}

/** The modules of the TypeScript client's core, by file name. */
export async function emitTypeScriptCore(facts: ClientFacts): Promise<Record<string, string>> {
  return {
    'answers.ts': await emitAnswers(facts),
    'inputs.ts': await emitInputs(facts),
    'operations.ts': await emitTables(facts),
    'events.ts': await emitEventTypes(facts),
    'errors.ts': await emitErrorClasses(facts),
  };
}

/** A value that this version knows, or one of a newer hub. */
const open = `/** A value that this version of the client knows, or one that a newer hub has. */
export type Open<Known extends string> = Known | (string & {});`;

async function emitAnswers({
  schemas,
  operations,
  tools,
  otherAnswers,
  events,
  catalogue,
}: ClientFacts): Promise<string> {
  const roots = [...operations.map(({ answer }) => answer), ...tools.map(({ answer }) => answer)];
  const carried = events.flatMap(({ payload, summary }) => [payload, summary]).filter((entry) => entry !== undefined);
  const fields = [...catalogue.values()].map((entry) => entry.fields as Json);
  const print = typePrinter(schemas, 'open');
  const members = (entries: readonly (readonly [string, JsonObject])[]): string =>
    entries.map(([name, schema]) => `readonly ${name}: ${print(schema)};`).join('\n');
  return printModule(`
${open}

${printNamedTypes([...roots, ...otherAnswers, ...carried, ...fields], schemas, 'open')}

/** What an operation answers, by its id. */
export interface OperationAnswers {
${members(operations.map(({ id, answer }) => [id, answer]))}
}

/** What a tool answers, by its name. */
export interface ToolAnswers {
${members(tools.map(({ name, answer }) => [name, answer]))}
}
`);
}

async function emitInputs({ schemas, operations, tools }: ClientFacts): Promise<string> {
  const print = typePrinter(schemas, 'closed');
  const roots = [...operations.map(({ input }) => input), ...tools.map(({ input }) => input)];
  const member = (name: string, summary: string, input: JsonObject): string =>
    `/** ${summary} */\nreadonly ${name}: ${print(input)};`;
  return printModule(`
${printNamedTypes(roots, schemas, 'closed')}

/** What an operation takes: its path, query and body fields together. */
export interface OperationInputs {
${operations.map(({ id, summary, input }) => member(id, summary, input)).join('\n')}
}

/** What a tool takes. */
export interface ToolInputs {
${tools.map(({ name, summary, input }) => member(name, summary, input)).join('\n')}
}
`);
}

async function emitTables({ schemas, operations, tools }: ClientFacts): Promise<string> {
  const lists = operations.filter(({ rows }) => rows !== undefined);
  const print = typePrinter(schemas, 'open');
  const rowTypes = lists.map(({ id, rowSchema }) => `readonly ${id}: ${print(rowSchema ?? {})};`);
  const table = operations.map(({ id, route, keyed, rows }) => [
    id,
    rows === undefined ? (keyed ? [route, 1] : [route]) : [route, keyed ? 1 : 0, rows],
  ]);
  // k: idempotency_key, m: meta.client_request_id, r: repeatable without a key, '' : neither.
  const keys = tools.map(({ name, key, repeatable }) => [
    name,
    key === 'argument' ? 'k' : key === 'meta' ? 'm' : repeatable ? 'r' : '',
  ]);
  return printModule(
    `
${importsFor(
  rowTypes.join(),
  lists.map(({ rowSchema }) => rowSchema ?? {}),
  schemas,
)}

/** The rows of a list, by the id of its operation. */
export interface ListRows {
${rowTypes.join('\n')}
}

/** Method and path with the names that travel in the query; 1 when it takes a key; the field with the rows of a page. */
export type Route = readonly [route: string, keyed?: number, rows?: string];

/** Where a tool takes its idempotency key: k in idempotency_key, m in meta; r needs none, and an empty text has none. */
export type KeyPlace = 'k' | 'm' | 'r' | '';
`,
    [
      `export const operations = ${literal(Object.fromEntries(table))} as const satisfies Readonly<Record<string, Route>>;`,
      `export const tools = ${literal(Object.fromEntries(keys))} as const satisfies Readonly<Record<string, KeyPlace>>;`,
    ],
  );
}

/** The union of what a channel's streams carry; the frames of the stream itself are not shown, except the gap. */
async function emitEventTypes({ events, schemas }: ClientFacts): Promise<string> {
  const print = typePrinter(schemas, 'open');
  const own = ['connected', 'bye'];
  const shown = events.filter(({ type }) => !own.includes(type));
  const unionOf = (schemaOf: (event: EventEntry) => Json | undefined): string[] => [
    ...new Set(shown.flatMap((event) => schemaOf(event) ?? []).map((schema) => print(schema))),
  ];
  const faces = {
    AliasEvent: unionOf(({ channels, payload }) => (channels.includes('alias') ? payload : undefined)),
    NetworkEvent: unionOf(({ channels, payload, summary }) =>
      channels.includes('network') ? (summary ?? payload) : undefined,
    ),
    UserEvent: unionOf(({ channels, payload }) => (channels.includes('user') ? payload : undefined)),
  };
  const says = {
    AliasEvent: 'What the stream of an agent carries.',
    NetworkEvent: 'What the observers of a network see: metadata, never content.',
    UserEvent: 'What the stream of a person carries.',
  };
  const carried = shown.flatMap(({ payload, summary }) => [payload, summary]).filter((entry) => entry !== undefined);
  return printModule(`
${importsFor(Object.values(faces).flat().join(), carried, schemas)}

/** An event of a newer hub: it comes as it is, beside the unions below. */
export interface UnknownEvent {
  readonly type: string;
  readonly id: string;
  readonly [field: string]: unknown;
}

/** An event with the id that a stream resumes behind. */
export type Framed<Event> = Event & { readonly id: string };

${Object.entries(faces)
  .map(
    ([name, members]) =>
      `/** ${says[name as keyof typeof says]} */\nexport type ${name} = ${members.map((member) => `Framed<${member}>`).join(' | ') || 'never'};`,
  )
  .join('\n\n')}
`);
}

async function emitErrorClasses({ catalogue, declared, schemas }: ClientFacts): Promise<string> {
  const print = typePrinter(schemas, 'open');
  const spelled = listSpellings(catalogue, declared);
  const entries = [...catalogue.values()];
  const fields = entries.map(({ code, fields: shape, optional }) => {
    const required = Object.keys(shape).filter((name) => !optional.includes(name));
    const type =
      Object.keys(shape).length === 0
        ? 'Readonly<Record<string, unknown>>'
        : print({ type: 'object', properties: shape, required });
    return `readonly ${code}: ${type};`;
  });
  const classes = entries.map(
    ({ code, number, meaning }) =>
      `/** ${oneLine(meaning)} */\nexport const ${pascal(code)} = refusal('${code}', ${number});\nexport type ${pascal(code)} = Refusal<'${code}'>;`,
  );
  return printModule(
    `
import { HubError, type Refused } from '../hub-error.ts';
${importsFor(
  fields.join(),
  entries.map((entry) => entry.fields as Json),
  schemas,
)}

/** What a refusal carries besides its code and texts. */
export interface ErrorFields {
${fields.join('\n')}
}

/** Every condition that the hub refuses with. */
export type ErrorCode = keyof ErrorFields;

/** A refusal with this code. */
export interface Refusal<Code extends ErrorCode> extends HubError {
  readonly code: Code;
  readonly fields: ErrorFields[Code];
}

/** The class of a refusal, for \`instanceof\`. */
export type RefusalClass<Code extends ErrorCode> = new (refused: Refused) => Refusal<Code>;

/** Classes by code. */
export const classes: Record<string, new (refused: Refused) => HubError> = {};
/** Codes by the number of a tool's refusal. */
export const numbers: Record<number, ErrorCode> = {};

function refusal<Code extends ErrorCode>(code: Code, number: number): RefusalClass<Code> {
  const made = class extends HubError {};
  const name = code.replaceAll(/(?:^|_)(.)/g, (_whole, first: string) => first.toUpperCase());
  made.prototype.name = name;
  classes[code] = made;
  numbers[number] = code;
  return made as unknown as RefusalClass<Code>;
}

${classes.join('\n')}
`,
    [
      `/** From the text of an answer to its code; a key may begin with the operation or end with the status. */
export const texts: Readonly<Record<string, ErrorCode>> = ${literal(spelled.texts)};`,
      `export const patterns: readonly (readonly [pattern: string, code: ErrorCode])[] = ${literal(spelled.patterns)};`,
    ],
  );
}

/** The import of the answers' types that `text` speaks of. */
function importsFor(text: string, roots: readonly Json[], schemas: JsonObject): string {
  const known = ['Open', ...neededNames(roots, schemas).map(([name]) => name)];
  const used = known.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  return used.length === 0 ? '' : `import type { ${used.join(', ')} } from './answers.ts';`;
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').replaceAll('*/', '* /');
}
