import { describe, expect, it } from 'vitest';
import { shopPathOf } from './shop-paths.ts';

describe('a plain address', () => {
  it.each([
    ['/cart', '/cart'],
    ['/CART/', '/cart'],
    ['/faq', '/Faq'],
    ['/orderCOMPLETE', '/OrderComplete'],
    ['/product-page/Coco-Water', '/Product-page/Coco-Water'],
    ['/Newsletter/Confirm', '/newsletter/confirm'],
    ['/', '/'],
    ['/nowhere', null],
    ['/cart/more', null],
    ['/Product-page/', null],
    ['/Product-page/a/b', null],
    ['//evil.example', null],
  ])('%s means %s', (address, path) => {
    expect(shopPathOf(address)).toBe(path);
  });
});
