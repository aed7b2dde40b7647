import { type RefObject, useEffect, useState } from 'react';

// Distance covered while loading.
const AHEAD = '600px';

/** Once near, stays true. */
export function useNear(part: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = part.current;
    if (near || element === null) return;
    const sight = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    sight.observe(element);
    return () => sight.disconnect();
  }, [part, near]);
  return near;
}
