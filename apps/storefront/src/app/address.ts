import { pathOfAddress } from '@ilaneer/domain/storefront/plain-address';

/**
 * Puts the page of a plain address behind the hash, where the router reads it. A page that stands already is taken over
 * as the server drew it, which knows no query: that is returned, to be gone to afterwards.
 */
export function adoptAddress(isDrawn: boolean): string {
  const { pathname, search, hash } = location;
  if (hash.startsWith('#/')) {
    if (pathname !== '/') history.replaceState(history.state, '', `/${hash}`);
    return '';
  }
  if (pathname === '/' || pathname === '/index.html') return '';
  const later = isDrawn ? search : '';
  const address = pathname + (isDrawn ? '' : search) + hash;
  history.replaceState(history.state, '', `/#${pathOfAddress(address) ?? address}`);
  return later;
}

/** Makes an address readable for the router: a '%' that stands for no letter would make it complain at every look. */
export function mendAddress(): void {
  const [path = '', ...search] = location.hash.split('?');
  const mended = path.replace(/(?:%[\da-f]{2})+|%/gi, (part) =>
    isReadable(part) ? part : part.replaceAll('%', '%25'),
  );
  if (mended !== path) history.replaceState(history.state, '', [mended, ...search].join('?'));
}

function isReadable(escaped: string): boolean {
  try {
    // A call whose outcome goes nowhere would not be in the build.
    return decodeURIComponent(escaped) !== '';
  } catch {
    return false;
  }
}
