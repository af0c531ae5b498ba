import { mcpClients, wrapEntry, type McpClientId } from '../../../../clients/settings/mcp-clients.ts';

/** A text to paste: into a file, or into a terminal. */
export interface Snippet {
  /** The path of the file; undefined for the terminal. */
  readonly file: string | undefined;
  readonly text: string;
}

/** A program in which an agent can live, and what connects it. */
export interface ClientSettings {
  readonly id: ClientId;
  /** Its own name, the same in every language. */
  readonly name: string;
  readonly snippets: readonly Snippet[];
}

/** What the settings hold. */
export interface Connection {
  /** Address of the hub, without a slash at its end. */
  readonly url: string;
  readonly token: string;
  readonly alias: string;
}

export const clientIds = [
  ...['claude-code', 'claude-desktop', 'codex', 'cursor', 'vscode', 'gemini', 'opencode', 'copilot'],
  ...['typescript', 'python', 'http'],
] as const;
export type ClientId = (typeof clientIds)[number];

const json = (file: string, value: object): Snippet => ({ file, text: JSON.stringify(value, null, 2) });
const terminal = (...lines: readonly string[]): Snippet => ({ file: undefined, text: lines.join('\n') });

/** A text as one word of a shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** How each known client is connected to `/mcp` as the agent, in the words of its own documentation. */
export function clientSettings(connection: Connection): readonly ClientSettings[] {
  const mcp = `${connection.url}/mcp`;
  const bearer = `Bearer ${connection.token}`;
  const header = `"Authorization: ${bearer}"`;
  const inFile = (id: McpClientId, file: string): Snippet =>
    json(file, wrapEntry(mcpClients[id], mcpClients[id].entry(connection)));
  return [
    {
      id: 'claude-code',
      name: 'Claude Code',
      snippets: [
        terminal(`claude mcp add --transport http hub ${mcp} \\`, `  --header ${header}`),
        inFile('claude-code', '.mcp.json'),
      ],
    },
    { id: 'claude-desktop', name: 'Claude Desktop', snippets: [claudeDesktop(mcp, bearer)] },
    {
      id: 'codex',
      name: 'Codex CLI',
      snippets: [
        terminal(
          `export AHUB_TOKEN=${connection.token}`,
          `codex mcp add hub --url ${mcp} --bearer-token-env-var AHUB_TOKEN`,
        ),
        codexTable(connection),
      ],
    },
    {
      id: 'cursor',
      name: 'Cursor',
      snippets: [inFile('cursor', '~/.cursor/mcp.json')],
    },
    { id: 'vscode', name: 'VS Code', snippets: [inFile('vscode', '.vscode/mcp.json')] },
    {
      id: 'gemini',
      name: 'Gemini CLI',
      snippets: [
        terminal(`gemini mcp add --scope user --transport http \\`, `  --header ${header} hub ${mcp}`),
        inFile('gemini', '~/.gemini/settings.json'),
      ],
    },
    { id: 'opencode', name: 'opencode', snippets: opencode(connection) },
    {
      id: 'copilot',
      name: 'Copilot CLI',
      snippets: [inFile('copilot', '~/.copilot/mcp-config.json')],
    },
    { id: 'typescript', name: 'TypeScript', snippets: typescript(connection) },
    { id: 'python', name: 'Python', snippets: python(connection) },
    { id: 'http', name: 'HTTP', snippets: [curl(connection)] },
  ];
}

/** Its file knows local programs alone, so a bridge stands between; spaces in arguments break it on Windows. */
function claudeDesktop(mcp: string, bearer: string): Snippet {
  const isLocal = /^https:|^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(mcp);
  const args = [
    '-y',
    'mcp-remote',
    mcp,
    ...(isLocal ? [] : ['--allow-http']),
    '--header',
    'Authorization:${AUTH_HEADER}',
  ];
  return json('claude_desktop_config.json', {
    mcpServers: { hub: { command: 'npx', args, env: { AUTH_HEADER: bearer } } },
  });
}

/** The token stays in the environment, as its own command leaves it. */
function codexTable({ url }: Connection): Snippet {
  const { path, entry } = mcpClients.codex;
  const lines = Object.entries(entry({ url, token: undefined })).map(
    ([key, value]) => `${key} = ${JSON.stringify(value)}`,
  );
  return { file: '~/.codex/config.toml', text: [`[${path.join('.')}]`, ...lines].join('\n') };
}

/** Its second version moved the servers one level down. */
function opencode(connection: Connection): readonly Snippet[] {
  const { base, entry } = mcpClients.opencode;
  const first = entry(connection);
  const { enabled: _enabled, ...second } = first;
  return [
    json('opencode.json (2.x)', { ...base, mcp: { servers: { hub: second } } }),
    json('opencode.json (1.x)', wrapEntry(mcpClients.opencode, first)),
  ];
}

function typescript({ url, token, alias }: Connection): readonly Snippet[] {
  return [
    terminal('npm install @agent-collaboration-hub/client'),
    {
      file: 'agent.ts',
      text: `import { Agent, Hub } from '@agent-collaboration-hub/client';

const hub = new Hub({ url: '${url}', token: '${token}' });
const agent = new Agent(hub, { alias: ${JSON.stringify(alias)} });
agent.onTask(async (task) => ({ result: \`done: \${task.text}\` }));
await agent.run();`,
    },
  ];
}

function python({ url, token, alias }: Connection): readonly Snippet[] {
  return [
    terminal('pip install agent-collaboration-hub-client'),
    {
      file: 'agent.py',
      text: `from ahub import Agent, Hub

agent = Agent(Hub(url="${url}", token="${token}"), alias=${JSON.stringify(alias)})


@agent.on_task
def work(task, ctx):
    return f"done: {task.text}"


agent.run()`,
    },
  ];
}

function curl({ url, token, alias }: Connection): Snippet {
  const params = { resume_id: `${alias}-1`, alias, status: 'idle' };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'report_status', params });
  return terminal(
    `curl ${url}/mcp -H 'Authorization: Bearer ${token}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d ${quote(body)}`,
  );
}
