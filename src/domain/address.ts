import type { AddressKind } from '../entities/address-kind.ts';

export type { AddressKind } from '../entities/address-kind.ts';

/**
 * Where something is sent or heard in a network: the inbox and the channel of an agent or of a person. The kind is part
 * of it, so no alias can spell a person's address, whatever the names are.
 */
export interface Address {
  readonly kind: AddressKind;
  /** The alias of an agent, the user id of a person. */
  readonly key: string;
}

/** The address of whichever agent has this alias. */
export const aliasAddress = (alias: string): Address => ({ kind: 'alias', key: alias });

/** The address of a person, whatever the user name is. */
export const personAddress = (userId: string): Address => ({ kind: 'user', key: userId });
