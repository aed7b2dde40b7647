import { describe, expect, it } from 'vitest';
import { namesIn, stylePartsOf } from './style-parts.ts';

describe('the names that a selector needs', () => {
  it.each([
    ['a', ['a']],
    ['h1+p.lead', ['h1', 'p', '.lead']],
    ['*', []],
    [':root', []],
    ['#root[data-drawn]', []],
    ['.tagline[data-paused="a.b"]:hover:before', ['.tagline']],
    ['.max-lg\\:in-\\[\\:has\\(a\\)\\]\\:p-\\.5', ['.max-lg:in-[:has(a)]:p-.5']],
    ['.\\32 xl', ['.2xl']],
    [':is(:where(.group):hover .underlined)', ['.group', '.underlined']],
    [':where(.space>:not(:last-child))', ['.space']],
    ['.prose :is(ul,ol)', ['.prose']],
    ['body:has(.policy) nav:not(.policy *)', ['body', 'nav']],
    ['input:where([type=button],[type=reset])', ['input']],
  ])('%s', (selector, names) => {
    expect(namesIn(selector)).toEqual(names);
  });
});

it('a stylesheet is taken apart without losing what a page might need', () => {
  const css = `@layer theme{:root{--leaf:green}}@layer utilities{@media (width>=40rem){.a,.b c{top:0}}}
@property --x{syntax:"*";inherits:false}@keyframes spin{to{top:0}}
@font-face{font-family:A;src:url(a.woff2)}@font-face{font-family:B;src:local(C)}`;
  expect(stylePartsOf(css)).toEqual([
    { css: '@layer theme,utilities;', needs: [[]] },
    { opening: '@layer theme', parts: [{ css: ':root{--leaf:green}', needs: [[]] }] },
    {
      opening: '@layer utilities',
      parts: [
        {
          opening: '@media (width>=40rem)',
          parts: [{ css: '.a,.b c{top:0}', needs: [['.a'], ['.b', 'c']] }],
        },
      ],
    },
    { css: '@property --x{syntax:"*";inherits:false}', needs: [[]] },
    { name: 'spin', css: '@keyframes spin{to{top:0}}' },
    { css: '@font-face{font-family:B;src:local(C)}', needs: [[]] },
  ]);
});
