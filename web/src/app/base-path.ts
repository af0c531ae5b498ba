/** Where the hub lives under its origin (`HUB_BASE_PATH`), without a slash at its end: `''` or `/hub`. */
export const basePath = readBasePath();

function readBasePath(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="hub-base"]');
  return (meta?.content ?? '').replace(/\/+$/, '');
}
