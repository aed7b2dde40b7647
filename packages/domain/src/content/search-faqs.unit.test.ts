import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markWords, searchFaqs, searchWords } from './search-faqs.ts';

const categories = [
  {
    name: 'Sales FAQ',
    faqs: [
      { id: 'price', question: 'Is GST in the price?', answer: 'It is added at the cart. COD is possible.' },
      { id: 'bulk', question: 'Do you sell in bulk?', answer: 'Yes, for weddings too.' },
    ],
  },
  {
    name: 'Payments & Delivery Services',
    faqs: [{ id: 'cod', question: 'Can I pay by COD?', answer: 'Yes, cash at the door.' }],
  },
];

const found = (search: string) => searchFaqs(categories, search).map(({ faq }) => faq.id);

describe('the search over all questions', () => {
  it('finds in every category, whatever the letter case, questions before answers', () => {
    expect(found('cod')).toEqual(['cod', 'price']);
    expect(searchFaqs(categories, 'DOOR')).toEqual([
      { faq: categories[1]?.faqs[0], category: 'Payments & Delivery Services' },
    ]);
  });

  it('wants every word, in any order', () => {
    expect(found('weddings  bulk')).toEqual(['bulk']);
    expect(found('bulk cash')).toEqual([]);
  });

  it('finds nothing where nothing is asked', () => {
    expect(found('   ')).toEqual([]);
  });
});

describe('the marks on what was found', () => {
  it('marks each place and keeps its letter case', () => {
    expect(markWords('Cash? Pay cash.', searchWords('cash'))).toEqual([
      { text: 'Cash', hit: true },
      { text: '? Pay ', hit: false },
      { text: 'cash', hit: true },
      { text: '.', hit: false },
    ]);
  });

  it('takes characters of patterns as they stand', () => {
    for (const text of ['a+', 'pre-order', '2/3', '[x]']) {
      expect(markWords(`(${text})`, searchWords(text))).toContainEqual({ text, hit: true });
    }
  });

  it('loses no character, whatever is searched for in whatever text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, search) => {
        const pieces = markWords(text, searchWords(search));
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });
});
