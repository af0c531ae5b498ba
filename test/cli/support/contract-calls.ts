import { readFileSync } from 'node:fs';
import type { ContractField, FieldType } from '../../../cli/src/generated/contract.ts';

/** An argument for a field that the contract cannot refuse by its shape alone. */
export function fieldFor({ name, ...type }: ContractField): string {
  return `${name}${isText(type) ? '=' : ':='}${valueFor(name, type)}`;
}

const texts: Readonly<Record<string, string>> = { password: 'plum-Orbit-72', username: 'mia', since: '2026-01-01' };

function valueFor(name: string, type: FieldType): string {
  const { kinds, choices, items } = type;
  if (choices !== undefined) return choices[0]!;
  if (kinds.includes('array')) return JSON.stringify([items === undefined || isText(items) ? 'x' : {}]);
  if (isText(type)) return texts[name] ?? 'x';
  if (kinds.includes('boolean')) return 'true';
  if (kinds.includes('object')) return '{}';
  return '1';
}

function isText({ kinds, choices }: FieldType): boolean {
  return choices !== undefined || (kinds.includes('string') && !kinds.includes('array'));
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;
}

/** Every operation of the published document: its id, and a pattern that its calls match. */
export function publishedOperations(): { readonly id: string; readonly call: RegExp }[] {
  const { paths } = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Document;
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId: id }]) => {
      const pattern = path.replaceAll(/\{\w+\}/g, '[^/?]+');
      return id === undefined ? [] : [{ id, call: new RegExp(`^${method.toUpperCase()} ${pattern}(\\?|$)`) }];
    }),
  );
}

/** The names of all published tools. */
export function publishedTools(): string[] {
  const tools = JSON.parse(readFileSync('generated/mcp-tools.json', 'utf8')) as readonly { readonly name: string }[];
  return tools.map(({ name }) => name);
}
