import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the heading of the page that was gone to, or of the section that its address points at, so that
 * screen readers announce it and the Tab key goes on from there. A heading that comes with late data gets the focus when it comes, also when it takes the place
 * of one that said 'Loading...'. A change of filters or search words in the address stays where it is.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById('main');
    return main === null ? undefined : keepFocusOnHeading(main, hash.slice(1));
  }, [pathname, hash]);
}

/** Until the visitor does something, the focus belongs to the heading. */
function keepFocusOnHeading(main: HTMLElement, section: string): () => void {
  focusHeading(main, section);
  const changes = new MutationObserver(() => {
    const { activeElement } = document;
    if (activeElement === main || activeElement === document.body) focusHeading(main, section);
  });
  function stop(): void {
    changes.disconnect();
    removeEventListener('pointerdown', stop);
    removeEventListener('keydown', stop);
  }
  changes.observe(main, { childList: true, subtree: true });
  addEventListener('pointerdown', stop);
  addEventListener('keydown', stop);
  return stop;
}

function focusHeading(main: HTMLElement, section: string): void {
  const target = document.getElementById(section) ?? main.querySelector<HTMLElement>('h1') ?? main;
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.classList.add('outline-none');
  target.focus({ preventScroll: true });
}
