import type { FieldRefusal } from './draft.ts';
import style from './new-node-page.module.css';

/** A refusal of the hub with its code, where no single control can carry it. */
export function Refused({ refusal }: { readonly refusal: FieldRefusal | undefined }) {
  if (refusal === undefined) return null;
  return (
    <p role="alert" tabIndex={-1} data-refused className={style['refused']}>
      {refusal.message} <code>{refusal.code}</code>
    </p>
  );
}

/** The text of a refusal at a field; undefined when the refusal is about another one. */
export function refusalAt(field: string, refusal: FieldRefusal | undefined): string | undefined {
  return refusal?.field === field ? `${refusal.message} (${refusal.code})` : undefined;
}
