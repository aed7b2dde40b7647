import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * The element whose headings the address can ask for by `?section=`: the hash, which would do it elsewhere, holds
 * the shop's own addresses. Each navigation to a section shows it, also the second one to the same.
 */
export function useAskedSection(): RefObject<HTMLDivElement | null> {
  const text = useRef<HTMLDivElement>(null);
  const { search, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what tells the second press on a link
  useEffect(() => {
    const id = new URLSearchParams(search).get('section');
    if (id === null) return;
    const heading = text.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    if (heading === undefined || heading === null) return;
    heading.tabIndex = -1;
    heading.classList.add('outline-none');
    heading.focus({ preventScroll: true });
    heading.scrollIntoView();
  }, [search, key]);
  return text;
}
