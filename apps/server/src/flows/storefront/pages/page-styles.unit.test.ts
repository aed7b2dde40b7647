import type { StyleParts } from '@ilaneer/contract/page-styles';
import { expect, it } from 'vitest';
import { pickStyles } from './page-styles.ts';

const PARTS: StyleParts = [
  { css: '@layer base,utilities;', needs: [[]] },
  {
    opening: '@layer base',
    parts: [
      {
        opening: ':root',
        values: [
          ['--leaf', 'green'],
          ['--leaf-dark', 'var(--palm)'],
          ['--palm', 'black'],
        ],
      },
      { css: 'a{color:var(--leaf)}', needs: [['a']] },
      { css: 'table,dl{margin:0}', needs: [['table'], ['dl']] },
    ],
  },
  {
    opening: '@layer utilities',
    parts: [
      { opening: '@media print', parts: [{ css: '.gone{display:none}', needs: [['.gone']] }] },
      { css: '.spins{animation:1s spin}', needs: [['.spins']] },
      { css: '.group:hover .\\[\\&\\>p\\]{color:var(--leaf-dark)}', needs: [['.group', '.[&>p]']] },
    ],
  },
  { name: '--leaf', css: '@property --leaf{}' },
  { name: 'spin', css: '@keyframes spin{}' },
];

it('a page gets what its tags and classes need, and layers keep their order', () => {
  expect(pickStyles(PARTS, '<p class="plain">Nothing</p>')).toBe('@layer base,utilities;');
  expect(pickStyles(PARTS, '<dl></dl>')).toBe('@layer base,utilities;@layer base{table,dl{margin:0}}');
});

it('a selector of several names needs all of them, as they stand in an attribute', () => {
  expect(pickStyles(PARTS, '<p class="group">')).not.toContain('hover');
  expect(pickStyles(PARTS, '<p class="group [&amp;&gt;p]">')).toContain('hover');
});

it('custom properties, their values and animations come with their rules, through any chain', () => {
  const styles = pickStyles(PARTS, '<a class="spins">');
  expect(styles).toContain(':root{--leaf:green}');
  expect(styles).toContain('@property --leaf{}');
  expect(styles).toContain('@keyframes spin{}');
  expect(pickStyles(PARTS, '<p class="group [&amp;&gt;p]">')).toContain(
    ':root{--leaf-dark:var(--palm);--palm:black}',
  );
  expect(pickStyles(PARTS, '<path fill="var(--palm)">')).toContain(':root{--palm:black}');
});
