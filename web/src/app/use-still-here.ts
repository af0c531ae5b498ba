import { useRouter } from '@tanstack/react-router';

/**
 * Remembers where the person is before the hub is asked, and says after its answer whether they are still there: who
 * went on meanwhile is not called back. `key` names the part of the search that has to be the same too. Whether a
 * component is still mounted tells less, since an event may end it before the answer comes.
 *
 * @returns what remembers the place, and answers the question for later
 */
export function useStillHere(key?: string): () => () => boolean {
  const router = useRouter();
  const place = (): string => {
    const { pathname, search } = router.latestLocation;
    return JSON.stringify([
      pathname,
      key === undefined ? undefined : (search as Readonly<Record<string, unknown>>)[key],
    ]);
  };
  return () => {
    const before = place();
    return () => place() === before;
  };
}
