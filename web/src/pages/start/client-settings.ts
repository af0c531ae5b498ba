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
  const headers = { Authorization: bearer };
  const header = `"Authorization: ${bearer}"`;
  const http = { type: 'http', url: mcp, headers };
  return [
    {
      id: 'claude-code',
      name: 'Claude Code',
      snippets: [
        terminal(`claude mcp add --transport http hub ${mcp} \\`, `  --header ${header}`),
        json('.mcp.json', { mcpServers: { hub: http } }),
      ],
    },
    { id: 'claude-desktop', name: 'Claude Desktop', snippets: [claudeDesktop(mcp, bearer)] },
    {
      id: 'codex',
      name: 'Codex CLI',
      snippets: [
        terminal(
          `export HUB_TOKEN=${connection.token}`,
          `codex mcp add hub --url ${mcp} --bearer-token-env-var HUB_TOKEN`,
        ),
        {
          file: '~/.codex/config.toml',
          text: `[mcp_servers.hub]\nurl = "${mcp}"\nbearer_token_env_var = "HUB_TOKEN"`,
        },
      ],
    },
    {
      id: 'cursor',
      name: 'Cursor',
      snippets: [json('~/.cursor/mcp.json', { mcpServers: { hub: { url: mcp, headers } } })],
    },
    { id: 'vscode', name: 'VS Code', snippets: [json('.vscode/mcp.json', { servers: { hub: http } })] },
    {
      id: 'gemini',
      name: 'Gemini CLI',
      snippets: [
        terminal(`gemini mcp add --scope user --transport http \\`, `  --header ${header} hub ${mcp}`),
        json('~/.gemini/settings.json', { mcpServers: { hub: { httpUrl: mcp, headers } } }),
      ],
    },
    { id: 'opencode', name: 'opencode', snippets: opencode(mcp, headers) },
    {
      id: 'copilot',
      name: 'Copilot CLI',
      snippets: [json('~/.copilot/mcp-config.json', { mcpServers: { hub: { ...http, tools: ['*'] } } })],
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

/** Its second version moved the servers one level down. */
function opencode(url: string, headers: object): readonly Snippet[] {
  const $schema = 'https://opencode.ai/config.json';
  const hub = { type: 'remote', url, headers };
  return [
    json('opencode.json (2.x)', { $schema, mcp: { servers: { hub } } }),
    json('opencode.json (1.x)', { $schema, mcp: { hub: { ...hub, enabled: true } } }),
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
