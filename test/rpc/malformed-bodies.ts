/** mulberry32: the same bodies in every run. */
function createRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Start of the generator; printed with every failure. */
export const seed = 20260728;
const random = createRandom(seed);
const below = (limit: number): number => Math.floor(random() * limit);
/** One of the items. */
export const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;

const texts = ['', 'x', '\u0000', '\ud800', '💥', '../../etc', '2.0', '__proto__', 'a'.repeat(5000), '\u202e', '%00'];
const numbers = [0, -1, 1e308, 1.5, 2 ** 53, -0];
const methods = [
  'tools/call',
  'tools/list',
  'ping',
  'initialize',
  'server/discover',
  'echo',
  'rpc.discover',
  'strict_echo',
  'toString',
];

function anyValue(depth: number): unknown {
  const kind = below(depth > 0 ? 7 : 5);
  if (kind === 0) return null;
  if (kind === 1) return random() < 0.5;
  if (kind === 2) return pick(numbers);
  if (kind <= 4) return pick(texts);
  if (kind === 5) return Array.from({ length: below(4) }, () => anyValue(depth - 1));
  const keys = ['name', 'arguments', 'text', '_meta', 'constructor', 'cursor', 'uri', 'protocolVersion', ...texts];
  return Object.fromEntries(Array.from({ length: below(5) }, () => [pick(keys), anyValue(depth - 1)]));
}

function anyMessage(): Record<string, unknown> {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': anyValue(1),
    'io.modelcontextprotocol/clientCapabilities': anyValue(1),
  };
  const params = random() < 0.3 ? { _meta: meta, name: pick(methods), arguments: anyValue(2) } : anyValue(4);
  const message = {
    jsonrpc: '2.0',
    id: pick([1, 'a', null, {}, [], 1.5, true]),
    method: pick([...methods, 7, null]),
    params,
  };
  const broken: Record<string, unknown> = { ...message };
  if (random() < 0.3) delete broken[pick(['jsonrpc', 'id', 'method', 'params'])];
  return broken;
}

/** Bytes that are JSON-RPC only by accident: well-formed messages of odd values, cut, doubled or flipped. */
export function anyBody(): Buffer {
  const value = random() < 0.2 ? Array.from({ length: below(5) }, anyMessage) : anyMessage();
  let bytes = Buffer.from(JSON.stringify(value));
  const mutation = below(5);
  if (mutation === 1) bytes = bytes.subarray(0, below(bytes.length));
  if (mutation === 2 && bytes.length > 0) bytes[below(bytes.length)] = below(256);
  if (mutation === 3) bytes = Buffer.concat([bytes, bytes.subarray(below(bytes.length))]);
  if (mutation === 4)
    bytes = Buffer.from(pick(['[', '{', '"', '[[', '{"a":', '-', '\ufeff{}']).repeat(1 + below(2000)));
  return bytes;
}
