import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the heading of the page that was gone to, so that screen readers announce it and the Tab key
 * goes on from there. A heading that comes with late data gets the focus when it comes, unless the visitor has gone
 * on. A change of filters or search words in the address stays where it is.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById('main');
    if (main === null || focusHeading(main)) return;
    main.focus({ preventScroll: true });
    const wait = new MutationObserver(() => {
      if (document.activeElement !== main || focusHeading(main)) wait.disconnect();
    });
    wait.observe(main, { childList: true, subtree: true });
    return () => wait.disconnect();
  }, [pathname]);
}

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>('h1');
  if (heading === null) return false;
  heading.tabIndex = -1;
  heading.classList.add('outline-none');
  heading.focus({ preventScroll: true });
  return true;
}
