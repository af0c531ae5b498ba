declare module 'pg/lib/utils.js' {
  /** The text, bytes or null that the driver binds for a value. */
  export function prepareValue(value: unknown): string | Buffer | null;
}
