import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cli } from './cli.ts';

/** Settings of the machine, which leave those of the person to the guide. */
const systemSettings = {
  security: { auth: { selectedType: 'gemini-api-key' } },
  privacy: { usageStatisticsEnabled: false },
  telemetry: { enabled: false },
  general: { enableAutoUpdate: false, enableAutoUpdateNotification: false },
};

/** Gemini CLI, which speaks the Gemini API. */
export const gemini: Cli = {
  id: 'gemini',
  // Without a person it leaves out the tools for which it would ask.
  node: { runtime: 'gemini-cli', flags: { permissionMode: 'bypassPermissions' } },
  point({ home, modelUrl }) {
    const file = join(home, 'system-settings.json');
    writeFileSync(file, JSON.stringify(systemSettings));
    return {
      GEMINI_API_KEY: 'scripted',
      GOOGLE_GEMINI_BASE_URL: modelUrl,
      // A model that is named needs no call that chooses one.
      GEMINI_MODEL: 'gemini-2.5-pro',
      GEMINI_CLI_SYSTEM_SETTINGS_PATH: file,
      // It asks a person once whether a folder is trusted, and uses no servers in one that is not.
      GEMINI_CLI_TRUST_WORKSPACE: 'true',
    };
  },
  command: (prompt) => ['gemini', '--approval-mode', 'yolo', '-p', prompt],
  list: { args: ['gemini', 'mcp', 'list'], says: /hub: .*Connected/ },
};
