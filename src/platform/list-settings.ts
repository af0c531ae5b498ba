import type { FoundSettings, SettingSource } from './config.ts';
import { writePlace, type Setting } from './setting-kinds.ts';
import { definitions, type Settings } from './settings.ts';

/** One setting as it takes effect, for people who look. */
export interface ListedSetting {
  /** `HUB_DATA_DIR` */
  readonly setting: string;
  /** A secret that was given is `***`; null stands for none. */
  readonly value: string | number | boolean | readonly string[] | null;
  readonly source: SettingSource;
}

/** Every setting with its value and where that came from, in the order of the documentation; secrets are masked. */
export function listSettings({ settings, sources }: FoundSettings): ListedSetting[] {
  const known: Readonly<Record<string, Setting<unknown>>> = definitions;
  return (Object.keys(settings) as (keyof FoundSettings['settings'])[]).map((name) => {
    const { env = name, isSecret = true } = known[name] ?? {};
    const isHidden = isSecret && sources[name] !== 'default';
    return { setting: env, value: isHidden ? '***' : wordsOf(settings[name]), source: sources[name] };
  });
}

function wordsOf(value: Settings[keyof Settings]): ListedSetting['value'] {
  return typeof value === 'object' && value !== null && 'port' in value ? writePlace(value) : value;
}
