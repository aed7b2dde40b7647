import { describe, expect, it } from 'vitest';
import { readFilter, writeFilter } from './filter-in-address.ts';
import { NO_FILTER, type ProductFilter } from './filter-products.ts';

describe('filter in the address', () => {
  it('comes back as it was written', () => {
    const filter: ProductFilter = {
      categories: ['caps', 't-shirts'],
      priceRanges: ['0-100', '1000+'],
      colors: ['Black'],
      availability: 'low-stock',
      sortBy: 'newest',
      searchQuery: 'crew & neck, soft',
    };
    expect(readFilter(new URLSearchParams(writeFilter(filter).toString()))).toEqual(filter);
  });

  it('is empty when nothing is filtered, and empty means nothing filtered', () => {
    expect(writeFilter(NO_FILTER).toString()).toBe('');
    expect(readFilter(new URLSearchParams())).toEqual(NO_FILTER);
  });

  it('ignores values that it does not know', () => {
    const search = new URLSearchParams('availability=soon&sort=best&category=all,caps&price=,,');
    expect(readFilter(search)).toEqual({ ...NO_FILTER, categories: ['caps'] });
  });
});
