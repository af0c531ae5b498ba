/** Who makes or fills the schema of a Postgres database holds this advisory lock: hubs that start at once, and a restore. */
export const migrationLock = 4_277_001;
