import type { IncomingMessage } from 'node:http';
import { DomainError } from '../../domain/domain-error.ts';
import type { InputProblem } from '../query.ts';
import { listings } from './tools-list.ts';
import type { Listing } from './tools-list.ts';

/** `page_size` in the query is 1 to this. */
const maxPageSize = 200;
const named: readonly Listing[] = listings.filter((listing) => listing !== 'default');

/** What `X-Hub-Tools` and `?tools` ask for; of two that differ the one that shows more. */
export function askedListing(req: IncomingMessage): Listing {
  const asked = [req.headers['x-hub-tools'], ...queryOf(req).getAll('tools')];
  return named.findLast((listing) => asked.includes(listing)) ?? 'default';
}

/** The entries that a page of a list has; undefined when the lists are asked for whole. */
export function pageSizeOf(req: IncomingMessage): number | undefined {
  const value = queryOf(req).get('page_size');
  return value === null ? undefined : Number(value);
}

/** @throws DomainError invalid_input for other values of `tools` and `page_size`, and for one given twice */
export function checkListQuery(req: IncomingMessage): void {
  const query = queryOf(req);
  if (query === none) return;
  const isListing = (value: string): boolean => named.some((listing) => listing === value);
  const isSize = (value: string): boolean => /^[1-9]\d{0,2}$/.test(value) && Number(value) <= maxPageSize;
  const details = [
    ...problemOf(query, 'tools', isListing, `must be ${named.slice(0, -1).join(', ')} or extended, once`),
    ...problemOf(query, 'page_size', isSize, `must be 1 to ${maxPageSize}, once`),
  ];
  if (details.length > 0) throw new DomainError('invalid_input', { details });
}

function problemOf(
  query: URLSearchParams,
  name: string,
  isGood: (value: string) => boolean,
  message: string,
): InputProblem[] {
  const values = query.getAll(name);
  if (values.length <= 1 && values.every(isGood)) return [];
  return [{ path: `/query/${name}`, message }];
}

function queryOf({ url = '' }: IncomingMessage): URLSearchParams {
  const mark = url.indexOf('?');
  return mark < 0 ? none : new URLSearchParams(url.slice(mark));
}

const none = new URLSearchParams();
