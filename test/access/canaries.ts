/** A word that stands in everything that is in one network, so that its appearance elsewhere is a leak. */
export const wordOf = { home: 'zebrahome', abroad: 'zebraabroad', third: 'zebrathird' } as const;

export type NetworkName = keyof typeof wordOf;

/** In what only the owner of the home network may see: direct messages, tokens, audit rows. */
export const privateWord = 'zebraprivate';

/** In what belongs to the agent of the home network that the restricted member was not granted. */
export const hiddenWord = 'zebrahidden';

/** Every word that can leak. */
export const allWords = [...Object.values(wordOf), privateWord, hiddenWord];
