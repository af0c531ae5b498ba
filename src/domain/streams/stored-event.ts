import type { AddressKind } from '../address.ts';

/** An event with its number in the network; `payload` and `summary` are the JSON texts that go on the wire. */
export interface StoredEvent {
  readonly networkId: string;
  readonly n: number;
  readonly type: string;
  readonly channelKind: AddressKind | null;
  /** An alias or a user id, as the kind says. */
  readonly channel: string | null;
  readonly payload: string | null;
  readonly summary: string | null;
  /** The time of its unit, epoch milliseconds. */
  readonly createdAt: number;
}
