import { Tiktoken } from 'js-tiktoken/lite';
import o200k from 'js-tiktoken/ranks/o200k_base';

const encoder = new Tiktoken(o200k);

/** Tokens of a text, or of a value's JSON, as the o200k tokenizer counts them. */
export function countTokens(value: unknown): number {
  return encoder.encode(typeof value === 'string' ? value : JSON.stringify(value), 'all').length;
}
