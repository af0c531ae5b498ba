import type { Document } from 'openapi-backend';

type Item = Readonly<Record<string, { readonly operationId?: string; readonly security?: unknown } | undefined>>;

const methods = ['get', 'put', 'post', 'patch', 'delete', 'head', 'options'];

/**
 * The part of the contract that openapi-backend reads here: paths, operations and what they require of a caller. It
 * would copy and dereference all the rest at every start, and keep it.
 */
export function routingDocument({ openapi, info, security, components, paths }: Document): Document {
  const items = Object.entries((paths ?? {}) as Readonly<Record<string, Item>>);
  const document = {
    openapi,
    info,
    paths: Object.fromEntries(items.map(([path, item]) => [path, routingItem(item)])),
    ...(security === undefined ? {} : { security }),
    components: { securitySchemes: components?.securitySchemes ?? {} },
  };
  return document;
}

function routingItem(item: Item): object {
  const entries = methods.flatMap((method) => {
    const operation = item[method];
    if (operation === undefined) return [];
    const { operationId, security } = operation;
    return [[method, { operationId, responses: {}, ...(security === undefined ? {} : { security }) }]];
  });
  return Object.fromEntries(entries) as object;
}
