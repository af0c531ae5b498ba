/** The views of a reviewer besides the catalogue. */
export const reviews = ['pending', 'rejected'] as const;
export type ReviewView = (typeof reviews)[number];

/** What the address of the page may say. */
export interface SkillsSearch {
  /** Without it the catalogue. */
  readonly view?: ReviewView;
  /** A part of slug, name or description. */
  readonly q?: string;
  /** The version that is open. */
  readonly skill?: string;
}

/** Reads the address; what it does not know counts as not said. */
export function readSkillsSearch({ view, q, skill }: Readonly<Record<string, unknown>>): SkillsSearch {
  const known = reviews.find((one) => one === view);
  return {
    ...(known !== undefined && { view: known }),
    ...(typeof q === 'string' && q !== '' && { q }),
    ...(typeof skill === 'string' && { skill }),
  };
}
