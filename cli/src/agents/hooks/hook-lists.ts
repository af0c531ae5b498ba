import type { HookCommand, HookEvent } from './hook-event.ts';

type Json = Record<string, unknown>;

/** What tells our hooks from others: the words of their command. */
const ours = /\bhook['"]? ['"]?(claude-code|codex|cursor|gemini|copilot)['"]? ['"]?(session-start|stop)\b/;

/**
 * JSON with our hook at the end of each event's list, and nothing else changed; its indentation stays.
 *
 * @param base of a file that is made
 * @throws SyntaxError the content is no plain JSON, or not of the client's form
 */
export function addToList(
  content: string | undefined,
  events: Readonly<Record<HookEvent, string>>,
  command: HookCommand,
  entry: (command: string) => object,
  base: Json = {},
): string {
  const settings = content === undefined || content.trim() === '' ? { ...base } : parse(content);
  const hooks = objectAt(settings, 'hooks');
  for (const event of ['session-start', 'stop'] as const) {
    const list = (hooks[events[event]] ??= []);
    if (!Array.isArray(list)) throw new SyntaxError(`hooks.${events[event]} is no list`);
    list.push(entry(command(event).map(quote).join(' ')));
  }
  return print(settings, content);
}

/** JSON without our hooks, and without the lists that held nothing else; undefined when only `base` is left. */
export function removeFromLists(content: string, base: Json = {}): string | undefined {
  if (content.trim() === '') return content;
  const settings = parse(content);
  const { hooks } = settings;
  if (!isObject(hooks) || !ours.test(JSON.stringify(hooks).replaceAll('\\"', '"'))) return content;
  for (const [event, list] of Object.entries(hooks)) {
    if (!Array.isArray(list)) continue;
    const others = list.filter((entry) => !isOurs(entry));
    if (others.length > 0) hooks[event] = others;
    else if (list.length > 0) delete hooks[event];
  }
  if (Object.keys(hooks).length === 0) delete settings['hooks'];
  const isBare = Object.keys(settings).every((key) => key in base);
  return isBare ? undefined : print(settings, content);
}

/** Whether an entry of a list runs our command. */
export function isOurs(entry: unknown): boolean {
  if (!isObject(entry)) return false;
  const commands = Array.isArray(entry['hooks']) ? entry['hooks'] : [entry];
  return commands.some((one: unknown) => {
    const { command, bash } = (one ?? {}) as Json;
    return [command, bash].some((text) => typeof text === 'string' && ours.test(text));
  });
}

/** A word of a POSIX shell. */
export function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

function parse(content: string): Json {
  const value: unknown = JSON.parse(content);
  if (!isObject(value)) throw new SyntaxError('it holds no object');
  return value;
}

function objectAt(holder: Json, key: string): Json {
  const value = (holder[key] ??= {});
  if (!isObject(value)) throw new SyntaxError(`${key} is no object`);
  return value;
}

function print(settings: Json, former: string | undefined): string {
  const indent = /^[ \t]+(?=")/m.exec(former ?? '')?.[0] ?? '  ';
  return JSON.stringify(settings, undefined, indent) + (former === undefined || former.endsWith('\n') ? '\n' : '');
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
