import { describe, expect, it } from 'vitest';
import {
  articleProblems,
  authorProblems,
  draftProblems,
  pageProblems,
  questionProblems,
} from './content-problems.ts';

const ARTICLE = {
  slug: 'from-husk-to-rope',
  title: 'From husk to rope',
  body: 'It begins with *water*.',
  category: 'Coconut',
  excerpt: 'It begins with water.',
  cover: 'art/blog-1.svg',
  coverAlt: 'A coil of rope',
};

const fieldsOf = (problems: readonly { readonly field: string }[]) => problems.map(({ field }) => field);

describe('content written by staff (CONTENT-28)', () => {
  it.each([
    [[], {}],
    [['slug'], { slug: 'From Husk' }],
    [['slug'], { slug: 'husk--rope' }],
    [['title'], { title: '' }],
    [['body'], { body: '' }],
    [['excerpt'], { excerpt: 'It begins with <b>water</b>.' }],
    [['cover'], { cover: 'https://elsewhere.example/rope.png' }],
    [['coverAlt'], { coverAlt: '' }],
  ])('has these faults as an article: %j of %j', (fields, change) => {
    expect(fieldsOf(articleProblems({ ...ARTICLE, ...change }))).toEqual(fields);
  });

  it.each([
    [[], { body: '', category: '', excerpt: '', cover: '', coverAlt: '' }],
    [['title'], { title: '' }],
    [['slug'], { slug: 'Rope' }],
    [['slug'], { slug: 'x'.repeat(101) }],
    [['body'], { body: 'x'.repeat(60_001) }],
    [['excerpt'], { excerpt: '<b>' }],
    [['cover'], { cover: 'https://elsewhere.example/rope.png' }],
  ])('has these faults as a draft: %j of %j', (fields, change) => {
    expect(fieldsOf(draftProblems({ ...ARTICLE, ...change }))).toEqual(fields);
  });

  it.each([
    [[], {}],
    [['name'], { name: '' }],
    [['about'], { about: 'x'.repeat(301) }],
    [[], { picture: '' }],
    [['picture'], { picture: 'https://elsewhere.example/meera.png' }],
  ])('has these faults as an author: %j of %j', (fields, change) => {
    const author = { name: 'Meera', about: 'Writes.', picture: 'art/author-1.svg' };
    expect(fieldsOf(authorProblems({ ...author, ...change }))).toEqual(fields);
  });

  it('has an address, a title and a text as a page', () => {
    expect(fieldsOf(pageProblems({ slug: '', title: '', body: '' }))).toEqual(['slug', 'title', 'body']);
  });

  it('has a question and an answer each time as a group of questions', () => {
    const faqs = [
      { question: 'How long does it keep?', answer: 'Nine months.' },
      { question: ' ', answer: '' },
    ];
    expect(fieldsOf(questionProblems({ title: 'Goods', faqs }))).toEqual([
      'faqs.1.question',
      'faqs.1.answer',
    ]);
  });
});
