/** What stands below `ahub node`. */
export const nodesAbout = 'agents as the hub keeps them, and what their daemon does with them';
