/** What stands below `ahub project`. */
export const projectsAbout = 'projects, which group cards';

/** What stands below `ahub tag`. */
export const tagsAbout = 'tags of cards';
