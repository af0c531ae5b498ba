import type { DatabaseSchema } from '@mikro-orm/sql';
import { foreignKeys } from '../entities/foreign-keys.ts';

/** The part of a schema generator that says what the schema is to be. */
interface Generator {
  getTargetSchema(...args: never[]): DatabaseSchema;
}

/**
 * Adds the foreign keys of the hub to what the schema generator makes of the entities. MikroORM knows a foreign key as a
 * relation whose columns are no properties of their own; those of the hub share `network_id`, which is one.
 */
export function declareForeignKeys(generator: Generator): void {
  const ofEntities = generator.getTargetSchema.bind(generator);
  generator.getTargetSchema = (...args) => {
    const schema = ofEntities(...args);
    for (const key of foreignKeys) {
      const table = schema.getTable(key.table);
      if (table === undefined) throw new Error(`no table ${key.table}`);
      const name = `${key.table}_${key.columns.at(-1)}_foreign`;
      table.getForeignKeys()[name] = {
        constraintName: name,
        columnNames: [...key.columns],
        localTableName: table.getShortestName(false),
        referencedColumnNames: [...key.referenced],
        referencedTableName: schema.getTable(key.references)?.getShortestName(false) ?? key.references,
        deleteRule: key.cascades ? 'cascade' : 'no action',
        updateRule: 'no action',
      };
    }
    return schema;
  };
}
