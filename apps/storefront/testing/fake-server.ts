import { type FakeCalls, openFakeCalls } from '@ilaneer/testing/browser/fake-calls';

export type FakeServer = FakeCalls & {
  readonly serve: (path: string, file: object) => void;
};

export function openFakeServer(): FakeServer {
  const { calls, serve } = openFakeCalls();
  return { ...calls, serve: (path, file) => serve('GET', path, async () => Response.json(file)) };
}
