import type { Document } from 'openapi-backend';
import type { Route } from '../../generated/routes.ts';

interface RoutedOperation {
  readonly operationId?: string;
  readonly security?: readonly object[];
}

type Item = Readonly<Record<string, RoutedOperation | undefined>>;

const methods = ['get', 'put', 'post', 'patch', 'delete', 'head', 'options'];

/**
 * The part of the contract that openapi-backend reads here: paths, operations and what they require of a caller. It
 * would copy and dereference all the rest at every start, and keep it. The contract calls a token in the query a
 * deprecated parameter, so that generated clients do not send it; here it is one more way to satisfy the security.
 */
export function routingDocument(
  { openapi, info, security, components, paths }: Document,
  routes: readonly Route[],
): Document {
  const parameterOf = new Map(routes.map(({ operationId, tokenParameter }) => [operationId as string, tokenParameter]));
  const securityOf = ({ operationId, security: own }: RoutedOperation): readonly object[] | undefined => {
    const name = parameterOf.get(operationId ?? '');
    return name === undefined ? own : [...(own ?? security ?? []), { [schemeOf(name)]: [] }];
  };
  const items = Object.entries((paths ?? {}) as Readonly<Record<string, Item>>);
  const names = new Set([...parameterOf.values()].filter((name) => name !== undefined));
  const inQuery = [...names].map((name) => [schemeOf(name), { type: 'apiKey', in: 'query', name }] as const);
  return {
    openapi,
    info,
    paths: Object.fromEntries(items.map(([path, item]) => [path, routingItem(item, securityOf)])),
    ...(security === undefined ? {} : { security }),
    components: { securitySchemes: { ...components?.securitySchemes, ...Object.fromEntries(inQuery) } },
  };
}

function schemeOf(parameter: string): string {
  return `query:${parameter}`;
}

function routingItem(item: Item, securityOf: (operation: RoutedOperation) => readonly object[] | undefined): object {
  const entries = methods.flatMap((method) => {
    const operation = item[method];
    if (operation === undefined) return [];
    const security = securityOf(operation);
    return [[method, { operationId: operation.operationId, responses: {}, ...(security && { security }) }]];
  });
  return Object.fromEntries(entries) as object;
}
