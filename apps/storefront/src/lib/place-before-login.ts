/** Where a visitor was before /login: its address and what its page had been given. */
export type PlaceBeforeLogin = { readonly to: string; readonly state: unknown };

/**
 * Reads `from` of the navigation state, which is a path or a whole location. The browser keeps that state over
 * reloads, so it is not trusted: anything that is no path of the shop leads home.
 */
export function placeBeforeLogin(state: unknown): PlaceBeforeLogin {
  const from = property(state, 'from');
  if (isPath(from)) return { to: from, state: null };
  const pathname = property(from, 'pathname');
  if (!isPath(pathname)) return { to: '/', state: null };
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
