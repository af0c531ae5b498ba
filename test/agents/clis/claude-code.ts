import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cli } from './cli.ts';

/** Claude Code, which speaks the Messages API. */
export const claudeCode: Cli = {
  id: 'claude-code',
  node: { runtime: 'claude-code-cli' },
  point({ home, modelUrl }) {
    // It asks a person once whether the servers of a project's `.mcp.json` may be used.
    mkdirSync(join(home, '.claude'));
    writeFileSync(join(home, '.claude/settings.json'), '{ "enableAllProjectMcpServers": true }\n');
    return {
      ANTHROPIC_BASE_URL: modelUrl,
      ANTHROPIC_API_KEY: 'scripted',
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
      DISABLE_AUTOUPDATER: '1',
      DISABLE_TELEMETRY: '1',
    };
  },
  command: (prompt) => ['claude', '-p', prompt, '--allowedTools', 'mcp__hub'],
  list: { args: ['claude', 'mcp', 'list'], says: /^hub: .*Connected/m },
};
