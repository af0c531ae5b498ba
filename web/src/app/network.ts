import type { MeAnswer, OwnNetwork } from '@agent-collaboration-hub/client';
import { createContext, useContext } from 'react';

/** Who is signed in, and which of the person's networks the page shows. */
export interface Place {
  readonly me: MeAnswer;
  /** Undefined for a person without a network. */
  readonly network: OwnNetwork | undefined;
  /** Shows another network. */
  readonly choose: (networkId: string) => void;
}

export const PlaceContext = createContext<Place | undefined>(undefined);

/** Who is signed in and where. @throws Error outside of the shell */
export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (place === undefined) throw new Error('usePlace needs a PlaceContext above it');
  return place;
}

/** The id of the network that the page shows; undefined where there is none, or nobody is signed in. */
export function useNetworkId(): string | undefined {
  return useContext(PlaceContext)?.network?.network_id;
}

const memory = 'hub.network';

/**
 * The network to show: the one that the address names, else the last one chosen, else the liveliest, else the first
 * owned one.
 */
export function chooseNetwork(
  { networks }: MeAnswer,
  asked: string | undefined,
  liveliest: string | undefined,
): OwnNetwork | undefined {
  const named = (id: string | undefined): OwnNetwork | undefined =>
    networks.find(({ network_id }) => network_id === id);
  const owned = networks.find(({ member_role }) => member_role === 'owner');
  return named(asked) ?? named(recallNetwork()) ?? named(liveliest) ?? owned ?? networks[0];
}

/** The network that was chosen last in this browser, by whomever. */
export function recallNetwork(): string | undefined {
  return localStorage.getItem(memory) ?? undefined;
}

/** The next page without a network in its address begins with this one. */
export function rememberNetwork(networkId: string): void {
  localStorage.setItem(memory, networkId);
}
