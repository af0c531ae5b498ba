/** What stands below `ahub skill`. */
export const skillsAbout = 'skills that agents of a network share';

/** What stands below `ahub provider`. */
export const providersAbout = 'model providers of a network';

/** What stands below `ahub secret`. */
export const secretsAbout = 'secrets of a network: they go in, and come out only at daemons';
