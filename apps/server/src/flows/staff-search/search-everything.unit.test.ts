import { expect, it } from 'vitest';
import { type SearchProvider, searchEverything } from './search-everything.ts';

const provider = (kind: string, count: number, needs: SearchProvider['needs']): SearchProvider => ({
  kind,
  needs,
  find: async (text) =>
    Array.from({ length: count }, (_, at) => ({ id: `${at}`, title: `${text} ${at}`, detail: null })),
});

it('searches permitted kinds only, and shows a few hits of each (STAFF-1)', async () => {
  const providers = [
    provider('order', 9, ['orders.read']),
    provider('customer', 9, ['customers.read']),
    provider('parcel', 2, ['orders.read', 'orders.fulfil']),
  ];
  const results = await searchEverything(providers, ['orders.fulfil', 'orders.read'], 'asha');
  expect(results.map(({ kind }) => kind)).toEqual([...Array(5).fill('order'), 'parcel', 'parcel']);
  expect(await searchEverything(providers, [], 'asha')).toEqual([]);
});
