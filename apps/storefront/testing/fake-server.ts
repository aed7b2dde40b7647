import type { getArrival } from '@ilaneer/contract/address/arrival';
import type { getSitePage } from '@ilaneer/contract/page-sections';
import { type FakeCalls, openFakeCalls } from '@ilaneer/testing/browser/fake-calls';

export type FakeServer = FakeCalls & {
  readonly serve: (path: string, file: object) => void;
};

export function openFakeServer(): FakeServer {
  const { calls, serve } = openFakeCalls();
  // A shop whose pages are as they begin.
  calls.refuse<typeof getSitePage>('GET', '/site-pages/:slug', { status: 404, message: 'Page not found' });
  calls.answer<typeof getArrival>('GET', '/arrivals/:pin', {
    ...{ success: true, pinCode: '682001', isServed: true, takesCash: true, arrivesOn: '2036-12-02' },
  });
  return { ...calls, serve: (path, file) => serve('GET', path, async () => Response.json(file)) };
}
