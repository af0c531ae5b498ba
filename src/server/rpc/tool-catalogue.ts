import type { ToolAccess } from '../../../generated/access.ts';
import type { ErrorCode } from '../../../generated/errors.ts';
import type { Validate } from '../../../generated/validators.js';
import { toolRule } from '../check-access.ts';
import type { Operation } from '../execute.ts';
import type { TextMarks } from '../mend-texts.ts';
import type { Violations } from '../violations.ts';
import { toolOperation } from './tool-operation.ts';
import type { ToolCall, ToolHandler } from './tool-operation.ts';

/** An entry of `tools/list` as the generator wrote it. */
export interface ToolEntry {
  readonly name: string;
  readonly inputSchema: { readonly properties?: Readonly<Record<string, unknown>> };
  readonly outputSchema?: unknown;
}

/** One tool, with everything that is known of it at boot. */
export interface Tool {
  readonly name: string;
  /** Its entry in `tools/list`, as JSON. */
  readonly entryText: string;
  /** The same without what the result looks like, for the list of essential tools. */
  readonly shortText: string;
  readonly validParams: readonly string[];
  readonly visibility: ToolAccess;
  readonly operation: Operation<ToolCall>;
}

/** An OpenRPC document, as far as the door reads it. */
export interface OpenRpcDocument {
  readonly methods: readonly { readonly name: string; readonly [key: string]: unknown }[];
  readonly [key: string]: unknown;
}

/** The tools of the hub, in the order of the document, and the documents themselves. */
export interface ToolCatalogue {
  readonly tools: ReadonlyMap<string, Tool>;
  /** For `rpc.discover`: bundled, with references. */
  readonly document: OpenRpcDocument;
  /** For the OpenRPC router: without references. It is large and rarely needed, so whoever needs it reads it. */
  readFlatDocument(): OpenRpcDocument;
}

/** What the generator and the handlers give; every record is keyed by tool name. */
export interface CatalogueParts {
  readonly entries: readonly ToolEntry[];
  readonly access: Readonly<Record<string, ToolAccess>>;
  readonly errors: Readonly<Record<string, readonly ErrorCode[]>>;
  readonly validators: Readonly<Record<string, Validate>>;
  readonly violations: Readonly<Record<string, Violations>>;
  readonly texts: Readonly<Record<string, TextMarks>>;
  readonly resultValidators?: Readonly<Record<string, Validate>>;
  readonly handlers: Readonly<Record<string, unknown>>;
  readonly document: OpenRpcDocument;
  readonly readFlatDocument: () => OpenRpcDocument;
}

/** Tools beside those of the contract, for a suite that asks for its own. */
export type MoreTools = Pick<CatalogueParts, 'entries' | 'access' | 'errors' | 'validators' | 'handlers'>;

/**
 * Joins the generated parts with the handlers, once at boot.
 *
 * @throws Error when a tool has no handler or validator, or a handler no tool: the hub then does not start
 */
export function createToolCatalogue(parts: CatalogueParts): ToolCatalogue {
  const tools = new Map<string, Tool>();
  for (const entry of parts.entries) tools.set(entry.name, createTool(entry, parts));
  const strangers = Object.keys(parts.handlers).filter((name) => !tools.has(name));
  if (strangers.length > 0) throw new Error(`handlers without a tool in the document: ${strangers.join(', ')}`);
  return { tools, document: parts.document, readFlatDocument: parts.readFlatDocument };
}

function createTool(entry: ToolEntry, parts: CatalogueParts): Tool {
  const { name } = entry;
  const visibility = parts.access[name];
  const validate = parts.validators[name];
  const run = parts.handlers[name];
  if (visibility === undefined) throw new Error(`tool ${name} has no access entry`);
  if (validate === undefined) throw new Error(`tool ${name} has no validator`);
  if (typeof run !== 'function') throw new Error(`tool ${name} has no handler`);
  const { user, node } = visibility.audience;
  const denials = [user, node].flatMap((audience) => (audience.list === 'never' ? [audience.deny] : []));
  const params = Object.keys(entry.inputSchema.properties ?? {});
  const rule = { root: '', validate, violations: parts.violations[name] ?? {}, texts: parts.texts[name] ?? {} };
  const declared = new Set([...(parts.errors[name] ?? []), ...denials]);
  const checkReply = checkOf(name, parts.resultValidators?.[name]);
  const facts = {
    name,
    access: toolRule(visibility),
    declared,
    params,
    rule,
    dropOnReplay: visibility.dropOnReplay,
    checkReply,
  };
  return {
    name,
    entryText: JSON.stringify(entry),
    shortText: JSON.stringify({ ...entry, outputSchema: undefined }),
    validParams: params,
    visibility,
    operation: toolOperation(facts, run as ToolHandler),
  };
}

function checkOf(name: string, validate: Validate | undefined): Operation<ToolCall>['checkReply'] {
  return (
    validate &&
    (({ body }) => {
      // What the client gets is the JSON, without undefined members.
      if (validate(JSON.parse(JSON.stringify(body)))) return undefined;
      return `tool ${name}: the result breaks its schema: ${JSON.stringify(validate.errors)}`;
    })
  );
}
