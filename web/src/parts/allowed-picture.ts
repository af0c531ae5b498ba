const allowed = new Set(readOrigins());

function readOrigins(): string[] {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="hub-image-origins"]');
  return (meta?.content ?? '').split(' ').filter((origin) => origin !== '');
}

/** The address of a picture whose origin the operator let in (`HUB_CONSOLE_IMAGE_ORIGINS`); undefined of any other. */
export function allowedPicture(address: string | null | undefined): string | undefined {
  if (address == null || !URL.canParse(address)) return undefined;
  const { origin, href } = new URL(address);
  return allowed.has(origin) ? href : undefined;
}
