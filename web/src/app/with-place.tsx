import type { MeAnswer } from '@agent-collaboration-hub/client';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { BareFrame } from './bare-frame.tsx';
import { basePath } from './base-path.ts';
import { useLiveliest } from './first-network.ts';
import { hubOf } from './hub.ts';
import { navigation } from './navigation.ts';
import { chooseNetwork, PlaceContext, rememberNetwork, type Place } from './network.ts';
import { ShellSkeleton } from './shell.tsx';
import { shellWords } from './shell-words.ts';
import { keepDraftsOf } from './store.ts';
import { Live } from '../live/live.ts';
import { LiveContext } from '../live/live-context.tsx';
import { callKey } from '../live/call-key.ts';
import { useWords } from '../i18n/language.ts';
import { Empty } from '../parts/empty.tsx';
import { Button } from '../parts/button.tsx';
import { Failure } from '../parts/failure.tsx';

const ChoosePassword = lazy(async () => ({
  default: (await import('../pages/choose-password/choose-password.tsx')).ChoosePassword,
}));

/**
 * Reads who the person is. Who signed in with a one-time password chooses another one first, wherever the address leads:
 * nothing else is asked of the hub before, and the same address is shown behind it.
 */
export function WithPlace({ children }: { readonly children: (place: Place) => ReactNode }) {
  const me = useQuery({
    queryKey: callKey('getMe', {}, undefined),
    queryFn: async ({ signal }) => {
      const found = await hubOf(undefined).call('getMe', {}, { signal });
      keepDraftsOf(found.user.user_id);
      return found;
    },
    // The password may have been chosen in another tab, whose session this one shares.
    refetchOnWindowFocus: ({ state: { data } }) => data?.user.must_change_password === true && 'always',
  });
  if (me.data === undefined && me.isError) {
    return (
      <BareFrame>
        <Failure error={me.error} onRetry={() => void me.refetch()} />
      </BareFrame>
    );
  }
  if (me.data === undefined) return <ShellSkeleton />;
  if (me.data.user.must_change_password === true) {
    return (
      <Suspense fallback={<ShellSkeleton />}>
        <ChoosePassword username={me.data.user.username} />
      </Suspense>
    );
  }
  return <InPlace me={me.data}>{children}</InPlace>;
}

/** Finds the network to show, and opens its live data. */
function InPlace({ me, children }: { readonly me: MeAnswer; readonly children: (place: Place) => ReactNode }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  const { network: asked } = useSearch({ from: '__root__' });
  const live = useLiveData(client);
  const liveliest = useLiveliest(me, asked);
  const place = useMemo((): Place | undefined => {
    if (liveliest === null) return undefined;
    const choose = (network: string): void => {
      rememberNetwork(network);
      // The page of one thing stays in its network; lists are in each.
      const { pathname } = router.state.location;
      const isKept = navigation.some(({ to }) => pathname === to || isSection(to, pathname));
      const to = isKept ? pathname : '/';
      void navigate({ to, search: { network } });
    };
    return { me, network: chooseNetwork(me, asked, liveliest), choose };
  }, [me, asked, liveliest, navigate, router]);
  const networkId = place?.network?.network_id;
  const isRestricted = place?.network?.agent_access === 'granted';
  const isForeign = useNamedNetwork(place, asked);
  useEffect(() => {
    if (place !== undefined) live?.show(networkId, isRestricted);
  }, [live, place === undefined, networkId, isRestricted]);
  if (place === undefined || live === undefined) return <ShellSkeleton />;
  if (isForeign) return <ForeignNetwork place={place} />;
  return (
    <PlaceContext value={place}>
      <LiveContext value={live}>{children(place)}</LiveContext>
    </PlaceContext>
  );
}

/**
 * A person of several networks has the network in every address, so that a link shows others the same; a person of one
 * needs it in none. A network that the person left meanwhile gives way to another one.
 *
 * @returns whether the address names a network that the person was never seen in
 */
function useNamedNetwork(place: Place | undefined, asked: string | undefined): boolean {
  const navigate = useNavigate();
  const known = useRef(new Set<string>());
  const networks = place?.me.networks ?? [];
  for (const { network_id } of networks) known.current.add(network_id);
  const isForeign = place?.network !== undefined && asked !== undefined && !known.current.has(asked);
  const isLeft = asked !== undefined && place?.network?.network_id !== asked;
  const network = networks.length > 1 || isLeft ? place?.network?.network_id : undefined;
  useEffect(() => {
    if (isForeign || network === undefined || network === asked) return;
    void navigate({ to: '.', search: (now) => ({ ...now, network }), hash: true, replace: true });
  }, [navigate, isForeign, network, asked]);
  return isForeign;
}

/** A link of somebody else to a network of theirs. What it names is not looked for in another one. */
function ForeignNetwork({ place: { network, choose } }: { readonly place: Place }) {
  const words = useWords(shellWords);
  return (
    <BareFrame>
      <Empty icon="key" title={words.foreign}>
        <p>{words.foreignNext}</p>
        {network !== undefined && (
          <Button onClick={() => choose(network.network_id)}>{words.goTo(network.network_name)}</Button>
        )}
      </Empty>
    </BareFrame>
  );
}

/** Whether an address is a section of the settings or of the administration, which every network has. */
function isSection(to: string, pathname: string): boolean {
  return (to === '/settings' || to === '/admin') && pathname.startsWith(`${to}/`);
}

/** The live data, for as long as somebody is signed in. */
function useLiveData(client: ReturnType<typeof useQueryClient>): Live | undefined {
  const [live, setLive] = useState<Live>();
  useEffect(() => {
    const one = new Live({ hub: hubOf(undefined), client, name: basePath });
    setLive(one);
    return () => one.close();
  }, [client]);
  return live;
}
