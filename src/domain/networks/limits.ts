/** Networks that a user on the free plan may own; system admins are exempt (rule networks-owned-limit). */
export const maxOwnedNetworks = 2;
