/** What the settings of a client need to reach the hub. */
export interface McpConnection {
  /** Address of the hub, without a slash at its end. */
  readonly url: string;
  /** Undefined names the variable AHUB_TOKEN in the client's own way, which reads it when it connects. */
  readonly token: string | undefined;
}

/** A client that speaks MCP, and where its settings name the hub. */
export interface McpClient {
  /** Its own name, the same in every language. */
  readonly name: string;
  /** The file of the person, below the home folder. */
  readonly file: string;
  /** The file of a project, where it has one. */
  readonly projectFile: string | undefined;
  /** The variable that stands for the folder of the file. */
  readonly folderVariable?: string;
  readonly form: 'json' | 'toml';
  /** Where the entry stands. */
  readonly path: readonly string[];
  /** What else a file that is made holds. */
  readonly base?: Readonly<Record<string, unknown>>;
  /** The entry that connects the client. */
  readonly entry: (connection: McpConnection) => Readonly<Record<string, unknown>>;
}

const authorization = ({ token }: McpConnection, variable: string): { readonly Authorization: string } => ({
  Authorization: `Bearer ${token ?? variable}`,
});
const mcp = ({ url }: McpConnection): string => `${url}/mcp`;

export const mcpClients = {
  'claude-code': {
    name: 'Claude Code',
    file: '.claude.json',
    projectFile: '.mcp.json',
    folderVariable: 'CLAUDE_CONFIG_DIR',
    form: 'json',
    path: ['mcpServers', 'hub'],
    entry: (to) => ({ type: 'http', url: mcp(to), headers: authorization(to, '${AHUB_TOKEN}') }),
  },
  codex: {
    name: 'Codex CLI',
    file: '.codex/config.toml',
    projectFile: '.codex/config.toml',
    folderVariable: 'CODEX_HOME',
    form: 'toml',
    path: ['mcp_servers', 'hub'],
    entry: (to) =>
      to.token === undefined
        ? { url: mcp(to), bearer_token_env_var: 'AHUB_TOKEN' }
        : { url: mcp(to), http_headers: authorization(to, '') },
  },
  cursor: {
    name: 'Cursor',
    file: '.cursor/mcp.json',
    projectFile: '.cursor/mcp.json',
    form: 'json',
    path: ['mcpServers', 'hub'],
    entry: (to) => ({ url: mcp(to), headers: authorization(to, '${env:AHUB_TOKEN}') }),
  },
  vscode: {
    name: 'VS Code',
    file: '.config/Code/User/mcp.json',
    projectFile: '.vscode/mcp.json',
    form: 'json',
    path: ['servers', 'hub'],
    entry: (to) => ({ type: 'http', url: mcp(to), headers: authorization(to, '${env:AHUB_TOKEN}') }),
  },
  gemini: {
    name: 'Gemini CLI',
    file: '.gemini/settings.json',
    projectFile: '.gemini/settings.json',
    form: 'json',
    path: ['mcpServers', 'hub'],
    entry: (to) => ({ httpUrl: mcp(to), headers: authorization(to, '${AHUB_TOKEN}') }),
  },
  opencode: {
    name: 'opencode',
    file: '.config/opencode/opencode.json',
    projectFile: 'opencode.json',
    form: 'json',
    path: ['mcp', 'hub'],
    base: { $schema: 'https://opencode.ai/config.json' },
    entry: (to) => ({
      type: 'remote',
      url: mcp(to),
      headers: authorization(to, '{env:AHUB_TOKEN}'),
      enabled: true,
    }),
  },
  copilot: {
    name: 'Copilot CLI',
    file: '.copilot/mcp-config.json',
    projectFile: undefined,
    folderVariable: 'COPILOT_HOME',
    form: 'json',
    path: ['mcpServers', 'hub'],
    entry: (to) => ({ type: 'http', url: mcp(to), headers: authorization(to, '${AHUB_TOKEN}'), tools: ['*'] }),
  },
} satisfies Readonly<Record<string, McpClient>> as Readonly<Record<McpClientId, McpClient>>;

export type McpClientId = 'claude-code' | 'codex' | 'cursor' | 'vscode' | 'gemini' | 'opencode' | 'copilot';
export const mcpClientIds = Object.keys(mcpClients) as readonly McpClientId[];

/** The entry with all that stands around it in the file. */
export function wrapEntry({ path, base }: McpClient, entry: object): Readonly<Record<string, unknown>> {
  const wrapped = path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), entry);
  return { ...base, ...(wrapped as Record<string, unknown>) };
}
