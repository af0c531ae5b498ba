import { readFileSync } from 'node:fs';

/**
 * Prints where a CPU profile's time went, by layer and by function, idle time left out:
 * `node bench/read-profile.ts <file.cpuprofile> [functions [seconds]]`. The first `seconds`, the start, do not count.
 */
const [file = '', most = '25', leftOut = '0'] = process.argv.slice(2);

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  readonly children?: readonly number[];
}
interface Profile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** First match counts. */
const layers: readonly (readonly [RegExp, string])[] = [
  [/better-sqlite3/, 'better-sqlite3'],
  [/\/src\/platform\/db\//, 'platform/db'],
  [/\/src\/platform\//, 'platform'],
  [/\/src\/domain\//, 'domain'],
  [/\/src\/handlers\//, 'handlers and views'],
  [/\/src\/server\//, 'server'],
  [/\/generated\//, 'validators'],
  [/\/(@?[a-z][^/]*)\/[^/]*$|\/node_modules\/((?:@[^/]+\/)?[^/]+)/, ''],
];

function layerOf({ url, functionName }: ProfileNode['callFrame']): string {
  if (functionName === '(garbage collector)') return 'garbage collector';
  if (functionName === '(program)') return 'native, not attributed';
  if (url.startsWith('node:')) {
    return /http|_stream|net$|stream|timers|events|buffer/.test(url) ? 'node http, net, streams' : 'node, other';
  }
  const found = layers.find(([shape]) => shape.test(url));
  if (found?.[1]) return found[1];
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url);
  return library?.[1] ?? 'native, from the caller';
}

const profile = JSON.parse(readFileSync(file, 'utf8')) as Profile;
const byId = new Map(profile.nodes.map((node) => [node.id, node]));
const parents = new Map(profile.nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node] as const)));
const byLayer = new Map<string, number>();
const byFunction = new Map<string, number>();
let total = 0;
let clock = -Number(leftOut) * 1e6;
for (const [at, id] of profile.samples.entries()) {
  const node = byId.get(id);
  const micros = profile.timeDeltas[at] ?? 0;
  clock += micros;
  if (clock < 0) continue;
  if (node === undefined || node.callFrame.functionName === '(idle)' || node.callFrame.functionName === '(root)')
    continue;
  total += micros;
  // Native functions have no file: their time belongs to whoever called them.
  let owner = node;
  while (owner.callFrame.url === '' && !owner.callFrame.functionName.startsWith('(')) {
    const parent = parents.get(owner.id);
    if (parent === undefined) break;
    owner = parent;
  }
  add(byLayer, layerOf(owner.callFrame), micros);
  const { functionName, url, lineNumber } = node.callFrame;
  const place = `${url.replace(/.*\/(?=src\/|node_modules\/|generated\/)/, '')}:${lineNumber + 1}`;
  add(
    byFunction,
    `${functionName || '(anonymous)'} ${url === '' ? `in ${owner.callFrame.functionName}` : place}`,
    micros,
  );
}

function add(sums: Map<string, number>, key: string, micros: number): void {
  sums.set(key, (sums.get(key) ?? 0) + micros);
}

function print(sums: Map<string, number>, rows: number): void {
  const sorted = [...sums].sort(([, a], [, b]) => b - a).slice(0, rows);
  for (const [name, micros] of sorted) console.log(`${((100 * micros) / total).toFixed(1).padStart(5)} %  ${name}`);
}

print(byLayer, 20);
console.log();
print(byFunction, Number(most));
