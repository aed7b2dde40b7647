import { keysOf } from '@ilaneer/domain/keys-of';
import type { SectionField, SectionFields } from '@ilaneer/domain/page/section-fields';
import { SECTION_KINDS, type Section, type SectionKind } from '@ilaneer/domain/page/section-kinds';
import { FIXED_PAGES, kindsOf } from '@ilaneer/domain/page/site-page';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyOf, fieldsOf, formOf, newSection, placeOf, problemsOf, titleOf } from './page-form.ts';

const KINDS = keysOf(SECTION_KINDS);
const EMPTY = { title: 'Monsoon', description: '', sections: [] };

const words = fc.stringMatching(/^[a-z0-9]{1,6}( [a-z0-9]{1,6})?$/);
const lines = fc.array(words, { minLength: 1, maxLength: 3 }).map((all) => all.join('\n'));

function anyValue(field: SectionField): fc.Arbitrary<unknown> {
  switch (field.type) {
    case 'line':
    case 'picture':
    case 'link':
    case 'category':
      return fc.oneof(fc.constant(''), words);
    case 'text':
    case 'markdown':
      return fc.oneof(fc.constant(''), lines);
    case 'lines':
      return fc.array(words, { maxLength: 3 });
    case 'paragraphs':
      return fc.array(lines, { maxLength: 3 });
    case 'number':
      return fc.integer({ min: field.least, max: field.most });
    case 'choice':
      return fc.constantFrom(...keysOf(field.options));
    case 'list':
      return fc.array(valuesOf(field.fields), { maxLength: 3 });
  }
}

function valuesOf(fields: SectionFields): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, anyValue(field)])),
  );
}

function sectionOf(kind: SectionKind): fc.Arbitrary<Section> {
  return valuesOf(fieldsOf(kind)).map((values) => ({ id: 'one', kind, ...values }) as Section);
}

function leaves(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  return Object.values(value).flatMap(leaves);
}

describe('sections as typed', () => {
  it.each(KINDS)('of the kind %s are texts, and come back unchanged', (kind) => {
    fc.assert(
      fc.property(sectionOf(kind), (section) => {
        const form = formOf({ ...EMPTY, sections: [section] });
        expect(leaves(form).every((leaf) => typeof leaf === 'string')).toBe(true);
        expect(bodyOf(form)).toEqual({ ...EMPTY, sections: [section] });
      }),
      { numRuns: 50 },
    );
  });

  it.each(KINDS)('of an earlier release get the fields that the kind %s has now', (kind) => {
    const earlier = { id: 'one', kind } as Section;
    const [section] = formOf({ ...EMPTY, sections: [earlier] }).sections;
    expect(Object.keys(section ?? {}).toSorted()).toEqual(
      ['id', 'kind', ...keysOf(fieldsOf(kind))].toSorted(),
    );
  });

  it('drop empty lines, and name the field of a wrong number', () => {
    const taglines = { ...newSection('taglines'), lines: ' One \n\nTwo\n' };
    const quotes = {
      ...newSection('quotes'),
      title: 'Said',
      quotes: [{ quote: 'Good', name: 'Asha', place: '', stars: 'five' }],
    };
    const form = { ...EMPTY, sections: [taglines, quotes] };
    expect(bodyOf(form).sections[0]).toMatchObject({ lines: ['One', 'Two'] });
    expect(problemsOf('monsoon', form)).toEqual([
      { field: 'sections.1.quotes.0.stars', message: 'Stars, 1 to 5 must be a whole number from 1 to 5' },
    ]);
  });

  it.each([
    [{ kind: 'story', title: ' Our story ' }, 'Our story'],
    [{ kind: 'taglines', lines: 'First\nSecond' }, 'First'],
    [{ kind: 'statements', statements: [{ title: 'Vision', text: '', picture: '' }] }, 'Vision'],
    [{ kind: 'statements', statements: [] }, ''],
    [{ kind: 'banners' }, ''],
  ] as const)('are told apart by their first words: %j', ({ kind, ...values }, title) => {
    expect(titleOf({ ...newSection(kind), ...values })).toBe(title);
  });
});

describe('the place of a new section', () => {
  const text = { ...newSection('text'), body: 'Hello' };
  const form = { ...EMPTY, sections: [text, newSection('call')] };

  it('is the wanted one; the head of a page goes first', () => {
    expect(placeOf('story', 'about-us', form, 1)).toBe(1);
    expect(placeOf('hero', 'about-us', form, 2)).toBe(0);
  });

  it('is none for a second one of a kind that stands once, and for kinds of other pages', () => {
    const sections = [newSection('hero'), text];
    expect(placeOf('hero', 'about-us', { ...EMPTY, sections }, 2)).toBeNull();
    expect(placeOf('hero', 'home', form, 2)).toBeNull();
    expect(placeOf('contact', 'home', form, 2)).toBeNull();
  });

  it.each(keysOf(FIXED_PAGES))('is somewhere on %s for every kind that its first version lacks', (slug) => {
    const first = formOf({ ...EMPTY, sections: [...FIXED_PAGES[slug].sections] });
    const present = new Set(first.sections.map(({ kind }) => kind));
    const lacking = kindsOf(slug).filter((kind) => !present.has(kind));
    expect(lacking.length).toBeGreaterThan(0);
    for (const kind of lacking)
      expect(placeOf(kind, slug, first, first.sections.length), kind).not.toBeNull();
  });
});
