import type { SearchHit } from '@ilaneer/contract/catalogue/search';
import { describe, expect, it } from 'vitest';
import { searchesToMake, suggestionsOf } from './suggestions.ts';

const hit: SearchHit = {
  productId: 'market-tote',
  name: 'Market Tote',
  categoryName: 'Tote bags',
  variantId: null,
  variantHint: '5 colours',
  imageUrl: '/pictures/tote.svg',
  priceFrom: 249,
  priceTo: 249,
  gst: 18,
  gstIncluded: false,
  availability: 'In stock',
};
const answer = { success: true as const, correctedTo: null, hits: [hit], total: 9, help: [] };

describe('suggestions', () => {
  it('lead to the products, and to all of them', () => {
    expect(suggestionsOf(answer, 'tote & co').map(({ to }) => to)).toEqual([
      '/Product-page/market-tote',
      '/ExploreProducts?q=tote+%26+co',
    ]);
  });

  it('lead to the variant that was named', () => {
    const red = { ...hit, variantId: 'tote red' };
    expect(suggestionsOf({ ...answer, hits: [red] }, 'red tote')[0]?.to).toBe(
      '/Product-page/market-tote?variant=tote%20red',
    );
  });

  it('show all results of the corrected search, not of the typed one', () => {
    expect(suggestionsOf({ ...answer, correctedTo: 'tote' }, 'toet').at(-1)?.to).toBe(
      '/ExploreProducts?q=tote',
    );
  });

  it('lead to help, also where no product answers', () => {
    const page = { kind: 'page' as const, title: 'Refund Policy', path: '/refund-policy' };
    const found = suggestionsOf({ ...answer, hits: [], total: 0, help: [page] }, 'refund');
    expect(found).toEqual([{ kind: 'help', to: '/refund-policy', hit: page }]);
  });

  it('are none where nothing was found', () => {
    expect(suggestionsOf({ ...answer, hits: [], total: 0 }, 'x')).toEqual([]);
  });

  it('repeat former searches', () => {
    expect(searchesToMake('recent', ['karikku'])).toEqual([
      { kind: 'recent', to: '/ExploreProducts?q=karikku', words: 'karikku' },
    ]);
  });
});
