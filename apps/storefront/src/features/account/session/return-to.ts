/** Where a visitor was before /login: its address and what its page had been given. */
export type ReturnTo = { readonly to: string; readonly state: unknown };

type Place = { readonly pathname: string; readonly search: string; readonly state: unknown };

const HOME: ReturnTo = { to: '/', state: null };
let last: ReturnTo | null = null;

/** Remembers the page that is shown, for a /login that comes after it. */
export function rememberPage({ pathname, search, state }: Place): void {
  if (isPath(pathname)) last = { to: pathname + search, state };
}

/** The page that was shown last, /login apart; null where the visit begins at /login. */
export function lastPage(): ReturnTo | null {
  return last;
}

/**
 * Where /login returns to: `from` of the navigation state, which is a path or a whole location, or else the page that
 * was shown last. The browser keeps the state over reloads, so it is not trusted: anything that is no path of the shop
 * does not count.
 */
export function returnTo(state: unknown): ReturnTo {
  const from = property(state, 'from');
  if (isPath(from)) return { to: from, state: null };
  const pathname = property(from, 'pathname');
  if (!isPath(pathname)) return last ?? HOME;
  const search = property(from, 'search');
  return { to: typeof search === 'string' ? pathname + search : pathname, state: property(from, 'state') };
}

function isPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?!\/)/.test(value) && !/^\/login\b/i.test(value);
}

function property(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return null;
  return Object.entries(value).find(([key]) => key === name)?.[1] ?? null;
}
