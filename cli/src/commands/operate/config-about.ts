/** What stands below `ahub config`. */
export const configAbout = 'the settings of a hub on this machine';
