/** A word that stands in everything that is in one network, so that its appearance elsewhere is a leak. */
export const wordOf = { home: 'zebrahome', abroad: 'zebraabroad', third: 'zebrathird' } as const;

export type NetworkName = keyof typeof wordOf;

/** In what only the owner of the home network may see: direct messages, tokens, audit rows. */
export const privateWord = 'zebraprivate';

/** In what belongs to the agent of the home network that the restricted members were not granted. */
export const hiddenWord = 'zebrahidden';

/** On the card of the home network that is not the scoped member's, and in all that comes with it. */
export const boardWord = 'zebraboard';

/** In the skill of the home network that waits for its review: for the owner and the admins. */
export const reviewWord = 'zebrareview';

/** Part of a token in a direct message, and the value of a secret in the vault: shown to nobody at all. */
export const secretWord = 'zebrasecret';

/** Every word that can leak to somebody. */
export const allWords: readonly string[] = [...Object.values(wordOf), privateWord, hiddenWord, boardWord, reviewWord];
