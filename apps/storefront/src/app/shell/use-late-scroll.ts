import { useEffect, useLayoutEffect } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';

// Later, the visitor is reading something else.
const WAIT_MS = 10_000;
const VISITOR_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Of a history entry; fresh addresses share the router's key 'default', but not a position. */
export function scrollKey({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}

/** Restores the scroll position of late content; the router does it once, too early. Ends on interaction. */
export function useLateScroll(): void {
  const key = scrollKey(useLocation());
  const type = useNavigationType();
  useLayoutEffect(() => {
    if (!isComingBack()) forgetFreshAddresses();
  }, []);
  // Before the next scroll event overwrites it.
  useLayoutEffect(() => {
    const record = () => noteScrollPosition(key, window.scrollY);
    const listen = () => addEventListener('scroll', record, { passive: true });
    const goal = type === 'POP' ? scrollPositionOf(key) : undefined;
    const stop = goal === undefined ? listen() : scrollAsPageGrows(goal, listen);
    return () => {
      stop?.();
      removeEventListener('scroll', record);
    };
  }, [key, type]);
  useEffect(() => {
    addEventListener('pagehide', store);
    return () => removeEventListener('pagehide', store);
  }, []);
}

function scrollAsPageGrows(goal: number, onEnd: () => void): () => void {
  const root = document.documentElement;
  // Scroll anchoring would follow the footer.
  root.style.overflowAnchor = 'none';
  // Repeatedly, as content above grows.
  const growth = new ResizeObserver(() => window.scrollTo({ top: goal, behavior: 'instant' }));
  const timer = setTimeout(end, WAIT_MS);
  function stop(): void {
    growth.disconnect();
    root.style.overflowAnchor = '';
    clearTimeout(timer);
    for (const move of VISITOR_MOVES) removeEventListener(move, end);
  }
  function end(): void {
    stop();
    onEnd();
  }
  // Also fires initially.
  growth.observe(document.body);
  for (const move of VISITOR_MOVES) addEventListener(move, end, { passive: true });
  return stop;
}

const KEY = 'scrollPositions';

/** Of the router, which restores them too. */
export const ROUTER_SCROLL_KEY = 'routerScrollPositions';

const positions = restore();

/** Pixels per history entry; survives reloads. */
function scrollPositionOf(entry: string): number | undefined {
  return positions.get(entry);
}

function noteScrollPosition(entry: string, top: number): void {
  positions.set(entry, top);
}

/** A page opened by its address starts at the top (STOREFRONT-26). */
function forgetFreshAddresses(): void {
  for (const key of positions.keys()) {
    if (isFreshAddress(key)) positions.delete(key);
  }
  try {
    const stored: object = JSON.parse(sessionStorage.getItem(ROUTER_SCROLL_KEY) ?? '{}');
    const kept = Object.entries(stored).filter(([key]) => !isFreshAddress(key));
    sessionStorage.setItem(ROUTER_SCROLL_KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {}
}

function isFreshAddress(key: string): boolean {
  return key.startsWith('/');
}

function isComingBack(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward'));
}

function store(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions]));
  } catch {}
}

function restore(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isPosition) : []);
  } catch {
    return new Map();
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
