/** As far as progenitor's limits are looked into. */
interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  readonly operationId: string;
  parameters?: { readonly $ref?: string }[];
  responses: Record<string, unknown>;
}

/**
 * The derived document without what progenitor 0.15 has no code for: forms (`uploadFile`), two kinds of success
 * (`openTerminal`; the empty 202 of `callTool`), two kinds of refusal (`callTool`), and two parameters whose names
 * differ in their spelling alone (`Last-Event-ID` beside `last_event_id`).
 */
export function fitProgenitor(text: string): string {
  const document = JSON.parse(text) as Document;
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (['uploadFile', 'openTerminal'].includes(operation.operationId)) delete item[method];
      if (operation.operationId === 'callTool') operation.responses = { 200: operation.responses['200'] };
      operation.parameters = operation.parameters?.filter(({ $ref }) => !$ref?.endsWith('/LastEventIdHeader')) ?? [];
    }
    if (Object.keys(item).length === 0) delete document.paths[path];
  }
  return JSON.stringify(document);
}
