import type { ContractField, ContractOperation, ContractTool } from '../../generated/contract.ts';
import { describeKinds } from './read-fields.ts';

/** The help of one operation. */
export function describeOperation(operation: ContractOperation): string {
  const { id, place, summary, about, callers, form, fields, errors } = operation;
  const answers = {
    json: operation.paged === true ? 'a page of rows; --paginate prints the rows of all pages' : 'a JSON object',
    upload: 'a JSON object',
    file: 'the bytes of a file; --output names where they go',
    events: 'events, one a line, until it is interrupted; --since goes on behind an id, --max ends after so many',
    door: 'the result of a JSON-RPC call; ahub tool is the short way to the tools',
  }[form];
  return [
    `${id}: ${summary}`,
    place,
    '',
    ...(about === '' ? [] : [about, '']),
    ...describeFields('Fields', '-f', fields),
    `Answers: ${answers}`,
    ...(operation.keyed ? ['Takes --idempotency-key.'] : []),
    `Answers to: ${callers.join(', ')}`,
    ...(errors.length === 0 ? [] : [`Refuses with: ${errors.join(', ')}`]),
  ].join('\n');
}

/** The help of one tool. */
export function describeTool({ name, summary, about, fields, errors, keyed }: ContractTool): string {
  return [
    `${name}: ${summary}`,
    '',
    ...(about === '' || about === summary ? [] : [about, '']),
    ...describeFields('Arguments', '-a', fields),
    ...(keyed ? ['Takes --idempotency-key.'] : []),
    ...(errors.length === 0 ? [] : [`Refuses with: ${errors.join(', ')}`]),
  ].join('\n');
}

/** What a field takes, in words. */
export function describeType({ kinds, choices, items }: ContractField): string {
  const list = items === undefined ? '' : items.choices === undefined ? '' : ` of ${items.choices.join(', ')}`;
  const text = choices === undefined ? '' : choices.join(', ');
  if (text === '') return `${describeKinds(kinds)}${list}`;
  const others = kinds.filter((kind) => kind !== 'string');
  return others.length === 0 ? text : `${text}, or ${describeKinds(others)}`;
}

function describeFields(title: string, flag: string, fields: readonly ContractField[]): string[] {
  if (fields.length === 0) return [];
  const lines = fields.flatMap((field) => [
    `  ${flag} ${field.name}=…  ${describeType(field)}${field.required ? '; needed' : ''}`,
    ...(field.about === '' ? [] : [`      ${field.about}`]),
  ]);
  return [`${title}:`, ...lines, ''];
}
