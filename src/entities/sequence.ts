import { BigIntType, p, type EntityProperty, type Platform } from '@mikro-orm/core';

/** `bigserial` on Postgres; on SQLite `integer`, the only type that can be the rowid. */
class SequenceType extends BigIntType<'number'> {
  constructor() {
    super('number');
  }

  override getColumnType(property: EntityProperty, platform: Platform): string {
    const declared = super.getColumnType(property, platform);
    return platform.constructor.name.startsWith('Sqlite') ? 'integer' : declared;
  }
}

/** A primary key that counts up in the order of insertion. */
export const sequence = () => p.type(SequenceType).$type<number>().primary().autoincrement();
