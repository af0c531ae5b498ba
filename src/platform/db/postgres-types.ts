import { types, type CustomTypesConfig } from 'pg';

const int8 = 20;
const numeric = 1700;

/**
 * How values of the server become values of the hub. Counters, times and sums of them stay below 2^53: as numbers they
 * look the same as on SQLite.
 */
export const hubTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8 || oid === numeric
      ? Number
      : (types.getTypeParser(oid, format) as unknown)) as typeof types.getTypeParser,
};
