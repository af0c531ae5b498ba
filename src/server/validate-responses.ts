import type { Validate } from '../../generated/validators.js';

/** Validators of answers: operationId → status → validator. */
type ResponseValidators = Readonly<Record<string, Readonly<Record<string | number, Validate>>>>;

/** Says what is wrong with an answer; undefined when it keeps the contract. */
export type ResponseCheck = (operationId: string, status: number, body: unknown) => string | undefined;

/** The validators of the answers of both doors. */
export interface ResponseChecks {
  readonly rest: ResponseCheck;
  /** Validators of results by tool name. */
  readonly toolResults: Readonly<Record<string, Validate>>;
}

/** Loads the validators of answers, which are as large as those of requests: production never asks for them. */
export async function loadResponseChecks(): Promise<ResponseChecks> {
  const { responseValidators, toolResultValidators } = await import('../../generated/response-validators.js');
  return { rest: createResponseCheck(responseValidators), toolResults: toolResultValidators };
}

/**
 * Checks every answer against the contract: an undeclared status is as wrong as a body that breaks its schema. Tests
 * run with it; it is off in production.
 */
function createResponseCheck(validators: ResponseValidators): ResponseCheck {
  return (operationId, status, body) => {
    const validator = validators[operationId]?.[status];
    if (validator === undefined) return `${operationId} answered ${status}, which it does not declare`;
    // What the client gets is the JSON, without undefined members.
    const wire: unknown = JSON.parse(JSON.stringify(body));
    if (validator(wire)) return undefined;
    const faults = (validator.errors ?? []).map(
      (fault) => `${fault.instancePath || '/'} ${fault.message ?? fault.keyword}`,
    );
    return `${operationId} ${status}: ${faults.join('; ')} in ${JSON.stringify(body).slice(0, 2000)}`;
  };
}
