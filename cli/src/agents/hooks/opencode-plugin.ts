const firstLine = '// Written by `ahub hooks install opencode`; `ahub hooks uninstall opencode` removes it.';

/** Whether a file is the plugin, as this or an older version wrote it. */
export function isOwnPlugin(content: string): boolean {
  return content.startsWith(firstLine);
}

/** The plugin by which opencode calls the two commands: before the first prompt of a session, and when it is idle. */
export function opencodePlugin(start: readonly string[], stop: readonly string[]): string {
  return `${firstLine}
import { spawn } from 'node:child_process';

const start = ${JSON.stringify(start)};
const stop = ${JSON.stringify(stop)};

/** What the hub has for this agent; nothing when it is away. */
const ask = ([program, ...args], input) =>
  new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stdin.on('error', () => undefined);
    child.on('error', () => resolve(undefined));
    child.on('close', () => {
      try {
        resolve(JSON.parse(output).text);
      } catch {
        resolve(undefined);
      }
    });
    child.stdin.end(JSON.stringify(input));
  });

export const AgentCollaborationHub = async ({ client, directory }) => {
  const begun = new Set();
  const parts = new Set();
  const woken = new Set();
  return {
    'chat.message': async ({ sessionID }, { parts: [first] }) => {
      if (begun.has(sessionID) || parts.has(sessionID) || first?.type !== 'text') return;
      begun.add(sessionID);
      const text = await ask(start, { hook_event_name: 'chat.message', session_id: sessionID, cwd: directory });
      if (text !== undefined) first.text = \`\${text}\\n\\n\${first.text}\`;
    },
    event: async ({ event: { type, properties } }) => {
      if (type === 'session.created' && properties.info.parentID !== undefined) parts.add(properties.info.id);
      const id = properties?.sessionID;
      if (type !== 'session.idle' || parts.has(id)) return;
      const input = { hook_event_name: type, session_id: id, cwd: directory, stop_hook_active: woken.delete(id) };
      const text = await ask(stop, input);
      if (text === undefined) return;
      woken.add(id);
      await client.session.prompt({ path: { id }, body: { parts: [{ type: 'text', text }] } });
    },
  };
};
`;
}
