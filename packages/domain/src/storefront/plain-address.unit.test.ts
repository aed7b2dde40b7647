import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, articleAddress, pathOfAddress, productPath } from './plain-address.ts';

describe('the address of a page', () => {
  it.each([
    ['/', '/'],
    ['/products?sort=newest', '/products?sort=newest'],
    ['/Product-page/coco-water?variant=v1', '/Product-page/coco-water?variant=v1'],
    ['/blog-details?slug=from-husk-to-rope', '/blog-details/from-husk-to-rope'],
    ['/blog-details?slug=a%20b&from=mail#end', '/blog-details/a%20b?from=mail#end'],
    ['/blog-details', '/#/blog-details'],
    ['/privacy-policy#cookies', '/privacy-policy#cookies'],
    ['/cart', '/#/cart'],
    ['/OrderComplete?productId=x', '/#/OrderComplete?productId=x'],
  ])('%s is linked as %s', (path, address) => {
    expect(addressOf(path)).toBe(address);
  });

  it('of a product and of an article is what they are linked as', () => {
    expect(productPath('a b')).toBe('/Product-page/a%20b');
    expect(productPath('a', 'b&c')).toBe('/Product-page/a?variant=b%26c');
    expect(articleAddress('a/b')).toBe(addressOf('/blog-details?slug=a%2Fb'));
  });

  it('leads back to the page', () => {
    const part = fc.string({ minLength: 1 }).map(encodeURIComponent);
    const path = fc.oneof(
      fc.constantFrom('/', '/products', '/Faq', '/cart', '/account'),
      part.map((id) => `/Product-page/${id}`),
      part.map((slug) => `/blog-details?${new URLSearchParams({ slug })}`),
    );
    fc.assert(
      fc.property(path, (one) => {
        expect(pathOfAddress(addressOf(one))).toBe(one);
      }),
    );
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/api/stores',
    'mailto:a@b.example',
    '/blog-details/%E0',
    '/blog-detailsx/y',
  ])('%s is no page of the shop', (address) => {
    expect(pathOfAddress(address)).toBeNull();
  });
});
