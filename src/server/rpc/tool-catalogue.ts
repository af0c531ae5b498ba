import type { Ctx } from '../../domain/ctx.ts';
import { toolRule } from '../check-access.ts';
import type { AccessRule } from '../check-access.ts';
import type { TextMarks } from '../mend-texts.ts';
import type { SchemaValidator, Violations } from '../violations.ts';

/** How one kind of caller sees a tool (tool-door 6.3). */
export interface Audience {
  readonly list: 'default' | 'on_request' | 'extended' | 'never';
  readonly deny?: string;
}

/** Who sees a tool. */
export interface ToolVisibility {
  readonly audience: { readonly user: Audience; readonly node: Audience };
  readonly hideInNodeModes?: readonly string[];
  readonly hideUnderEnforce?: boolean;
}

/** An entry of `tools/list` as the generator wrote it. */
export interface ToolEntry {
  readonly name: string;
  readonly inputSchema: { readonly properties?: Readonly<Record<string, unknown>> };
}

/** One tool, with everything that is known of it at boot. */
export interface Tool {
  readonly name: string;
  /** Its entry in `tools/list`, as JSON. */
  readonly entryText: string;
  readonly validParams: readonly string[];
  readonly visibility: ToolVisibility;
  /** Which kinds of callers may call it, and how the others are refused. */
  readonly rule: AccessRule;
  readonly validate: SchemaValidator;
  /** Error code by `<pointer>|<keyword>`, for faults that the contract names. */
  readonly violations: Violations;
  /** Texts among the arguments that are mended or left to the rules. */
  readonly texts: TextMarks;
  /** The codes that the tool declares. */
  readonly errors: ReadonlySet<string>;
  /** Checks a result against the contract; only where contract violations are heard. */
  readonly checkResult?: SchemaValidator;
  run(ctx: Ctx, args: Record<string, unknown>): Promise<object>;
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
  readonly access: Readonly<Record<string, ToolVisibility>>;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly validators: Readonly<Record<string, SchemaValidator>>;
  readonly violations: Readonly<Record<string, Violations>>;
  readonly texts: Readonly<Record<string, TextMarks>>;
  readonly resultValidators?: Readonly<Record<string, SchemaValidator>>;
  readonly handlers: Readonly<Record<string, unknown>>;
  readonly document: OpenRpcDocument;
  readonly readFlatDocument: () => OpenRpcDocument;
}

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
  const checkResult = parts.resultValidators?.[name];
  const denials = [visibility.audience.user.deny, visibility.audience.node.deny];
  return {
    name,
    entryText: JSON.stringify(entry),
    validParams: Object.keys(entry.inputSchema.properties ?? {}),
    visibility,
    rule: toolRule(visibility),
    validate,
    violations: parts.violations[name] ?? {},
    texts: parts.texts[name] ?? {},
    errors: new Set([...(parts.errors[name] ?? []), ...denials.filter((code) => code !== undefined)]),
    ...(checkResult === undefined ? {} : { checkResult }),
    run: run as Tool['run'],
  };
}
