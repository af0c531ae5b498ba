import { textOf, isObject, type Json, type JsonObject } from './json.ts';

const callers = ['anonymous', 'user', 'legacy', 'node', 'master', 'browser'];
const scopes = ['none', 'self', 'network_read', 'network_write', 'network_admin', 'network_owner', 'system_admin'];
const audienceLists = ['default', 'on_request', 'extended', 'never'];
const toolKeys = [
  ...['group', 'audience', 'unknownParams', 'annotations'],
  ...['hideInNodeModes', 'hideUnderEnforce', 'dropOnReplay', 'check', 'essential', 'listed'],
];

/** Says what is wrong with the value of one extension; empty when it has its declared shape. */
type Shape = (value: Json) => string[];

const shapes: Readonly<Record<string, Shape>> = {
  'x-access': checkAccess,
  'x-errors': checkErrors,
  'x-errors-default': checkErrorsDefault,
  'x-violation': (value) => (isTextMap(value) ? [] : ['must map schema keywords to error codes']),
  'x-text': (value) => (value === 'long' || value === 'open' ? [] : ['must be long or open']),
  'x-rate-limit': checkRateLimit,
  'x-own-page': (value) => (value === 'required' || value === 'checked' ? [] : ['must be required or checked']),
  'x-credential': (value) => (value === true ? [] : ['must be true']),
  'x-strict': (value) => (typeof value === 'boolean' ? [] : ['must be a boolean']),
  'x-tool': checkTool,
  'x-enum-descriptions': (value) => (isTextMap(value) ? [] : ['must map values to sentences']),
  'x-limit': (value) => (/^max[A-Z]\w+$/.test(textOf(value)) ? [] : ['must be the name of a constant, max…']),
  'x-lines': (value) => (isObject(value) && '$ref' in value ? [] : ['must refer to the union of the lines']),
  'x-extensions': (value) => (Array.isArray(value) ? [] : ['must be an array']),
};

/** Problems of every `x-` key below `node`: the list of extensions is closed and each has one shape. */
export function lintExtensions(node: Json, place: string): string[] {
  if (Array.isArray(node)) return node.flatMap((entry, index) => lintExtensions(entry, `${place}/${index}`));
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (isPayload(key) && !place.endsWith('/properties')) return [];
    if (!key.startsWith('x-')) return lintExtensions(value, `${place}/${key}`);
    const shape = shapes[key];
    if (shape === undefined) return [`${place}: ${key} is not one of the known extensions`];
    return shape(value).map((what) => `${place}/${key}: ${what}`);
  });
}

/** Keys whose values are data and not part of the contract's own structure. */
function isPayload(key: string): boolean {
  return ['example', 'examples', 'default', 'enum', 'const', 'value'].includes(key);
}

function checkAccess(value: Json): string[] {
  if (!isObject(value)) return ['must be an object'];
  const problems = unknownKeys(value, ['callers', 'scope', 'deny', 'before_password_change']);
  const listed = value['callers'];
  if (!Array.isArray(listed) || listed.length === 0 || !listed.every((kind) => callers.includes(textOf(kind)))) {
    problems.push(`callers must list some of ${callers.join(', ')}`);
  }
  if (!scopes.includes(textOf(value['scope']))) problems.push(`scope must be one of ${scopes.join(', ')}`);
  if (value['deny'] !== undefined && !isTextMap(value['deny'], callers))
    problems.push('deny must map callers to codes');
  if (![undefined, true].includes(value['before_password_change'] as true))
    problems.push('before_password_change must be true');
  return problems;
}

function checkErrors(value: Json): string[] {
  if (!Array.isArray(value)) return ['must be an array'];
  return value.flatMap((entry) => {
    if (typeof entry === 'string') return [];
    if (!isObject(entry) || typeof entry['code'] !== 'string')
      return ['an entry is a code or {code, status?, error?, by_state?, beyond_schema?}'];
    const problems = unknownKeys(entry, ['code', 'status', 'error', 'by_state', 'beyond_schema']);
    const { status, error, by_state: byState, beyond_schema: beyond } = entry;
    if (status !== undefined && (typeof status !== 'number' || status < 400 || status > 599))
      problems.push('bad status');
    if (error !== undefined && typeof error !== 'string') problems.push('error must be text');
    if (byState !== undefined && byState !== true) problems.push('by_state must be true');
    if (beyond !== undefined && typeof beyond !== 'string') problems.push('beyond_schema must say why');
    return problems;
  });
}

function checkErrorsDefault(value: Json): string[] {
  if (Array.isArray(value)) return checkErrors(value);
  if (!isObject(value)) return ['must be a list of codes or {every, parameters, body}'];
  return [
    ...unknownKeys(value, ['every', 'parameters', 'body']),
    ...Object.values(value).flatMap((list) => checkErrors(list)),
  ];
}

function checkRateLimit(value: Json): string[] {
  if (!isObject(value)) return ['must be an object'];
  const problems = unknownKeys(value, ['limit', 'window_seconds', 'per', 'code', 'exempt_local', 'bucket']);
  for (const key of ['limit', 'window_seconds']) {
    const number = value[key];
    if (typeof number !== 'number' || !Number.isInteger(number) || number < 1) problems.push(`${key} must be ≥ 1`);
  }
  if (!['ip', 'user', 'token'].includes(textOf(value['per']))) problems.push('per must be ip, user or token');
  if (value['code'] !== undefined && typeof value['code'] !== 'string') problems.push('code must be an error code');
  if (value['bucket'] !== undefined && typeof value['bucket'] !== 'string') problems.push('bucket must be text');
  const exempt = value['exempt_local'];
  if (exempt !== undefined && typeof exempt !== 'boolean') problems.push('exempt_local must be a boolean');
  return problems;
}

function checkTool(value: Json): string[] {
  if (!isObject(value)) return ['must be an object'];
  const problems = unknownKeys(value, toolKeys);
  for (const key of ['group', 'audience', 'unknownParams', 'annotations']) {
    if (value[key] === undefined) problems.push(`${key} is missing`);
  }
  if (!['reject', 'ignore'].includes(textOf(value['unknownParams']))) problems.push('unknownParams: reject or ignore');
  for (const kind of ['user', 'node']) problems.push(...checkAudience(value['audience'], kind));
  for (const key of ['annotations', 'listed']) {
    if (value[key] !== undefined && !isObject(value[key])) problems.push(`${key}: an object`);
  }
  if (value['essential'] !== undefined && value['essential'] !== true) problems.push('essential: true');
  return problems;
}

function checkAudience(audience: Json | undefined, kind: string): string[] {
  const entry = isObject(audience) ? audience[kind] : undefined;
  if (!isObject(entry)) return [`audience.${kind} is missing`];
  const problems = unknownKeys(entry, ['list', 'deny']);
  if (!audienceLists.includes(textOf(entry['list'])))
    problems.push(`audience.${kind}.list: ${audienceLists.join(', ')}`);
  if ((entry['list'] === 'never') !== (typeof entry['deny'] === 'string')) {
    problems.push(`audience.${kind}: deny goes with never and only with it`);
  }
  return problems;
}

function unknownKeys(value: JsonObject, known: readonly string[]): string[] {
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => `unknown key ${key}`);
}

function isTextMap(value: Json, keys?: readonly string[]): boolean {
  if (!isObject(value)) return false;
  return Object.entries(value).every(([key, entry]) => typeof entry === 'string' && (keys?.includes(key) ?? true));
}
