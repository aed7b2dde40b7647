import { pathOfAddress } from '@ilaneer/domain/storefront/plain-address';
import { readablePath } from '@ilaneer/domain/storefront/readable-path';

/** A served page (`drawn`) is hydrated as is; the rest of the address is returned for later. */
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

/** Escapes an invalid '%', on which the router would fail. */
export function mendAddress(): void {
  const [path = '', ...search] = location.hash.split('?');
  const mended = readablePath(path);
  if (mended !== path) history.replaceState(history.state, '', [mended, ...search].join('?'));
}
