import type { Setting } from './setting-kinds.ts';
import { settingGroups } from './settings.ts';

/** The settings in groups: flag, environment variable, default. For people at a terminal. */
export function describeSettings(): string {
  const groups = settingGroups.flatMap(({ title, settings }) => [
    `\n${title}`,
    ...Object.values(settings).map((setting) => {
      const spelled = isNone(setting.fallback) ? '' : `default ${String(setting.fallback)}`;
      return `  --${setting.flag.padEnd(26)} ${variableOf(setting).padEnd(34)} ${spelled}`.trimEnd();
    }),
  ]);
  return ['Settings: flags win over HUB_* variables, which win over defaults.', ...groups, ''].join('\n');
}

/** The text of `docs/configuration.md`: every setting with its type, default and meaning. */
export function settingsPage(): string {
  const sections = settingGroups.flatMap(({ title, note, settings }) => [
    `## ${title}`,
    ...(note === undefined ? [] : [note]),
    [
      '| Setting | Type | Default | Meaning |',
      '| --- | --- | --- | --- |',
      ...Object.values(settings).map(
        (setting) => `| \`${setting.env}\` | ${setting.type} | ${defaultOf(setting)} | ${setting.meaning} |`,
      ),
    ].join('\n'),
  ]);
  return `${[introduction, ...sections].join('\n\n')}\n`;
}

const introduction = `<!-- Written by \`node src/platform/write-configuration.ts\`. Do not edit. -->

# Configuration

A flag wins over a \`HUB_*\` variable, which wins over the default. The flag of \`HUB_DATA_DIR\` is \`--data-dir\`; what is on or off is
switched on by its flag alone. An empty variable counts as unset, and an unknown \`HUB_*\` variable stops the start. A secret may also
come from a file: \`HUB_VAULT_KEY_FILE\` names the file that holds \`HUB_VAULT_KEY\`. Settings are read once, at the start.`;

function variableOf({ env, isSecret }: Setting<unknown>): string {
  return isSecret ? `${env}[_FILE]` : env;
}

function defaultOf({ fallback, isFlag }: Setting<unknown>): string {
  if (isFlag) return fallback === true ? 'on' : 'off';
  return isNone(fallback) ? '–' : `\`${String(fallback)}\``;
}

function isNone(fallback: unknown): boolean {
  return fallback === null || fallback === '' || (Array.isArray(fallback) && fallback.length === 0);
}
