import { type FakeCalls, openFakeCalls } from '@ilaneer/testing/browser/fake-calls';

/** The shop's server as a page sees it. */
export type FakeServer = FakeCalls & {
  /** Serves a file of the shop that is no call, such as '/shop-words.json'. */
  readonly serve: (path: string, file: object) => void;
};

/** Answers every call of the page in the place of the shop's server. */
export function openFakeServer(): FakeServer {
  const { calls, serve } = openFakeCalls();
  return { ...calls, serve: (path, file) => serve('GET', path, async () => Response.json(file)) };
}
