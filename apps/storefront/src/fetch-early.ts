/** What an address begins with, which of the build's files its page needs, and what it asks the server for first. */
type Start = readonly [
  address: string,
  files: readonly number[],
  calls: readonly (readonly [string, string])[],
];

/**
 * Runs in the browser before anything else has come, as a script within index.html (see early-start.ts): refers to
 * nothing outside itself.
 */
export function fetchEarly(files: readonly string[], starts: readonly Start[]): void {
  const opened = location.hash.slice(1).split('?')[0] || '/';
  const small = opened.toLowerCase();
  const isOpened = (own: string) =>
    own === small || (own.length > 1 && own.endsWith('/') && small.startsWith(own));
  const [address, indexes, calls] = starts.find(([own]) => isOpened(own)) ?? ['', [], []];
  const hint = (attributes: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement('link'), attributes));
  for (const index of indexes) hint({ rel: 'modulepreload', href: `/${files[index]}` });
  const isKept = (key: string) => {
    try {
      return Object.hasOwn(localStorage, key);
    } catch {
      return false;
    }
  };
  for (const [call, copy] of calls) {
    if (isKept(copy)) continue;
    const href = call.endsWith('/') ? call + opened.slice(address.length) : call;
    hint({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
  }
}
