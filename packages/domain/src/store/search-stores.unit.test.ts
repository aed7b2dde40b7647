import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FindableStore, searchStores } from './search-stores.ts';

const stores: readonly FindableStore[] = [
  {
    code: 'MLP',
    name: 'Malappuram',
    pinCode: '676505',
    towns: ['Tirur', 'മലപ്പുറം'],
    latitude: 11.05,
    longitude: 76.07,
  },
  {
    code: 'KKD',
    name: 'Kozhikode',
    pinCode: '673032',
    towns: ['Calicut'],
    latitude: 11.26,
    longitude: 75.78,
  },
  {
    code: 'KCH',
    name: 'Kochi',
    pinCode: '682031',
    towns: ['Ernakulam', 'Fort Kochi'],
    latitude: 9.98,
    longitude: 76.27,
  },
  { code: 'ALP', name: 'Alappuzha', pinCode: '688001', towns: ['Alleppey'], latitude: 9.5, longitude: 76.34 },
];

function codes(query: string): string[] {
  return searchStores(stores, query).stores.map(({ code }) => code);
}

describe('store search', () => {
  it.each([
    ['MLP', ['MLP']],
    [' mlp ', ['MLP']],
    ['MPL', ['MLP']],
    ['ML', ['MLP']],
    ['calicut', ['KKD']],
    ['Kozhikod', ['KKD']],
    ['Kozikode', ['KKD']],
    ['allapuzha', ['ALP']],
    ['fort kochi', ['KCH']],
    ['മലപ്പുറം', ['MLP']],
    ['ko', ['KKD', 'KCH']],
    ['676505', ['MLP']],
    ['6820', ['KCH']],
  ])('%s finds %j', (query, expected) => {
    expect(searchStores(stores, query).match).toBe('found');
    expect(codes(query)).toEqual(expected);
  });

  it('shows the nearest for a PIN code of no store, with the way there', () => {
    const search = searchStores(stores, '680001');
    expect(search).toMatchObject({ match: 'nearest', distancesKm: [60, 61] });
    expect(search.stores.map(({ code }) => code)).toEqual(['KCH', 'MLP']);
    expect(codes('695001')).toEqual(['ALP', 'KCH']);
    expect(codes('600001')[0]).toBe('MLP');
  });

  it.each(['Reykjavik', 'x', '99', '9999999', '000000'])('%s finds none', (query) => {
    expect(searchStores(stores, query)).toEqual({ match: 'none', stores: [] });
  });

  it('shows all without a query', () => {
    expect(searchStores(stores, ' - ')).toEqual({ match: 'all', stores });
  });

  it('never throws and never invents a store', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (query) => {
        for (const store of searchStores(stores, query).stores) expect(stores).toContain(store);
      }),
    );
  });
});
