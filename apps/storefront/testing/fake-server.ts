import type { getSitePage } from '@ilaneer/contract/page-sections';
import { type FakeCalls, openFakeCalls } from '@ilaneer/testing/browser/fake-calls';

export type FakeServer = FakeCalls & {
  readonly serve: (path: string, file: object) => void;
};

export function openFakeServer(): FakeServer {
  const { calls, serve } = openFakeCalls();
  // A shop whose pages are as they begin.
  calls.refuse<typeof getSitePage>('GET', '/site-pages/:slug', { status: 404, message: 'Page not found' });
  return { ...calls, serve: (path, file) => serve('GET', path, async () => Response.json(file)) };
}
