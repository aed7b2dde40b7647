/** What an address begins with, which of the build's files its page needs, and what it asks the server for first. */
type Start = readonly [
  address: string,
  files: readonly number[],
  calls: readonly (readonly [href: string, copy: string | null])[],
  /** What it needs besides in a session. */
  ownFiles: readonly number[],
];

/**
 * Runs in the browser before anything else has come, as a script within index.html (build/early-start.ts puts it there): it refers to
 * nothing outside itself. The server sends index.html as not found for addresses that no page has: put behind the hash,
 * they make the router say so.
 */
export function fetchEarly(files: readonly string[], starts: readonly Start[]): void {
  if (location.pathname.length > 1 && location.pathname !== '/index.html' && location.hash === '') {
    history.replaceState(null, '', `/#${location.pathname}${location.search}`);
  }
  const opened = location.hash.slice(1).split('?')[0] || '/';
  const small = opened.toLowerCase();
  const isOpened = (own: string) =>
    own === small || (own.length > 1 && own.endsWith('/') && small.startsWith(own));
  const [address, indexes, calls, ownIndexes] = starts.find(([own]) => isOpened(own)) ?? ['', [], [], []];
  const hint = (attributes: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), attributes));
  const isStored = (key: string) => {
    try {
      return Object.hasOwn(localStorage, key);
    } catch {
      return false;
    }
  };
  const needed = isStored('authToken') ? [...indexes, ...ownIndexes] : indexes;
  for (const index of needed) hint({ rel: 'modulepreload', href: `/${files[index]}` });
  for (const [call, copy] of calls) {
    if (copy !== null && isStored(copy)) continue;
    try {
      /* In the letters in which the page will ask; for what cannot be read it will ask otherwise. */
      const rest = call.endsWith('/')
        ? encodeURIComponent(decodeURIComponent(opened.slice(address.length)))
        : '';
      hint({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: call + rest });
    } catch {}
  }
}
