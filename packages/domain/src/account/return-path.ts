const LONGEST = 500;

const HOME = '/';

/**
 * The page of the shop to continue on after a login elsewhere (ACCOUNT-23). Only a path of the shop's own router
 * comes through (`/cart`, `/product/x?tab=1`, also as `#/cart` or `/#/cart`); anything that a browser could take for
 * another address, such as `//x`, `/\x` or `javascript:`, becomes the home page.
 */
export function safeReturnPath(text: string | undefined): string {
  const path = (text ?? '').replace(/^\/?#/, '');
  const isOwn = path.startsWith('/') && !/^\/[/\\]/.test(path) && path.length <= LONGEST;
  // Browsers drop tabs and line breaks from addresses, so '/\t/x' would become '//x'.
  const isPlain = [...path].every((character) => character > ' ' && character !== '\u007f');
  return isOwn && isPlain && !path.includes('\\') ? path : HOME;
}
