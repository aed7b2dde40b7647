import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

// Whoever has waited for slower data than this is reading something else.
const WAIT_MS = 10_000;
const VISITOR_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings a page that was gone back to where it was left, also when its content comes late: the router sets the scroll
 * once, which is too early for a page that still grows. Stops as soon as the visitor moves.
 */
export function useLateScroll(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  // Before the next scroll event, which may tell where the new page stands.
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
  // The browser's own idea of staying in place follows the footer down as the page above it grows.
  root.style.overflowAnchor = 'none';
  // Every time, because content that comes late above the goal would push it away.
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
  // Called once at the start, too.
  growth.observe(document.body);
  for (const move of VISITOR_MOVES) addEventListener(move, end, { passive: true });
  return stop;
}

const KEY = 'scrollPositions';

// Every address that is opened afresh has this name, whichever was opened before it.
const OPENED_AFRESH = 'default';

const positions = restore();
if (!isComingBack()) positions.delete(OPENED_AFRESH);

/** Where each entry of the browser's history was left, in px from the top; survives a reload. */
function scrollPositionOf(entry: string): number | undefined {
  return positions.get(entry);
}

/** Notes where an entry of the history stands now. */
function noteScrollPosition(entry: string, top: number): void {
  positions.set(entry, top);
}

function isComingBack(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward'));
}

// A browser that refuses storage goes without.
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
