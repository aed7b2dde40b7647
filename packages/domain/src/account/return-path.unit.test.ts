import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './return-path.ts';

describe('the page after a login', () => {
  it.each([
    ['/cart', '/cart'],
    ['#/cart', '/cart'],
    ['/#/product/x?tab=1', '/product/x?tab=1'],
    ['/', '/'],
    [undefined, '/'],
    ['', '/'],
    ['cart', '/'],
    ['//evil.example', '/'],
    ['#//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['\n//evil.example', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    [`/${'a'.repeat(600)}`, '/'],
  ])('%j gives %j', (text, path) => {
    expect(safeReturnPath(text)).toBe(path);
  });

  it('never leaves the shop', () => {
    const risky = fc.string({
      unit: fc.constantFrom(
        '/',
        '\\',
        '#',
        '?',
        ':',
        '@',
        '.',
        '\t',
        '\n',
        ' ',
        '%2f',
        'evil.example',
        'https:',
      ),
    });
    fc.assert(
      fc.property(risky, (text) => {
        const base = 'https://shop.example.in';
        expect(new URL(safeReturnPath(text), base).origin).toBe(base);
      }),
    );
  });
});
