import { type RefObject, useEffect, useState } from 'react';

// About as far as a thumb moves the page while an answer is on its way.
const AHEAD = '600px';

/** Turns true, for good, when a part of the page comes near the screen. */
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
