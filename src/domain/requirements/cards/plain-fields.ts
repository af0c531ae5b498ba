import { DomainError } from '../../domain-error.ts';
import { readMoment } from './read-moment.ts';

interface PlainField {
  /** The name of the field in `CardInput`. */
  readonly input: string;
  /** What is stored of a text; throws the field's own refusal. */
  readonly read: (text: string) => string;
}

/**
 * The fields of a card that hold a text or nothing, and of which nothing else depends: column, wire name and history
 * have the same name. A new one needs its column, its place in the contract and a row here.
 */
export const plainFields = {
  due: { input: 'due', read: (text) => readMoment('due', text) },
  start: { input: 'start', read: (text) => readMoment('start', text) },
  external_url: { input: 'externalUrl', read: readUrl },
} as const satisfies Record<string, PlainField>;

/** The names, as columns. */
export const plainNames = Object.keys(plainFields) as (keyof typeof plainFields)[];

/** What a card holds in these fields. */
export type PlainValues = Readonly<Record<keyof typeof plainFields, string | null>>;

/** What a call says about them: undefined leaves a field as it is, null empties it. */
export type PlainInput = {
  readonly [F in keyof typeof plainFields as (typeof plainFields)[F]['input']]?: string | null | undefined;
};

/** The same, as a request spells it. */
export type PlainWire = { readonly [F in keyof PlainValues]?: string | null | undefined };

/** A card of which none is filled. */
export const blankPlain: PlainValues = mapPlain(() => null);

/** These fields of a stored card. */
export function readPlain(row: PlainValues): PlainValues {
  return mapPlain((name) => row[name]);
}

/** These fields of a request, as it spells them, under the names of `CardInput`. */
export function inputOfPlain(wire: PlainWire): PlainInput {
  return Object.fromEntries(plainNames.map((name) => [plainFields[name].input, wire[name]]));
}

/**
 * What these fields will hold when `input` is applied to `before`.
 *
 * @throws invalid_due, invalid_start, invalid_external_url
 */
export function resolvePlain(before: PlainValues, input: PlainInput): PlainValues {
  return mapPlain((name) => {
    const { input: key, read } = plainFields[name];
    const text = input[key];
    if (text === undefined) return before[name];
    return text === null ? null : read(text);
  });
}

function mapPlain(valueOf: (name: keyof PlainValues) => string | null): PlainValues {
  return Object.fromEntries(plainNames.map((name) => [name, valueOf(name)])) as unknown as PlainValues;
}

/** The pattern of the contract knows the scheme; what else makes an address, the URL standard says. */
function readUrl(given: string): string {
  if (!URL.canParse(given)) throw new DomainError('invalid_external_url', { field: 'external_url' });
  return given;
}
