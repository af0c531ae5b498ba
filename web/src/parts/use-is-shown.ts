import { useEffect, useRef } from 'react';

/** Says whether the component is still there: what it would have shown has to be told elsewhere when it is not. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current;
}
