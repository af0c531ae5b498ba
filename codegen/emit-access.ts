import { objectAt, type JsonObject } from './json.ts';
import type { Operation } from './operations.ts';
import { literal } from './print-data.ts';
import { printModule } from './print-ts.ts';
import type { Tool } from './tools.ts';

/** What a tool answers to members who reach granted agents only; one that declares it refuses them always. */
const restricted = 'agent_access_restricted';

/**
 * The text of `generated/access.ts`: who may call what, as data.
 *
 * @param codes what each tool declares, by name
 */
export async function emitAccess(
  operations: readonly Operation[],
  tools: readonly Tool[],
  codes: Readonly<Record<string, readonly string[]>>,
): Promise<string> {
  const rest = operations.map((operation) => {
    const access = objectAt(operation.source['x-access'], `${operation.place} x-access`);
    const { callers, scope, deny = {}, before_password_change: isOpen } = access;
    return [operation.id, { callers, scope, deny, ...(isOpen === true && { beforePasswordChange: true }) }];
  });
  const faces = tools.map((tool) => [tool.name, toolEntry(tool.face, codes[tool.name] ?? [])]);
  const types = `
import type { PlainCode } from './errors.ts';
import type { OperationId } from './rest.ts';
import type { ToolName } from './tools.ts';

/** Kinds of credential that the contract tells apart. */
type AccessCaller = 'anonymous' | 'user' | 'legacy' | 'node' | 'master' | 'browser';

/** What the caller must be allowed to reach. */
type AccessScope = 'none' | 'self' | 'network_read' | 'network_write' | 'network_admin' | 'network_owner' | 'system_admin';

export interface RestAccess {
  readonly callers: readonly AccessCaller[];
  readonly scope: AccessScope;
  /** The code that a kind of caller is refused with, where it is not the plain one. */
  readonly deny: Readonly<Partial<Record<AccessCaller, PlainCode>>>;
  /** Open to a person who has to choose a password first. */
  readonly beforePasswordChange?: true;
}

/** Whether a kind of caller sees and may call a tool; \`never\` is refused with \`deny\`. */
type ToolAudience =
  | { readonly list: 'default' | 'on_request' | 'extended' }
  | { readonly list: 'never'; readonly deny: PlainCode };

export interface ToolAccess {
  readonly audience: { readonly user: ToolAudience; readonly node: ToolAudience };
  /** Whether the list of essential tools has it. */
  readonly essential: boolean;
  /** Node token modes in which the tool is not listed. */
  readonly hideInNodeModes: readonly string[];
  /** Not listed to nodes while node permissions are enforced. */
  readonly hideUnderEnforce: boolean;
  /** Not listed to members who reach granted agents only: it refuses them always. */
  readonly hideFromRestricted: boolean;
  /** Members of the result that hold for the moment only, so that a replay leaves them out. */
  readonly dropOnReplay: readonly string[];
}
`;
  return printModule(types, [
    `export const restAccess: Readonly<Record<OperationId, RestAccess>> = ${literal(Object.fromEntries(rest))};`,
    `export const toolAccess: Readonly<Record<ToolName, ToolAccess>> = ${literal(Object.fromEntries(faces))};`,
  ]);
}

function toolEntry(face: JsonObject, codes: readonly string[]): JsonObject {
  return {
    audience: face['audience'] ?? {},
    essential: face['essential'] === true,
    hideInNodeModes: face['hideInNodeModes'] ?? [],
    hideUnderEnforce: face['hideUnderEnforce'] === true,
    hideFromRestricted: codes.includes(restricted),
    dropOnReplay: face['dropOnReplay'] ?? [],
  };
}
