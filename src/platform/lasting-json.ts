import { hash } from 'node:crypto';

/** The JSON text of a body, and that text as a JSON string. */
interface Texts {
  text?: string;
  quoted?: string;
  tag?: string;
}

const lasting = new WeakMap<object, Texts>();

/** Says that `body` never changes from now on and may be sent again: its texts are made once. */
export function keepJson<T extends object>(body: T): T {
  lasting.set(body, {});
  return body;
}

/** The JSON text of a body. */
export function jsonOf(body: unknown): string {
  const texts = lasting.get(body as object);
  if (texts === undefined) return JSON.stringify(body);
  return (texts.text ??= JSON.stringify(body));
}

/** A strong ETag of the JSON text of a body. @param text what `jsonOf` gave */
export function tagOf(body: unknown, text: string): string {
  const texts = lasting.get(body as object);
  if (texts === undefined) return hashTag(text);
  return (texts.tag ??= hashTag(text));
}

const hashTag = (text: string): string => `"${hash('sha256', text, 'base64url').slice(0, 22)}"`;

/** The JSON text of a body as a JSON string. @param text what `jsonOf` gave */
export function quotedJsonOf(body: unknown, text: string): string {
  const texts = lasting.get(body as object);
  if (texts === undefined) return JSON.stringify(text);
  return (texts.quoted ??= JSON.stringify(text));
}
