import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the heading of the page that was gone to, so that screen readers announce it and the Tab key
 * goes on from there. A change of filters or search words in the address stays where it is.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
    if (target === null) return;
    target.tabIndex = -1;
    target.classList.add('outline-none');
    target.focus({ preventScroll: true });
  }, [pathname]);
}
