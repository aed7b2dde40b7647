import { expect, it } from 'vitest';
import { FIRST_MENU, menuProblems, trimMenu } from './menu.ts';

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
