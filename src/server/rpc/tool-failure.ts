import { errorTable } from '../../../generated/errors.ts';
import type { DomainError } from '../../domain/domain-error.ts';
import { fillTemplate } from '../fail.ts';

/** A refusal as the tool faces of the hub spell it. */
export interface ToolFailure {
  /** The JSON-RPC code of the direct face. */
  readonly number: number;
  /** The JSON-RPC message of the direct face. */
  readonly message: string;
  /** `{ok: false, error, message, status, …fields}`, the same on both faces; a field of the code's own wins. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Spells a refusal for tools, from the error catalogue (tool-door 6.4). */
export function describeFailure(error: DomainError): ToolFailure {
  const entry = errorTable[error.code];
  const message = fillTemplate(entry.message, error.fields);
  const said = { ok: false, error: fillTemplate(entry.toolError, error.fields), message, status: entry.status };
  return { number: entry.number, message, body: { ...said, ...error.fields } };
}
