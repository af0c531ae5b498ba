import { OpenAPIRouter } from 'openapi-backend';
import type { Document, Operation, ParsedRequest, Request } from 'openapi-backend';
import type { Route, Segment } from '../../generated/routes.ts';
import type { Exchange } from './exchange.ts';

/** The operations of one path. */
interface PathEntry {
  readonly operations: Map<string, Operation>;
  readonly params: readonly string[];
  allow: string;
}

interface TrieNode {
  readonly literals: Map<string, TrieNode>;
  wildcard: TrieNode | undefined;
  entry: PathEntry | undefined;
}

/**
 * openapi-backend's router with its scan of the whole document replaced by an index that is built once: paths without
 * parameters by a map, the others by a trie of segments in which a literal wins over a parameter. Matching is exact:
 * no trailing slash, no empty parameter, no undecodable parameter.
 */
export class IndexedRouter extends OpenAPIRouter {
  readonly #operations: Operation[];
  readonly #byPath = new Map<string, PathEntry>();
  readonly #trie = newNode();

  /** @throws Error when the index and the document do not name the same operations */
  constructor(definition: Document, routes: readonly Route[]) {
    super({ definition, apiRoot: '/', ignoreTrailingSlashes: false });
    this.#operations = super.getOperations();
    const left = new Map(this.#operations.map((operation) => [`${operation.method} ${operation.path}`, operation]));
    for (const route of routes) {
      const key = `${route.method.toLowerCase()} ${route.path}`;
      const operation = left.get(key);
      if (operation?.operationId !== route.operationId) throw new Error(`no operation ${route.operationId} at ${key}`);
      left.delete(key);
      this.#add(route, operation);
    }
    if (left.size > 0) throw new Error(`operations without a route: ${[...left.keys()].join(', ')}`);
  }

  override getOperations(): Operation[] {
    return this.#operations;
  }

  /**
   * Finds the operation and sets `params` (and, for a wrong method, `allow`) on the request.
   * @throws Error `404-notFound` or `405-methodNotAllowed` when `strict`, as openapi-backend expects
   */
  override matchOperation(req: Request): Operation | undefined;
  override matchOperation(req: Request, strict: boolean): Operation;
  override matchOperation(req: Request, strict?: boolean): Operation | undefined {
    const target = req as unknown as Exchange;
    const entry = this.#byPath.get(target.path) ?? this.#walk(target);
    const operation = entry?.operations.get(target.method);
    if (operation !== undefined) return operation;
    if (entry !== undefined) target.allow = entry.allow;
    if (!strict) return undefined;
    throw new Error(entry === undefined ? '404-notFound' : '405-methodNotAllowed');
  }

  /** The request is parsed where it is needed: path by the match, query and body by the operation's pipeline. */
  override parseRequest(req: Request): ParsedRequest {
    return req as unknown as ParsedRequest;
  }

  #add(route: Route, operation: Operation): void {
    const entry = this.#entryOf(route);
    entry.operations.set(operation.method, operation);
    entry.allow = [...entry.operations.keys()].map((method) => method.toUpperCase()).join(', ');
  }

  #entryOf(route: Route): PathEntry {
    const params = route.segments.flatMap((segment) => (typeof segment === 'string' ? [] : [segment.param]));
    const fresh = (): PathEntry => ({ operations: new Map(), params, allow: '' });
    if (params.length === 0) {
      const known = this.#byPath.get(route.path) ?? fresh();
      this.#byPath.set(route.path, known);
      return known;
    }
    let node = this.#trie;
    for (const segment of route.segments) node = step(node, segment);
    node.entry ??= fresh();
    return node.entry;
  }

  #walk(target: Exchange): PathEntry | undefined {
    const values: string[] = [];
    const entry = find(this.#trie, target.path.split('/'), 1, values);
    if (entry === undefined) return undefined;
    const params: Record<string, string> = {};
    for (const [index, name] of entry.params.entries()) {
      const value = decode(values[index] as string);
      if (value === undefined) return undefined;
      params[name] = value;
    }
    target.params = params;
    return entry;
  }
}

function newNode(): TrieNode {
  return { literals: new Map(), wildcard: undefined, entry: undefined };
}

function step(node: TrieNode, segment: Segment): TrieNode {
  if (typeof segment !== 'string') return (node.wildcard ??= newNode());
  const next = node.literals.get(segment) ?? newNode();
  node.literals.set(segment, next);
  return next;
}

function find(node: TrieNode, parts: readonly string[], at: number, values: string[]): PathEntry | undefined {
  if (at === parts.length) return node.entry;
  const part = parts[at] as string;
  const literal = node.literals.get(part);
  const found = literal && find(literal, parts, at + 1, values);
  if (found !== undefined) return found;
  if (node.wildcard === undefined || part === '') return undefined;
  values.push(part);
  const matched = find(node.wildcard, parts, at + 1, values);
  if (matched === undefined) values.pop();
  return matched;
}

/** Undefined for a broken escape and for NUL, which no stored name contains. */
function decode(value: string): string | undefined {
  if (!value.includes('%')) return value;
  try {
    const text = decodeURIComponent(value);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
