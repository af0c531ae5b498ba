/** A text in which no secret stands; the lines of a longer one are hidden one by one as well. */
export function hideSecrets(text: string, secrets: readonly string[]): string {
  let hidden = text;
  for (const secret of secrets.toSorted((a, b) => b.length - a.length)) {
    const parts = secret.includes('\n') ? [secret, ...secret.split(/\r?\n/)] : [secret];
    for (const part of parts) if (part.trim() !== '') hidden = hidden.replaceAll(part, '[secret]');
  }
  return hidden;
}
