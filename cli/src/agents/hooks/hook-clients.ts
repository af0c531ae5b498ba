import { join } from 'node:path';
import type { HookCommand, HookEvent } from './hook-event.ts';
import { addToList, removeFromLists } from './hook-lists.ts';
import { isOwnPlugin, opencodePlugin } from './opencode-plugin.ts';

/** What the client says of the moment, as its own JSON. */
export type HookInput = Readonly<Record<string, unknown>>;

/** A program with hooks, and how it words them. */
export interface HookClient {
  readonly name: string;
  /** Its own names of the two moments. */
  readonly events: Readonly<Record<HookEvent, string>>;
  /** The file of the person. */
  file(home: string, env: NodeJS.ProcessEnv): string;
  /** The file of a project. */
  projectFile(project: string): string;
  /** The content with our hooks. @throws SyntaxError what is there is no plain JSON */
  add(content: string | undefined, command: HookCommand): string;
  /** The content without them; undefined when nothing else was in it. */
  remove(content: string): string | undefined;
  /** What it must be told so that its agent reads the text. */
  answer(event: HookEvent, text: string): object;
  /** Whether it goes on because of a hook already, or stops because somebody ended it. */
  mustStop(input: HookInput): boolean;
}

const isActive = (input: HookInput): boolean => input['stop_hook_active'] === true;
const sessionContext = (text: string): object => ({
  hookSpecificOutput: { hookEventName: 'SessionStart', additionalContext: text },
});
const claudeAnswer = (event: HookEvent, text: string): object =>
  event === 'stop' ? { decision: 'block', reason: text } : sessionContext(text);

/** A hook ends by itself within two seconds; this is for a machine that is very slow. */
const limitSeconds = 10;

/** An entry of the form that Claude Code brought up, and that Codex and Gemini CLI took over. */
const nested =
  (timeout: number) =>
  (command: string): object => ({ hooks: [{ type: 'command', command, timeout }] });

const claudeEvents = { 'session-start': 'SessionStart', stop: 'Stop' };

export const hookClients = {
  'claude-code': {
    name: 'Claude Code',
    events: claudeEvents,
    file: (home, env) => join(env['CLAUDE_CONFIG_DIR'] || join(home, '.claude'), 'settings.json'),
    projectFile: (project) => join(project, '.claude', 'settings.local.json'),
    add: (content, command) => addToList(content, claudeEvents, command, nested(limitSeconds)),
    remove: removeFromLists,
    answer: claudeAnswer,
    mustStop: isActive,
  },
  codex: {
    name: 'Codex CLI',
    events: claudeEvents,
    file: (home, env) => join(env['CODEX_HOME'] || join(home, '.codex'), 'hooks.json'),
    projectFile: (project) => join(project, '.codex', 'hooks.json'),
    add: (content, command) => addToList(content, claudeEvents, command, nested(limitSeconds)),
    remove: removeFromLists,
    answer: claudeAnswer,
    mustStop: isActive,
  },
  cursor: {
    name: 'Cursor',
    events: { 'session-start': 'sessionStart', stop: 'stop' },
    file: (home) => join(home, '.cursor', 'hooks.json'),
    projectFile: (project) => join(project, '.cursor', 'hooks.json'),
    add(content, command) {
      return addToList(content, this.events, command, (text) => ({ command: text }), { version: 1 });
    },
    remove: (content) => removeFromLists(content, { version: 1 }),
    answer: (event, text) => (event === 'stop' ? { followup_message: text } : { additional_context: text }),
    // It bounds the follow-ups of a conversation by itself.
    mustStop: (input) => input['status'] === 'aborted' || input['status'] === 'error',
  },
  gemini: {
    name: 'Gemini CLI',
    events: { 'session-start': 'SessionStart', stop: 'AfterAgent' },
    file: (home) => join(home, '.gemini', 'settings.json'),
    projectFile: (project) => join(project, '.gemini', 'settings.json'),
    add(content, command) {
      return addToList(content, this.events, command, nested(limitSeconds * 1_000));
    },
    remove: removeFromLists,
    answer: (event, text) => (event === 'stop' ? { decision: 'deny', reason: text } : sessionContext(text)),
    mustStop: isActive,
  },
  copilot: {
    name: 'Copilot CLI',
    events: { 'session-start': 'sessionStart', stop: 'agentStop' },
    file: (home, env) => join(env['COPILOT_HOME'] || join(home, '.copilot'), 'hooks', 'ahub.json'),
    projectFile: (project) => join(project, '.github', 'hooks', 'ahub.json'),
    add(content, command) {
      const entry = (text: string): object => ({ type: 'command', bash: text, timeoutSec: limitSeconds });
      return addToList(content, this.events, command, entry, { version: 1 });
    },
    remove: (content) => removeFromLists(content, { version: 1 }),
    answer: (event, text) => (event === 'stop' ? { decision: 'block', reason: text } : { additionalContext: text }),
    mustStop: isActive,
  },
  opencode: {
    name: 'opencode',
    events: { 'session-start': 'chat.message', stop: 'session.idle' },
    file: (home, env) => join(env['XDG_CONFIG_HOME'] || join(home, '.config'), 'opencode', 'plugins', 'ahub.js'),
    projectFile: (project) => join(project, '.opencode', 'plugins', 'ahub.js'),
    add: (_content, command) => opencodePlugin(command('session-start'), command('stop')),
    remove: (content) => (isOwnPlugin(content) ? undefined : content),
    // Our own plugin reads it.
    answer: (_event, text) => ({ text }),
    mustStop: isActive,
  },
} satisfies Readonly<Record<string, HookClient>> as Readonly<Record<HookClientId, HookClient>>;

export type HookClientId = 'claude-code' | 'codex' | 'cursor' | 'gemini' | 'copilot' | 'opencode';
export const hookClientIds = Object.keys(hookClients) as readonly HookClientId[];

/** The moment that is meant, by our word or the client's own; undefined for any other. */
export function readEvent(client: HookClient, word: string): HookEvent | undefined {
  return (Object.keys(client.events) as HookEvent[]).find((event) => word === event || word === client.events[event]);
}
