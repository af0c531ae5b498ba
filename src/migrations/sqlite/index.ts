import { InitialSchema } from './0001-initial-schema.ts';
import { PeopleAdministration } from './0002-people-administration.ts';
import { ListsByNetwork } from './0003-lists-by-network.ts';
import { AuditOfOne } from './0004-audit-of-one.ts';
import { TasksThatAge } from './0005-tasks-that-age.ts';
import { InboxNumbers } from './0006-inbox-numbers.ts';
import { DeferredWrites } from './0007-deferred-writes.ts';

/** In the order in which they run; a name never changes once released. */
export const sqliteMigrations = [
  { name: '0001-initial-schema', class: InitialSchema },
  { name: '0002-people-administration', class: PeopleAdministration },
  { name: '0003-lists-by-network', class: ListsByNetwork },
  { name: '0004-audit-of-one', class: AuditOfOne },
  { name: '0005-tasks-that-age', class: TasksThatAge },
  { name: '0006-inbox-numbers', class: InboxNumbers },
  { name: '0007-deferred-writes', class: DeferredWrites },
];
