import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faqWords, markWords, searchFaqs } from './search-faqs.ts';

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
  it('searches every category, ignoring case, questions before answers', () => {
    expect(found('cod')).toEqual(['cod', 'price']);
    expect(searchFaqs(categories, 'DOOR')).toEqual([
      { faq: categories[1]?.faqs[0], category: 'Payments & Delivery Services' },
    ]);
  });

  it('wants every word, in any order', () => {
    expect(found('weddings  bulk')).toEqual(['bulk']);
    expect(found('bulk cash')).toEqual([]);
  });

  it('finds one spelling by the other: chillus and accents (CONTENT-12)', () => {
    const answers = [{ name: 'x', faqs: [{ id: 'e', question: 'ഇളനീര്\u200d?', answer: 'Sauté it.' }] }];
    for (const search of ['ഇളനീർ', 'ഇളനീര്\u200d', 'saute', 'sauté', 'saute\u0301']) {
      expect(searchFaqs(answers, search)).toHaveLength(1);
    }
  });

  it('finds nothing where nothing is asked', () => {
    expect(found('   ')).toEqual([]);
  });
});

describe('marks on search hits', () => {
  it('marks each place and keeps its letter case', () => {
    expect(markWords('Cash? Pay cash.', faqWords('cash'))).toEqual([
      { text: 'Cash', hit: true },
      { text: '? Pay ', hit: false },
      { text: 'cash', hit: true },
      { text: '.', hit: false },
    ]);
  });

  it('takes characters of patterns as they stand', () => {
    for (const text of ['a+', 'pre-order', '2/3', '[x]']) {
      expect(markWords(`(${text})`, faqWords(text))).toContainEqual({ text, hit: true });
    }
  });

  it('marks what another spelling found', () => {
    const marked = (text: string, search: string) =>
      markWords(text, faqWords(search)).flatMap((stretch) => (stretch.hit ? [stretch.text] : []));
    expect(marked('Sauté it, SAUTE\u0301!', 'saute')).toEqual(['Sauté', 'SAUTE\u0301']);
    expect(marked('ഇളനീര്\u200d, ഇളനീർ', 'ഇളനീർ')).toEqual(['ഇളനീര്\u200d', 'ഇളനീർ']);
  });

  it('loses no character, for any search in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, search) => {
        const pieces = markWords(text, faqWords(search));
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });
});
