/** What stands below `ahub card`. */
export const cardsAbout = 'cards of the board';

/** A card as the hub takes it: `12` and `#12` are its number, anything else is its id. */
export function cardRef(text: string): string {
  return /^\d+$/.test(text) ? `#${text}` : text;
}
