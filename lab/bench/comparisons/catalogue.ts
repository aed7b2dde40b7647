import type { Contest } from '../compare.ts';
import type { Server } from '../server-process.ts';

type Setting = { readonly shop: Server; readonly floor: Server };

/** Against the same bytes. */
export function catalogueContest({ shop, floor }: Setting): Contest {
  const headers = { 'accept-encoding': 'br' };
  return {
    name: 'GET getAllProducts',
    amount: 12_000,
    aim: 0.9,
    shop: { server: shop, requests: async () => [{ path: '/api/getAllProducts', headers }] },
    floor: { server: floor, requests: async () => [{ path: '/getAllProducts', headers }] },
  };
}
