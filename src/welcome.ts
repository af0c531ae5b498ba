import type { Settings } from './platform/settings.ts';

/**
 * The address of the console as a person on this machine can open it; undefined when it is switched off.
 *
 * @param url where the hub listens
 */
export function consolePlace(
  { console, publicOrigin, basePath }: Pick<Settings, 'console' | 'publicOrigin' | 'basePath'>,
  url: string,
): string | undefined {
  if (console === 'off') return undefined;
  // An address of every interface is none that a browser opens.
  const origin = publicOrigin === '' ? url.replace(/\/\/(0\.0\.0\.0|\[::\])/, '//localhost') : publicOrigin;
  return `${origin}${basePath}/ui`;
}

/**
 * What the operator reads on the terminal, where the link alone is shown (rule accounts-start-link).
 *
 * @param code of the link of the first admin; undefined when the hub has users
 */
export function welcome(place: string, code: string | undefined): string {
  const link = ['  You are the first here. This link makes you the admin, once, within 15 minutes:', ''];
  const lines = code === undefined ? [`  Console: ${place}`] : [...link, `  ${place}/start#code=${code}`];
  return ['', ...lines, '', ''].join('\n');
}
