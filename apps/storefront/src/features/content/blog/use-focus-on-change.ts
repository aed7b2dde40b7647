import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the heading on changes, not initially; `undefined` is loading. */
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
