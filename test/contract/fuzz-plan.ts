/** Who calls: the owner of a network who is system admin, or an agent in that network. */
export type Identity = 'admin' | 'node';

/** Each of them runs with each of the seeds. */
export const identities: readonly Identity[] = ['admin', 'node'];
export const seeds: readonly number[] = [20260301, 7, 1848];
