import { describe, expect, it } from 'vitest';
import { listPath, listTitle, readFilter, readListPage, writeFilter } from './filter-in-address.ts';
import { NO_FILTER, type ProductFilter, searchedFor } from './filter-products.ts';

describe('filter in the address', () => {
  it('is read back as written', () => {
    const filter: ProductFilter = {
      categories: ['caps', 't-shirts'],
      priceRanges: ['0-100', '1000+'],
      colors: ['Black'],
      origins: ['Sri Lanka', 'Korea Republic of'],
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

  it('has the best hit first where words are searched and no order is chosen', () => {
    expect(readFilter(new URLSearchParams('q=oil')).sortBy).toBe('relevance');
    expect(readFilter(new URLSearchParams('q=%20')).sortBy).toBe('name');
    expect(readFilter(new URLSearchParams('sort=relevance')).sortBy).toBe('name');
    const searched = searchedFor(NO_FILTER, 'oil');
    expect(writeFilter(searched).toString()).toBe('q=oil');
    expect(searchedFor(searched, '')).toEqual(NO_FILTER);
  });

  it('keeps an order that was chosen, by name too', () => {
    const dear = searchedFor({ ...NO_FILTER, sortBy: 'price-high-to-low' }, 'oil');
    expect(writeFilter(dear).toString()).toBe('sort=price-high-to-low&q=oil');
    const named: ProductFilter = { ...NO_FILTER, searchQuery: 'oil', sortBy: 'name' };
    expect(readFilter(writeFilter(named))).toEqual(named);
    expect(searchedFor(named, 'oils').sortBy).toBe('name');
  });

  it('ignores values that it does not know', () => {
    const search = new URLSearchParams('availability=soon&sort=best&category=all,caps&price=,,');
    expect(readFilter(search)).toEqual({ ...NO_FILTER, categories: ['caps'] });
  });
});

describe('a page of a list', () => {
  it('has one address, regardless of the order of its parts and of other parameters', () => {
    const read = (query: string) => {
      const search = new URLSearchParams(query);
      return listPath('/products', readFilter(search), readListPage(search));
    };
    expect(read('page=3&sort=newest&utm_source=x&category=caps')).toBe(
      '/products?category=caps&sort=newest&page=3',
    );
    expect(read('category=caps&category=t-shirts&page=1')).toBe('/products?category=caps%2Ct-shirts');
    for (const none of ['', 'page=', 'page=0', 'page=-1', 'page=2.5', 'page=1e3', 'page=many']) {
      expect(read(none)).toBe('/products');
    }
  });

  it('has a title that names its filter', () => {
    const name = (id: string) => id.toUpperCase();
    const filter = { ...NO_FILTER, categories: ['caps'], colors: ['Red'], searchQuery: ' onam ' };
    expect(listTitle('Our Products', NO_FILTER, 1, name)).toBe('Our Products');
    expect(listTitle('Our Products', filter, 2, name)).toBe('CAPS, Red: Results for “onam”, page 2');
  });
});
