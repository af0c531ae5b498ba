/** Networks that a user on the free plan may own; system admins are exempt (seed 000, Limits). */
export const maxOwnedNetworks = 2;
