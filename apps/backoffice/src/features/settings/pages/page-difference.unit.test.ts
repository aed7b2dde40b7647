import type { Section } from '@ilaneer/domain/page/section-kinds';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageDifference, sectionText } from './page-difference.ts';

const PAGE = { title: 'Monsoon', description: '', sections: [] };
const text = (id: string, body = `Text of ${id}`): Section => ({ id, kind: 'text', body });
const ids = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/), { minLength: 2, maxLength: 8 });

describe('the difference of two versions', () => {
  it('names title, added, removed, moved and changed sections with their fields', () => {
    const quotes: Section = {
      id: 'said',
      kind: 'quotes',
      title: 'Said',
      quotes: [{ quote: 'Good', name: 'Asha', place: '', stars: 5 }],
    };
    const before = { ...PAGE, sections: [text('a'), text('b'), text('c'), text('gone'), quotes] };
    const [said] = quotes.quotes;
    if (said === undefined) throw new Error('no quote');
    const after = {
      ...PAGE,
      title: 'Rain',
      sections: [
        text('c'),
        text('a'),
        text('b', 'New'),
        text('fresh'),
        { ...quotes, quotes: [{ ...said, stars: 4 }] },
      ],
    };
    expect(pageDifference(before, after)).toEqual([
      {
        id: '',
        name: 'Page',
        what: ['changed'],
        fields: [{ label: 'Title', before: 'Monsoon', after: 'Rain' }],
      },
      { id: 'c', name: 'Text: Text of c', what: ['moved'], fields: [] },
      {
        id: 'b',
        name: 'Text: New',
        what: ['changed'],
        fields: [{ label: 'Text', before: 'Text of b', after: 'New' }],
      },
      {
        id: 'fresh',
        name: 'Text: Text of fresh',
        what: ['added'],
        fields: [{ label: 'Text', before: '', after: 'Text of fresh' }],
      },
      {
        id: 'said',
        name: 'Quotes: Said',
        what: ['changed'],
        fields: [
          {
            label: 'Quotes',
            before: 'Quote: Good\nName: Asha\nStars, 1 to 5: 5',
            after: 'Quote: Good\nName: Asha\nStars, 1 to 5: 4',
          },
        ],
      },
      {
        id: 'gone',
        name: 'Text: Text of gone',
        what: ['removed'],
        fields: [{ label: 'Text', before: 'Text of gone', after: '' }],
      },
    ]);
  });

  it('is empty for the same version, and one moved section where one was moved', () => {
    fc.assert(
      fc.property(ids, fc.nat(), fc.nat(), (all, one, other) => {
        const sections = all.map((id) => text(id));
        expect(pageDifference({ ...PAGE, sections }, { ...PAGE, sections: [...sections] })).toEqual([]);
        const from = one % sections.length;
        const to = (from + 1 + (other % (sections.length - 1))) % sections.length;
        const moved = sections.toSpliced(from, 1).toSpliced(to, 0, ...sections.slice(from, from + 1));
        const difference = pageDifference({ ...PAGE, sections }, { ...PAGE, sections: moved });
        expect(difference.map(({ what }) => what)).toEqual([['moved']]);
      }),
    );
  });

  it('has the words of a section for the dialog of a conflict', () => {
    const packs: Section = {
      id: 'packs',
      kind: 'packs',
      title: 'Packs',
      groups: [{ name: 'Tea', category: 'tea', packs: [{ label: 'Box', count: 1, amount: 250, unit: 'g' }] }],
    };
    const whole =
      'Title: Packs\nCategories: Name: Tea\nCategory: tea\nPacks: Name: Box\nPieces: 1\nContents of a piece: 250\nUnit: g';
    expect(sectionText(packs, null)).toBe(whole);
    expect(sectionText(packs, { ...packs, title: 'Bags' })).toBe('Title: Packs');
    expect(sectionText({ ...packs, title: '' }, packs)).toBe('Title: (empty)');
    expect(sectionText(packs, packs)).toBe(whole);
  });
});
