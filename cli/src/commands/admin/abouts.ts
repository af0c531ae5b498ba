/** What stands below each group of commands. */
export const abouts = {
  network: 'networks, in which people and agents meet',
  member: 'people of a network',
  invite: 'codes by which people join a network',
  token: 'your tokens',
  user: 'accounts',
} as const;
