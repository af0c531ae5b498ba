import { errorTable, restErrors } from '../../generated/errors.ts';
import type { ErrorCode, RestSpelling } from '../../generated/errors.ts';
import type { Validate } from '../../generated/validators.js';
import { fillTemplate } from './fail.ts';

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
 * Checks every answer against the contract: an undeclared status is as wrong as a body that breaks its schema, and so is a
 * refusal whose code the operation does not declare. Tests run with it; it is off in production.
 */
function createResponseCheck(validators: ResponseValidators): ResponseCheck {
  return (operationId, status, body) => {
    const validator = validators[operationId]?.[status];
    if (validator === undefined) return `${operationId} answered ${status}, which it does not declare`;
    // What the client gets is the JSON, without undefined members.
    const wire: unknown = JSON.parse(JSON.stringify(body));
    if (validator(wire)) return status < 400 ? undefined : refusalProblem(operationId, status, wire);
    const faults = (validator.errors ?? []).map(
      (fault) => `${fault.instancePath || '/'} ${fault.message ?? fault.keyword}`,
    );
    return `${operationId} ${status}: ${faults.join('; ')} in ${JSON.stringify(body).slice(0, 2000)}`;
  };
}

/** What `restErrors` says of an operation, for whatever code an answer names. */
type Declared = Readonly<Partial<Record<string, RestSpelling>>>;

/** A refusal names a code that the operation declares, with its status, its spelling and its message. */
function refusalProblem(operationId: string, status: number, wire: unknown): string | undefined {
  const { code, error, message, ...fields } = wire as Readonly<Record<string, unknown>>;
  const declared = (restErrors as Readonly<Record<string, Declared>>)[operationId]?.[String(code)];
  if (declared === undefined) return `${operationId} refused with ${String(code)}, which it does not declare`;
  const told = [status, error, message];
  const text = fillTemplate(errorTable[code as ErrorCode].message, fields);
  const wanted = [declared.status, fillTemplate(declared.error, fields), text];
  return told.every((part, index) => part === wanted[index])
    ? undefined
    : `${operationId}: ${String(code)} is ${JSON.stringify(wanted)}, was answered as ${JSON.stringify(told)}`;
}
