export type ReturnTo = { readonly to: string; readonly state: unknown };

type Place = { readonly pathname: string; readonly search: string; readonly state: unknown };

const HOME: ReturnTo = { to: '/', state: null };
let last: ReturnTo | null = null;

export function rememberPage({ pathname, search, state }: Place): void {
  if (isPath(pathname)) last = { to: pathname + search, state };
}

/** Except /login; null if the visit starts there. */
export function lastPage(): ReturnTo | null {
  return last;
}

/** `from` of the navigation state (path or location), else the last page. Untrusted: only shop paths. */
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
