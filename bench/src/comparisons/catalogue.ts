import type { Contest } from '../compare.ts';

/** The product list as a browser asks for it, against a bare route that sends the same bytes. */
export function catalogueContest(shopUrl: string, floorUrl: string): Contest {
  const headers = { 'accept-encoding': 'br' };
  return {
    name: 'GET getAllProducts',
    amount: 12_000,
    aim: 0.8,
    shop: { url: shopUrl, requests: async () => [{ path: '/api/getAllProducts', headers }] },
    floor: { url: floorUrl, requests: async () => [{ path: '/getAllProducts', headers }] },
  };
}
