import { pathOfAddress } from '@ilaneer/domain/storefront/plain-address';
import { readablePath } from '@ilaneer/domain/storefront/readable-path';

/**
 * Puts the page of a plain address behind the hash, where the router reads it. What the server has drawn, whose path is
 * `drawn`, is taken over as it stands: what the address asks for beyond it is returned, to be gone to afterwards.
 */
export function adoptAddress(drawn: string | null): string {
  const { pathname, search, hash } = location;
  if (hash.startsWith('#/')) {
    if (pathname !== '/') history.replaceState(history.state, '', `/${hash}`);
    return '';
  }
  if (pathname === '/') return '';
  const address = pathname + search + hash;
  const asked = pathOfAddress(address) ?? address;
  history.replaceState(history.state, '', `/#${drawn ?? asked}`);
  return drawn === null || drawn === asked ? '' : asked;
}

/** Makes an address readable for the router: a '%' that stands for no letter would make it complain at every look. */
export function mendAddress(): void {
  const [path = '', ...search] = location.hash.split('?');
  const mended = readablePath(path);
  if (mended !== path) history.replaceState(history.state, '', [mended, ...search].join('?'));
}
