/**
 * The form in which texts are compared without regard to case, the same on both engines: what contains a text also
 * contains it folded.
 */
export function foldText(text: string): string {
  // JavaScript lowers a sigma by its place in the word; a search for part of a word must not depend on that.
  return text.toLowerCase().replaceAll('ς', 'σ');
}

/** A `like` pattern for texts that contain `text`; to be used with `escape '\'`. */
export function containing(text: string): string {
  return `%${escapeLike(text)}%`;
}

/** `text` with the wildcards of `like` taken literally. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
