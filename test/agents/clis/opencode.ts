import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cli } from './cli.ts';

/** opencode, which speaks Chat Completions to a provider of one's own. */
export const opencode: Cli = {
  id: 'opencode',
  node: { runtime: 'opencode-cli' },
  point({ home, modelUrl }) {
    const file = join(home, 'model.json');
    const scripted = {
      npm: '@ai-sdk/openai-compatible',
      name: 'scripted',
      options: { baseURL: `${modelUrl}/v1`, apiKey: 'scripted' },
      models: { scripted: { name: 'scripted' } },
    };
    writeFileSync(
      file,
      JSON.stringify({ model: 'scripted/scripted', autoupdate: false, share: 'disabled', provider: { scripted } }),
    );
    return {
      OPENCODE_CONFIG: file,
      OPENCODE_DISABLE_AUTOUPDATE: '1',
      OPENCODE_DISABLE_MODELS_FETCH: '1',
      OPENCODE_DISABLE_LSP_DOWNLOAD: '1',
    };
  },
  command: (prompt) => ['opencode', 'run', prompt],
  open: {
    serve: (port) => ['opencode', 'serve', '--port', String(port)],
    isReady: /listening on/,
    command: (prompt, port) => ['opencode', 'run', '--attach', `http://127.0.0.1:${port}`, prompt],
  },
  list: { args: ['opencode', 'mcp', 'list'], says: /hub .*connected/ },
};
