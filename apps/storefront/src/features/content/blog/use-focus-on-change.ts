import { type RefObject, useEffect, useRef } from 'react';

/**
 * The heading to focus when something else is shown in the same place, so that reading goes on at its top. What is
 * shown first is left to the page itself; `undefined` is nothing yet.
 */
export function useFocusOnChange(shown: string | number | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (shown === undefined || before.current === shown) return;
    const first = before.current === undefined;
    before.current = shown;
    if (!first) heading.current?.focus({ preventScroll: true });
  }, [shown]);
  return heading;
}
