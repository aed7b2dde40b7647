import { expect, it } from 'vitest';
import { FIRST_MENU, isFirstBar, menuProblems, trimMenu } from './menu.ts';

// SETTING-22
it('begins with a menu that passes its own rules', () => {
  expect(menuProblems(trimMenu(FIRST_MENU))).toEqual([]);
});

it.each([
  [{ bar: [] }, 'bar', 'Add a link'],
  [{ bar: [{ label: ' ', link: '/' }] }, 'bar.0.label', 'Label is required'],
  [{ foot: [{ label: 'Us', link: 'javascript:alert(1)' }] }, 'foot.0.link', expect.stringMatching(/^Please/)],
  [
    {
      foot: [
        { label: 'One', link: '/p/one' },
        { label: 'Two', link: '/p/one' },
      ],
    },
    'foot.1.link',
    'This link is named twice',
  ],
  [
    { bar: Array.from({ length: 9 }, (_, index) => ({ label: `${index}`, link: `/p/${index}` })) },
    'bar',
    'There may be at most 8 links',
  ],
])('%j are refused at %s', (change, field, message) => {
  expect(menuProblems(trimMenu({ ...FIRST_MENU, ...change }))).toEqual([{ field, message }]);
});

it.each([
  ['the same', FIRST_MENU.bar, true],
  ['another label', FIRST_MENU.bar.with(1, { link: '/about-us', label: 'Our story' }), false],
  ['one link fewer', FIRST_MENU.bar.slice(1), false],
  ['one link more', FIRST_MENU.foot, false],
  ['another order', FIRST_MENU.bar.toReversed(), false],
])('tells whether staff changed the head menu: %s', (_name, bar, isFirst) => {
  expect(isFirstBar(bar)).toBe(isFirst);
});
