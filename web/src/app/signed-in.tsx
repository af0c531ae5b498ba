import { useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { BareFrame } from './bare-frame.tsx';
import { basePath } from './base-path.ts';
import { useLiveliest } from './first-network.ts';
import { hubOf } from './hub.ts';
import { navigation } from './navigation.ts';
import { chooseNetwork, PlaceContext, rememberNetwork, type Place } from './network.ts';
import { isFresh, mintToken, session } from './session.ts';
import { Shell, ShellSkeleton } from './shell.tsx';
import { shellWords } from './shell-words.ts';
import { Live } from '../live/live.ts';
import { LiveContext } from '../live/live-context.tsx';
import { callKey } from '../live/call-key.ts';
import { useWords } from '../i18n/language.ts';
import { Empty } from '../parts/empty.tsx';
import { Button } from '../parts/button.tsx';
import { Failure } from '../parts/failure.tsx';

/** The shell for who is signed in; everybody else goes to the sign-in page, and comes back from there. */
export function SignedIn() {
  const state = session.use();
  if (state === 'starting') return <ShellSkeleton />;
  if (state === 'signed-out') return <GoTo page={isFresh.get() ? '/start' : '/sign-in'} />;
  if (state === 'unreachable') return <Unreachable />;
  return <WithPlace>{(place) => <ShellOrStart place={place} />}</WithPlace>;
}

/** The hub does not answer at all. */
export function Unreachable() {
  const words = useWords(shellWords);
  return (
    <BareFrame>
      <Empty icon="warning" title={words.unreachable}>
        <p>{words.unreachableNext}</p>
        <Button onClick={() => void mintToken()}>{words.retry}</Button>
      </Empty>
    </BareFrame>
  );
}

/** Goes once: the address is already that of the other page while its code is on the way. */
function GoTo({ page }: { readonly page: '/sign-in' | '/start' }) {
  const router = useRouter();
  useEffect(() => {
    const { href } = router.state.location;
    const search = page === '/start' || href === '/' ? {} : { back: href };
    void router.navigate({ to: page, search, replace: true });
  }, [router, page]);
  return <ShellSkeleton />;
}

/** What a person without a network can open all the same. */
const needsNoNetwork = /^\/(settings|admin)(\/|$)/;

/** The shell; a person without a network is led to the page that makes one. */
function ShellOrStart({ place: { network } }: { readonly place: Place }) {
  const { pathname } = useLocation();
  if (network === undefined && !needsNoNetwork.test(pathname)) return <GoTo page="/start" />;
  return <Shell key={network?.network_id} />;
}

/** Reads who the person is, and opens the live data of the network that is shown. */
export function WithPlace({ children }: { readonly children: (place: Place) => ReactNode }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  const { network: asked } = useSearch({ from: '__root__' });
  const me = useQuery({
    queryKey: callKey('getMe', {}, undefined),
    queryFn: ({ signal }) => hubOf(undefined).call('getMe', {}, { signal }),
  });
  const live = useLiveData(client);
  const liveliest = useLiveliest(me.data, asked);
  const place = useMemo((): Place | undefined => {
    if (me.data === undefined || liveliest === null) return undefined;
    const choose = (network: string): void => {
      rememberNetwork(network);
      // The page of one thing stays in its network; lists are in each.
      const { pathname } = router.state.location;
      const isKept = navigation.some(({ to }) => pathname === to || isSection(to, pathname));
      const to = isKept ? pathname : '/';
      void navigate({ to, search: { network } });
    };
    return { me: me.data, network: chooseNetwork(me.data, asked, liveliest), choose };
  }, [me.data, asked, liveliest, navigate, router]);
  const networkId = place?.network?.network_id;
  const isRestricted = place?.network?.agent_access === 'granted';
  const isForeign = useNamedNetwork(place, asked);
  useEffect(() => {
    if (place !== undefined) live?.show(networkId, isRestricted);
  }, [live, place === undefined, networkId, isRestricted]);
  if (me.isError && me.data === undefined) {
    return (
      <BareFrame>
        <Failure error={me.error} onRetry={() => void me.refetch()} />
      </BareFrame>
    );
  }
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
