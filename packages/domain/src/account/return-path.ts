const LONGEST = 500;

const HOME = '/';

/**
 * Only paths of the shop's router pass (`/cart`, `#/cart`, `/#/cart`); anything a browser could resolve
 * elsewhere (`//x`, `/\x`, `javascript:`) becomes the home page (ACCOUNT-23).
 */
export function safeReturnPath(text: string | undefined): string {
  const path = (text ?? '').replace(/^\/?#/, '');
  const isOwn = path.startsWith('/') && !/^\/[/\\]/.test(path) && path.length <= LONGEST;
  // Browsers strip tabs and line breaks, so '/\t/x' would become '//x'.
  const isPlain = [...path].every((character) => character > ' ' && character !== '\u007f');
  return isOwn && isPlain && !path.includes('\\') ? path : HOME;
}
