import { describe, expect, it } from 'vitest';
import { keysOf } from '../keys-of.ts';
import { emptyValues } from './section-fields.ts';
import { SECTION_KINDS, type Section } from './section-kinds.ts';
import { sectionProblems, trimSection } from './section-problems.ts';
import {
  FIXED_PAGES,
  FIXED_SLUGS,
  hasOnlyOwn,
  kindsOf,
  sitePageProblems,
  slugProblems,
  trimSitePage,
} from './site-page.ts';

const TEXT: Section = { id: 'one', kind: 'text', body: 'Cool water.' };
const HERO: Section = { id: 'hero', kind: 'hero', title: 'Us', text: '', picture: '', pictureAlt: '' };
const page = (...sections: Section[]) => ({ title: 'Offer', description: '', sections });
const emptyOf = (kind: Section['kind']) =>
  ({ id: kind, kind, ...emptyValues(SECTION_KINDS[kind].fields) }) as Section;

// CONTENT-41
describe('sections of a page', () => {
  it.each([
    ['a missing title', { ...HERO, title: ' ' }, 'title', 'Title is required'],
    [
      'a picture of another site',
      { ...HERO, picture: 'https://a.example/a.svg', pictureAlt: 'A' },
      'picture',
      'Choose a picture',
    ],
    [
      'a picture without its words',
      { ...HERO, picture: 'art/a.svg' },
      'pictureAlt',
      'What the picture shows and ‘Picture’ belong together',
    ],
    [
      'a script as a link',
      { ...emptyOf('call'), title: 'Write', linkLabel: 'Go', link: 'javascript:alert(1)' },
      'link',
      expect.stringMatching(/^Please enter a page/),
    ],
    ['no tagline', { ...emptyOf('taglines'), lines: [' '] }, 'lines', 'Taglines is required'],
    [
      'stars beyond five',
      { ...emptyOf('quotes'), title: 'Said', quotes: [{ quote: 'Good', name: 'Asha', place: '', stars: 6 }] },
      'quotes.0.stars',
      'Stars, 1 to 5 must be a whole number from 1 to 5',
    ],
    [
      'a pack within a group without a name',
      {
        ...emptyOf('packs'),
        title: 'Packs',
        groups: [{ name: 'Oil', category: 'oil', packs: [{ label: '', count: 1, amount: 200, unit: 'ml' }] }],
      },
      'groups.0.packs.0.label',
      'Name is required',
    ],
  ] as const)('refuse %s', (_, section, field, message) => {
    expect(sectionProblems(trimSection(section as Section))).toContainEqual({ field, message });
  });

  it('keep their id and kind, and lose outer blanks and fields of no kind', () => {
    const typed = { ...TEXT, body: ' Cool water. ', onclick: 'evil()' } as Section;
    expect(trimSection(typed)).toEqual(TEXT);
  });

  it('of every kind have a name, and are refused or fine without throwing, empty as they begin', () => {
    for (const kind of keysOf(SECTION_KINDS)) {
      expect(SECTION_KINDS[kind].label).not.toBe('');
      expect(() => sectionProblems(trimSection(emptyOf(kind)))).not.toThrow();
    }
  });
});

describe('a page of sections (CONTENT-40, CONTENT-41)', () => {
  it('begins with sections that pass its own rules', () => {
    for (const slug of FIXED_SLUGS) {
      const { label: title, sections } = FIXED_PAGES[slug];
      expect(sitePageProblems(slug, { title, description: '', sections })).toEqual([]);
    }
  });

  it.each([
    ['contact-us', page(TEXT), 'sections', 'This page needs its section ‘Contact form’'],
    ['monsoon-offer', page(TEXT, HERO), 'sections', '‘Head of the page’ is the first section'],
    [
      'home',
      page(emptyOf('banners'), { ...emptyOf('banners'), id: 'two' }),
      'sections',
      'There may be one section ‘Banners’',
    ],
    ['home', page(HERO), 'sections.0', '‘Head of the page’ is no section of this page'],
    ['monsoon-offer', page(emptyOf('stores')), 'sections.0', '‘Store finder’ is no section of this page'],
    ['monsoon-offer', page(TEXT, TEXT), 'sections', 'Two sections have the same id'],
    ['monsoon-offer', { ...page(), title: '' }, 'title', 'Title is required'],
    ['monsoon-offer', page({ ...TEXT, body: '' } as Section), 'sections.0.body', 'Text is required'],
  ] as const)('%s: %#', (slug, written, field, message) => {
    expect(sitePageProblems(slug, trimSitePage(written))).toContainEqual({ field, message });
  });

  it('has the contact form and the store finder on their pages alone', () => {
    expect(kindsOf('contact-us')).toContain('contact');
    expect(kindsOf('monsoon-offer')).not.toContain('contact');
    expect(kindsOf('store')).toContain('stores');
    expect(kindsOf('monsoon-offer')).toContain('hero');
  });

  it.each(['Monsoon', 'a--b', '-a', 'home', 'x'.repeat(61), ''])('is not added at %j', (slug) => {
    expect(slugProblems(slug)).not.toEqual([]);
  });
});

it('a fixed page of every shop has content once staff add a section (STOREFRONT-25)', () => {
  expect(hasOnlyOwn('about-us', [])).toBe(true);
  expect(hasOnlyOwn('about-us', [TEXT])).toBe(false);
  expect(hasOnlyOwn('store', FIXED_PAGES.store.sections)).toBe(true);
  expect(hasOnlyOwn('store', [...FIXED_PAGES.store.sections, TEXT])).toBe(false);
});
