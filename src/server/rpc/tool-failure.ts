import { errorTable } from '../../../generated/errors.ts';
import type { DomainError } from '../../domain/domain-error.ts';
import { fillTemplate } from '../fail.ts';

/** A refusal as the tool faces of the hub spell it. */
export interface ToolFailure {
  /** The JSON-RPC code of the direct face. */
  readonly number: number;
  /** The JSON-RPC message of the direct face. */
  readonly message: string;
  /** `{ok: false, error, …fields}`, the same on both faces. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Spells a refusal for tools, from the error catalogue (tool-door 6.4). */
export function describeFailure(error: DomainError): ToolFailure {
  const entry = errorTable[error.code];
  return {
    number: entry.number,
    message: fillTemplate(entry.message, error.fields),
    body: { ok: false, error: fillTemplate(entry.toolError, error.fields), ...error.fields },
  };
}
