import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MigrationGenerator, Migrator } from '@mikro-orm/migrations';
import { MikroORM as PostgresOrm } from '@mikro-orm/postgresql';
import { MikroORM as SqliteOrm } from '@mikro-orm/sqlite';
import { entities } from '../entities/index.ts';

/*
 * `make migration name=<what-changes>` writes what the entities have more or less than the migrations. MikroORM compares
 * the entities with `schema.json`, what they were at the last migration, so neither engine has to run.
 */

const [change] = process.argv.slice(2);
if (change === undefined) throw new Error('name what changes: make migration name=<what-changes>');

/** Writes only the way up, under the name of the change: a release is never taken back by dropping columns. */
class HubMigrationGenerator extends MigrationGenerator {
  override createStatement(sql: string, padLeft: number): string {
    // SQLite reads both quotes, and only the double ones stand in a template as they are.
    const text = sql.replaceAll('`', '"').replaceAll(/[$\\]/g, '\\$&');
    return `${' '.repeat(padLeft)}\`${text}\`,\n`;
  }

  override generateMigrationFile(_timed: string, { up }: { readonly up: string[] }): string {
    const statements = up.filter((sql) => sql !== '').map((sql) => this.createStatement(sql, 2));
    const className = classOf(this.options.fileName?.('') ?? '');
    return `import { Migration } from '@mikro-orm/migrations';

const statements = [
${statements.join('')}];

export class ${className} extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}
`;
  }
}

for (const engine of ['sqlite', 'postgres'] as const) {
  const path = fileURLToPath(new URL(`./${engine}`, import.meta.url));
  const written = listMigrations(path);
  const name = `${String(written.length + 1).padStart(4, '0')}-${change}`;
  await writeMigration(engine, path, name);
  writeFileSync(`${path}/index.ts`, indexOf(engine, listMigrations(path)));
  foldSnapshot(`${path}/schema.json`);
}

async function writeMigration(engine: 'sqlite' | 'postgres', path: string, name: string): Promise<void> {
  const options = {
    entities: [...entities],
    dbName: engine,
    extensions: [Migrator],
    migrations: {
      path,
      pathTs: path,
      emit: 'ts' as const,
      snapshot: true,
      snapshotName: 'schema',
      fileName: () => name,
      generator: HubMigrationGenerator,
    },
  };
  const orm = engine === 'sqlite' ? new SqliteOrm(options) : new PostgresOrm(options);
  const { fileName } = await orm.migrator.create();
  process.stdout.write(`${engine}: ${fileName === '' ? 'nothing to migrate' : fileName}\n`);
}

function listMigrations(path: string): string[] {
  return readdirSync(path)
    .filter((file) => /^\d{4}-.*\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
}

/** One table a line: MikroORM gives each word a line of its own. */
function foldSnapshot(file: string): void {
  const { tables, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as { readonly tables: readonly unknown[] };
  const head = JSON.stringify({ ...rest, tables: [] }).slice(0, -']}'.length);
  writeFileSync(file, `${head}\n${tables.map((table) => JSON.stringify(table)).join(',\n')}\n]}\n`);
}

function indexOf(engine: string, names: readonly string[]): string {
  const imports = names.map((name) => `import { ${classOf(name)} } from './${name}.ts';\n`);
  const list = names.map((name) => `  { name: '${name}', class: ${classOf(name)} },\n`);
  return `${imports.join('')}
/** In the order in which they run; a name never changes once released. */
export const ${engine}Migrations = [
${list.join('')}];
`;
}

/** `0001-initial-schema` is the class `InitialSchema`. */
function classOf(name: string): string {
  const words = name.split('-').slice(1);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
