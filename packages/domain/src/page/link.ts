export const LINK_TEXT =
  'Please enter a page of the shop, such as /products, or an address that begins with https://';

const pageShape = /^\/(?![/\\])[^\s\\]*$/;

export function isLink(text: string): boolean {
  return pageShape.test(text) || (URL.canParse(text) && new URL(text).protocol === 'https:');
}
