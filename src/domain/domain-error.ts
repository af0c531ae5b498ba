import type { ErrorCode, ErrorFields } from '../../generated/errors.ts';

/**
 * A refusal that the contract declares. The domain names the condition; which status and which words the caller
 * sees is data of the operation (`generated/errors.ts`).
 */
export class DomainError<C extends ErrorCode = ErrorCode> extends Error {
  readonly code: C;
  readonly fields: Record<string, unknown>;

  /** @param fields what the answer carries besides `error`, typed by the error catalogue */
  constructor(code: C, ...[fields]: ErrorFields[C] extends undefined ? [] : [ErrorFields[C]]) {
    super(code);
    this.name = 'DomainError';
    this.code = code;
    this.fields = fields ?? {};
  }
}
