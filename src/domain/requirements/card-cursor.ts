import { DomainError } from '../domain-error.ts';

/** The last card of a page: the next one begins behind it. */
export interface CardPlace {
  readonly createdAt: number;
  readonly id: string;
  /** Set for the feed of changes: all pages of one round tell the same time. */
  readonly serverTime: number | undefined;
}

/** An opaque cursor of a list of cards. */
export function writeCardCursor({ createdAt, id, serverTime }: CardPlace): string {
  return Buffer.from(`c${createdAt} ${id} ${serverTime ?? ''}`).toString('base64url');
}

/** @throws invalid_cursor */
export function readCardCursor(cursor: string): CardPlace {
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const match = /^c(\d{1,15}) ([!-~]{1,200}) (\d{0,15})$/.exec(text);
  if (match === null) throw new DomainError('invalid_cursor', { field: 'cursor' });
  const [, createdAt, id = '', serverTime] = match;
  return { createdAt: Number(createdAt), id, serverTime: serverTime ? Number(serverTime) : undefined };
}

/** The last event of a page. Events of several networks stand by their time, those of one by their number. */
export interface EventPlace {
  readonly createdAt: number;
  readonly networkId: string;
  readonly seq: number;
}

/** An opaque cursor of a list of events. */
export function writeEventCursor({ createdAt, networkId, seq }: EventPlace): string {
  return Buffer.from(`e${createdAt} ${networkId} ${seq}`).toString('base64url');
}

/** @throws invalid_cursor */
export function readEventCursor(cursor: string): EventPlace {
  const match = /^e(\d{1,15}) ([!-~]{1,200}) (\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'));
  if (match === null) throw new DomainError('invalid_cursor', { field: 'cursor' });
  const [, createdAt, networkId = '', seq] = match;
  return { createdAt: Number(createdAt), networkId, seq: Number(seq) };
}
