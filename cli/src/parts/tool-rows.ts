import type { Hub, ToolInputs } from '../../../clients/typescript/src/index.ts';

/** All rows of a list that only a tool has; pages follow by themselves. */
export async function* toolRows<Row>(
  hub: Hub,
  name: keyof ToolInputs,
  input: Readonly<Record<string, unknown>>,
  field: string,
  signal: AbortSignal,
): AsyncGenerator<Row, void, undefined> {
  for (let cursor: unknown; ;) {
    const call = { ...input, ...(typeof cursor === 'string' && { cursor }) };
    const page = (await hub.tool(name, call, { signal })) as unknown as Readonly<Record<string, unknown>>;
    yield* page[field] as readonly Row[];
    cursor = page['next_cursor'];
    if (typeof cursor !== 'string') return;
  }
}
