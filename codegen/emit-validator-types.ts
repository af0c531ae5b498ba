import type { Operation } from './operations.ts';
import { isUpload, jsonBody } from './operations.ts';
import { printModule } from './print-ts.ts';

const shared = `
/** One fault that a validator found; validators stop at the first. */
export interface ValidationFault {
  /** JSON pointer of the value, below what was validated. */
  readonly instancePath: string;
  readonly schemaPath: string;
  /** The broken keyword; \`required\` names the absent key in \`params.missingProperty\`. */
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** Says whether a value fits; \`errors\` tells of the last call and is read before anything else runs. */
export interface Validate {
  (value: unknown): boolean;
  errors?: readonly ValidationFault[] | null;
}
`;

/** The text of `generated/validators.d.ts`. */
export async function emitRequestTypes(operations: readonly Operation[]): Promise<string> {
  const members = operations.map((operation) => {
    const input = operation.parameters.some((parameter) => parameter['in'] === 'path' || parameter['in'] === 'query');
    return `readonly ${operation.id}: { ${input ? 'readonly input: Validate;' : ''} ${
      jsonBody(operation) === undefined && !isUpload(operation) ? '' : 'readonly body: Validate;'
    } };`;
  });
  return printModule(`
import type { ViolationCode } from './errors.ts';
import type { OperationId } from './rest.ts';
import type { ToolName } from './tools.ts';
${shared}
/** \`input\` takes {path, query}, turns text into what the schema wants; \`body\` does not. Both fill defaults in place. */
export interface RequestValidators {
  readonly input?: Validate;
  readonly body?: Validate;
}

export const requestValidators: Readonly<Record<OperationId, RequestValidators>> & {
${members.join('\n')}
};

/** Arguments of a tool; fills defaults in place. */
export const toolValidators: Readonly<Record<ToolName, Validate>>;

/**
 * The error code that a broken keyword stands for, by \`<pointer>|<keyword>\`: \`/body/username|minLength\`,
 * \`/query/limit|type\`, \`/body/items/*|pattern\`. \`required\` stands under the pointer of the absent value.
 */
export const violations: Readonly<Record<OperationId, Readonly<Record<string, ViolationCode>>>>;

/** The same for the arguments of tools: \`/alias|required\`. */
export const toolViolations: Readonly<Record<ToolName, Readonly<Record<string, ViolationCode>>>>;

/**
 * Fields of a body that may hold broken text, by pointer as above: \`long\` ones are mended, \`open\` ones left to the
 * rules.
 */
export const texts: Readonly<Record<OperationId, Readonly<Record<string, 'long' | 'open'>>>>;

/** The same for the arguments of tools. */
export const toolTexts: Readonly<Record<ToolName, Readonly<Record<string, 'long' | 'open'>>>>;
`);
}

/** The text of `generated/line-validators.d.ts`. */
export async function emitLineTypes(): Promise<string> {
  return printModule(`
import type { Validate } from './validators.js';

/** Lines of files that operations answer and take, by the \`kind\` of the line. */
export const lineValidators: Readonly<Record<string, Validate | undefined>>;
`);
}

/** The text of `generated/response-validators.d.ts`. */
export async function emitResponseTypes(): Promise<string> {
  return printModule(`
import type { EventType } from './events.ts';
import type { OperationId } from './rest.ts';
import type { ToolName } from './tools.ts';
import type { Validate } from './validators.js';

/** JSON bodies by status, refusals included; a status that is not there is not in the contract. */
export const responseValidators: Readonly<Record<OperationId, Readonly<Record<number, Validate>>>>;

/** Successful results of tools. */
export const toolResultValidators: Readonly<Record<ToolName, Validate>>;

/** What streams carry, by face. */
export const eventValidators: Readonly<Record<EventType, { readonly payload?: Validate; readonly summary?: Validate }>>;
`);
}
