import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bannerProblems,
  bannerState,
  bannersAt,
  shadeOfWords,
  USUAL_FOCUS,
  type WrittenBanner,
} from './banner.ts';

const BANNER: WrittenBanner = {
  title: 'Coffee in bags',
  headline: 'Three ways to roast',
  text: 'One for every cup in the house.',
  linkLabel: 'Shop coffee',
  link: '/products',
  imageWide: 'banners/coffee-wide.svg',
  imageTall: 'banners/coffee-tall.svg',
  focusWide: USUAL_FOCUS.wide,
  focusTall: USUAL_FOCUS.tall,
  textTone: 'dark',
  isShown: true,
  shownFrom: null,
  shownUntil: null,
};
const at = (minute: number) => new Date(Date.UTC(2026, 11, 1, 0, minute));

describe('a banner that staff write (CONTENT-28, CONTENT-33)', () => {
  it.each([
    [[], {}],
    [[], { link: 'https://example.com/coffee' }],
    [[], { headline: '', text: '', link: '', linkLabel: '' }],
    [[], { imageTall: '' }],
    [[], { shownFrom: at(1), shownUntil: at(2) }],
    [['link'], { link: 'javascript:alert(1)' }],
    [['link'], { link: '//elsewhere.example' }],
    [['link'], { link: '' }],
    [['linkLabel'], { linkLabel: ' ' }],
    [['title'], { title: '\u200b' }],
    [['headline'], { headline: 'x'.repeat(201) }],
    [['text'], { text: 'x'.repeat(301) }],
    [['imageWide'], { imageWide: '../secrets.svg' }],
    [['imageWide'], { imageWide: '' }],
    [['imageTall'], { imageTall: 'https://elsewhere.example/a.png' }],
    [['focusWide.across'], { focusWide: { across: 101, down: 0 } }],
    [['focusTall.down'], { focusTall: { across: 0, down: 0.5 } }],
    [['shownFrom'], { shownFrom: new Date(Number.NaN) }],
    [['shownUntil'], { shownFrom: at(2), shownUntil: at(2) }],
  ])('has these faults: %j of %j', (fields, change) => {
    expect(bannerProblems({ ...BANNER, ...change }).map(({ field }) => field)).toEqual(fields);
  });
});

describe('the banners of a moment (CONTENT-34)', () => {
  it.each([
    [{}, 5, 'shown'],
    [{ isShown: false }, 5, 'hidden'],
    [{ shownFrom: at(5) }, 4, 'scheduled'],
    [{ shownFrom: at(5) }, 5, 'shown'],
    [{ shownUntil: at(5) }, 4, 'shown'],
    [{ shownUntil: at(5) }, 5, 'ended'],
  ])('%j is at minute %d: %s', (change, minute, state) => {
    expect(bannerState({ ...BANNER, ...change }, at(minute))).toBe(state);
  });

  const minute = fc.option(fc.integer({ min: 0, max: 20 }).map(at));
  const schedules = fc.array(fc.record({ isShown: fc.boolean(), shownFrom: minute, shownUntil: minute }));

  it('stay the same until the moment named, in their order', () => {
    fc.assert(
      fc.property(
        schedules,
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 0, max: 20 }),
        (all, now, later) => {
          const { shown, changesAt } = bannersAt(all, at(now));
          expect(shown).toEqual(all.filter((one) => shown.includes(one)));
          if (later < now || (changesAt !== null && at(later) >= changesAt)) return;
          expect(bannersAt(all, at(later)).shown).toEqual(shown);
        },
      ),
    );
  });

  it('name the first start or end to come, never of a hidden one', () => {
    const all = [
      { isShown: true, shownFrom: at(9), shownUntil: null },
      { isShown: true, shownFrom: at(1), shownUntil: at(7) },
      { isShown: false, shownFrom: at(5), shownUntil: at(6) },
    ];
    expect(bannersAt(all, at(4)).changesAt).toEqual(at(7));
    expect(bannersAt(all, at(7)).changesAt).toEqual(at(9));
    expect(bannersAt(all, at(9)).changesAt).toBeNull();
  });
});

const PHOTO = 'photos/0123456789abcdef0123456789abcdef-640.webp';
it.each([
  ['dark', ['art/a.svg', 'art/b.svg'], null],
  ['dark', ['art/a.svg', `/pictures/${PHOTO}`], 'light'],
  ['dark', [PHOTO, ''], 'light'],
  ['light', ['art/a.svg', ''], 'dark'],
  ['light', [PHOTO, ''], 'dark'],
] as const)('behind %s words on %j has the shade %s (CONTENT-33)', (tone, pictures, shade) => {
  expect(shadeOfWords(tone, pictures)).toBe(shade);
});
