import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { BareFrame } from './bare-frame.tsx';
import type { Place } from './network.ts';
import { isFresh, mintToken, session } from './session.ts';
import { Shell, ShellSkeleton } from './shell.tsx';
import { shellWords } from './shell-words.ts';
import { WithPlace } from './with-place.tsx';
import { useWords } from '../i18n/language.ts';
import { Empty } from '../parts/empty.tsx';
import { Button } from '../parts/button.tsx';

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

/** Goes to the page, and again when another step of the person came between while the code of the page was on the way. */
function GoTo({ page }: { readonly page: '/sign-in' | '/start' }) {
  const router = useRouter();
  const { pathname } = useLocation();
  useEffect(() => {
    // The address is that of the page before its code is there.
    if (pathname === page) return;
    const { href } = router.state.location;
    const search = page === '/start' || href === '/' ? {} : { back: href };
    void router.navigate({ to: page, search, replace: true });
  }, [router, page, pathname]);
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
