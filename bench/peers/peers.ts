import { join } from 'node:path';
import { toolCall, type Step } from '../load.ts';
import { fill } from '../fill.ts';
import { aliasOf, text } from '../scenarios.ts';
import { unlimited } from '../sides.ts';
import { installFromPypi } from './install.ts';

/** A program that carries messages between agents. */
export interface Peer {
  readonly name: string;
  /** What it does for a message that it has accepted, in a word or two. */
  readonly keeps: string;
  /** How to start it on a port of loopback with its data in a folder. Installs it when it is not there. */
  start(port: number, folder: string): { readonly command: readonly string[]; readonly env: Record<string, string> };
  /** A path that answers 200 when it is ready. */
  readonly health: string;
  /** Makes as many agents as there are connections. @returns the steps of a unit: send, read the inbox, acknowledge */
  prepare(port: number, agents: number): Promise<readonly Step[]>;
}

type Headers = Readonly<Record<string, string>>;

function http(method: string, path: string, headers: Headers, body?: unknown): string {
  const bytes = body === undefined ? '' : JSON.stringify(body);
  const all = { Host: '127.0.0.1', 'Content-Type': 'application/json', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}Content-Length: ${Buffer.byteLength(bytes)}\r\n\r\n${bytes}`;
}

async function post(port: number, path: string, headers: Headers, body: unknown): Promise<string> {
  const all = { 'Content-Type': 'application/json', ...headers };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: all,
    body: JSON.stringify(body),
  });
  const said = await answer.text();
  if (!answer.ok || said.includes('"isError":true')) throw new Error(`${path}: ${answer.status} ${said}`);
  return said;
}

const range = (count: number): number[] => [...Array(count).keys()];
const found = (shape: RegExp, last: string): string => shape.exec(last)?.[1] ?? 'none';

/** This hub on SQLite, over its tools. */
export const hub: Peer = {
  name: 'this hub',
  keeps: 'synced before the answer',
  start: (port, folder) => ({
    command: [process.execPath, 'src/main.ts'],
    env: { HUB_PORT: String(port), HUB_DATA_DIR: folder, ...unlimited },
  }),
  health: '/health',
  prepare: async (port) => {
    const { nodes, user } = await fill(port, 0);
    const ids: string[] = [];
    const at = (worker: number) => ({ alias: aliasOf(worker + 100) });
    return [
      (w) => toolCall(user, 'send_message', { ...at(w), message: text }),
      (w, _turn, last) => {
        ids[w] = found(/"message_id\\?":\\?"([^"\\]+)/, last);
        return toolCall(nodes[w + 100]!, 'get_inbox', { ...at(w), limit: 10 });
      },
      (w) => toolCall(nodes[w + 100]!, 'ack_inbox', { ...at(w), message_id: ids[w] }),
    ];
  },
};

/** MCP Agent Mail: SQLite without a sync, and a commit into a git repository for each message. */
export const agentMail: Peer = {
  name: 'MCP Agent Mail 0.1.0',
  keeps: 'not synced; a git commit each',
  start: (port, folder) => ({
    command: [
      join(installFromPypi('mcp-agent-mail==0.1.0', 11), 'python'),
      ...['-m', 'mcp_agent_mail.http', '--host', '127.0.0.1', '--port', String(port), '--log-level', 'warning'],
    ],
    env: {
      DATABASE_URL: `sqlite+aiosqlite:///${join(folder, 'mail.sqlite3')}`,
      STORAGE_ROOT: join(folder, 'archive'),
      // Nothing is asked of the network, and nothing is printed for each call.
      ...{ LLM_ENABLED: 'false', LITELLM_LOCAL_MODEL_COST_MAP: 'True' },
      ...{ TOOLS_LOG_ENABLED: 'false', LOG_RICH_ENABLED: 'false', MCP_TOOLS_MODE: 'extended' },
    },
  }),
  health: '/health/liveness',
  prepare: async (port, agents) => {
    const headers = { Accept: 'application/json, text/event-stream' };
    // Its lock is one a project, and who waits for it a minute is refused: each pair of agents gets its own.
    const projectOf = (at: number): string => `/bench-${at}`;
    const call = (name: string, args: object) => ({
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: { name, arguments: args },
    });
    const ask = (name: string, args: object): Promise<string> => post(port, '/mcp/', headers, call(name, args));
    const senders: string[] = [];
    const readers: string[] = [];
    for (const project_key of range(agents).map(projectOf)) {
      await ask('ensure_project', { human_key: project_key });
      for (const names of [senders, readers]) {
        // It gives the names itself.
        const registered = await ask('register_agent', { project_key, program: 'bench', model: 'bench' });
        names.push(found(/"name":"(\w+)"/, registered));
      }
    }
    const ids: number[] = [];
    const step = (w: number, name: string, args: object): string =>
      http('POST', '/mcp/', headers, call(name, { project_key: projectOf(w), ...args }));
    return [
      (w) => step(w, 'send_message', { sender_name: senders[w], to: [readers[w]], subject: 'build', body_md: text }),
      (w, _turn, last) => {
        ids[w] = Number(found(/\\"payload\\":\{\\"id\\":(\d+)/, last));
        return step(w, 'fetch_inbox', { agent_name: readers[w], limit: 10, include_bodies: true });
      },
      (w) => step(w, 'acknowledge_message', { agent_name: readers[w], message_id: ids[w] }),
    ];
  },
};

/** Agent Inbox: an HTTP mailbox on SQLite with the messages of ActivityStreams. */
export const agentInbox: Peer = {
  name: 'Agent Inbox 0.34.0',
  keeps: 'synced before the answer',
  start: (port, folder) => ({
    command: [join(installFromPypi('agent-inbox==0.34.0', 12), 'agent-inbox'), 'serve'],
    env: {
      ...{ AGENT_INBOX_DB: join(folder, 'mail.db'), AGENT_INBOX_HOST: '127.0.0.1', AGENT_INBOX_PORT: String(port) },
      AGENT_INBOX_LOG_LEVEL: 'WARNING',
    },
  }),
  health: '/health',
  prepare: async (port, agents) => {
    for (const at of range(agents))
      for (const side of ['from', 'to']) await post(port, '/actors', {}, { name: `${side}_${at}` });
    const ids: string[] = [];
    const as = (name: string): Headers => ({ 'X-Agent-Name': name });
    return [
      (w) =>
        http('POST', `/actors/from_${w}/outbox`, as(`from_${w}`), {
          type: 'Create',
          object: { type: 'Note', to: [`to_${w}`], summary: 'build', content: text },
        }),
      (w, _turn, last) => {
        ids[w] = found(/objects\/([0-9a-f]+)/, last);
        return http('GET', `/actors/to_${w}/inbox`, as(`to_${w}`));
      },
      (w) => http('POST', `/objects/${ids[w]}/read`, as(`to_${w}`)),
    ];
  },
};
