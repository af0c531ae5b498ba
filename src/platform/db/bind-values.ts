import { isRaw, type Platform } from '@mikro-orm/core';

/** A statement as the drivers want it. */
export interface BoundStatement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** How an engine writes the place of its n-th value, counted from 1. */
export type Placeholder = (n: number) => string;

/** The part of MikroORM's platform that writes text. */
type Writer = Pick<Platform, 'quoteIdentifier' | 'quoteValue'>;

/**
 * Binds the values of a statement of MikroORM, which would write them into its text: a bound text is prepared once, and
 * a value can never be read as SQL. In the text `?` is a value, `??` an identifier and `\?` a question mark.
 */
export function bindValues(
  writer: Writer,
  placeholder: Placeholder,
  text: string,
  values: readonly unknown[],
): BoundStatement {
  if (values.length === 0) return { sql: text, parameters: [] };
  const parameters: unknown[] = [];
  let next = 0;
  const write = (value: unknown): string => {
    // Fragments and lists are SQL of their own; the hub's entities have neither dates nor JSON columns.
    if (isRaw(value) || (typeof value === 'object' && value !== null)) return writer.quoteValue(value);
    return placeholder(parameters.push(value ?? null));
  };
  const sql = text.replaceAll(/\\\?|\?\??/g, (mark) => {
    if (mark === '\\?') return '?';
    const value = values[next];
    next += 1;
    return mark === '??' ? writer.quoteIdentifier(value as string) : write(value);
  });
  return { sql, parameters };
}
