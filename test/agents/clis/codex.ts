import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cli } from './cli.ts';

/** Codex CLI, which speaks the Responses API. Its list of servers does not call them. */
export const codex: Cli = {
  id: 'codex',
  node: { runtime: 'codex-app-server' },
  point({ home, modelUrl }) {
    mkdirSync(join(home, '.codex'));
    writeFileSync(
      join(home, '.codex/config.toml'),
      `model = "scripted"
model_provider = "scripted"
check_for_update_on_startup = false

[analytics]
enabled = false

[features]
plugins = false

[model_providers.scripted]
name = "scripted"
base_url = "${modelUrl}/v1"
wire_api = "responses"

`,
    );
    return {};
  },
  command: (prompt) => ['codex', 'exec', '--skip-git-repo-check', prompt],
  hookedCommand: (prompt) => ['codex', 'exec', '--skip-git-repo-check', '--dangerously-bypass-hook-trust', prompt],
};
