/** Who reads an inbox or a channel: an agent, known by its alias, or a person, known by the user id. */
export type AddressKind = 'alias' | 'user';
