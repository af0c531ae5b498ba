import { writeFileSync } from 'node:fs';
import { MikroORM as PostgresOrm } from '@mikro-orm/postgresql';
import { MikroORM as SqliteOrm } from '@mikro-orm/sqlite';
import { entities } from '../entities/index.ts';
import { declareForeignKeys } from './declare-foreign-keys.ts';

// Until the first release the initial migration follows the entities: run this file after changing one. From then on
// a change is a new migration with a name of its own.

const options = { entities: [...entities], dbName: 'none' };

const lineLength = 110;

/** Breaks a `create table` into lines of whole columns; other statements stay whole. */
function readable(statement: string): string {
  const body = /^(create table "\w+" \()(.*)(\);)$/s.exec(statement);
  if (body === null) return statement;
  const [, open = '', columns = '', close = ''] = body;
  const parts = columns.split(/, (?=")(?![^(]*\))/).flatMap((part) => part.split(/, (?=primary key \()/));
  const lines = [''];
  for (const [at, part] of parts.entries()) {
    const text = at === parts.length - 1 ? part : `${part},`;
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = text;
    else if (line.length + text.length < lineLength) lines[lines.length - 1] = `${line} ${text}`;
    else lines.push(text);
  }
  return `${open}\n    ${lines.join('\n    ')}\n  ${close}`;
}

function migration(ddl: string): string {
  const statements = ddl
    .replaceAll('`', '"')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => `  \`${readable(line)}\`,`);
  return `import { Migration } from '@mikro-orm/migrations';

const statements = [
${statements.join('\n')}
];

/** The schema of the first release. */
export class InitialSchema extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}
`;
}

for (const [engine, orm] of [
  ['sqlite', new SqliteOrm(options)],
  ['postgres', new PostgresOrm(options)],
] as const) {
  declareForeignKeys(orm.schema);
  const ddl = await orm.schema.getCreateSchemaSQL({ wrap: false });
  writeFileSync(new URL(`./${engine}/0001-initial-schema.ts`, import.meta.url), migration(ddl));
}
