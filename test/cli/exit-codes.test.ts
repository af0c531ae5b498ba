import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { explainError } from '../../cli/src/parts/explain-error.ts';
import { exitCodes } from '../../cli/src/parts/exit-codes.ts';
import { refusalOf } from '../../clients/typescript/src/refusals.ts';

interface Entry {
  readonly number?: number;
  readonly rpc?: number;
}

const source = parse(readFileSync('spec/errors.yaml', 'utf8')) as Readonly<Record<string, Entry>>;
const codes = Object.entries(source).filter(([code]) => !code.startsWith('x-'));

/** By the first three digits of the number; every other one is a refusal, which is 1. */
const table: Readonly<Record<number, number>> = { 401: 4, 404: 3, 409: 5 };

/** What a command ends with when a door answers so. */
function endOf(status: number, body: object): number {
  const response = new Response(null, { status, headers: { 'x-request-id': 'r_1' } });
  return explainError(refusalOf('anyCall', response, body)).exitCode;
}

/** A refusal as REST, a tool, and the protocol of the tool door tell it. */
function endsOf(code: string, { number = 0, rpc }: Entry): number[] {
  const refusal = { ok: false, error: code, code, message: 'No.' };
  if (rpc !== undefined) {
    return [endOf(400, { jsonrpc: '2.0', id: 1, error: { code: rpc, message: 'No.', data: { code } } })];
  }
  return [endOf(Math.floor(number / 100), refusal), endOf(200, refusal), endOf(200, { ...refusal, status: 400 })];
}

test('rule cli-exit-codes: every code of the contract ends a command as the table says, at both doors', () => {
  expect(codes.length).toBeGreaterThan(200);
  const ends = codes.map(([code, entry]) => [code, ...endsOf(code, entry)]);
  const expected = codes.map(([code, entry]) => {
    const end = table[Math.floor((entry.number ?? 0) / 100)] ?? exitCodes.failed;
    return [code, ...(entry.rpc === undefined ? [end, end, end] : [end])];
  });
  expect(ends).toEqual(expected);
});

test('a code of a newer hub ends a command by the status of the answer', () => {
  const refusal = { ok: false, error: 'quite_new', code: 'quite_new', message: 'No.' };
  expect([401, 403, 404, 409, 502].map((status) => endOf(status, refusal))).toEqual([4, 1, 3, 5, 7]);
  expect(endOf(200, { ...refusal, status: 404 })).toBe(3);
});

test('a code with the name of a property of every object is none of the contract', () => {
  expect(endOf(409, { ok: false, error: 'x', code: 'constructor', message: 'No.' })).toBe(5);
});
