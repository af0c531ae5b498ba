import type { Selectable } from 'kysely';
import type { HubTables } from '../../entities/index.ts';

/** A session as it is stored. */
export type SessionRow = Selectable<HubTables['sessions']>;
