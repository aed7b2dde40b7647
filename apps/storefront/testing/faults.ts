import type { Call } from '@ilaneer/contract/message/call';
import { queryClient } from '../src/lib/query-client.ts';
import type { FakeServer } from './fake-server.ts';
import { SHOPPER } from './replies/shop.ts';

export type Fault = 'cut' | 500 | 409 | 401;

export const FAULTS: readonly Fault[] = ['cut', 500, 409, 401];

export function wordsOf(fault: Fault): string {
  switch (fault) {
    case 'cut':
      return 'Network connection error. Please check your internet and try again.';
    case 500:
      return 'The shutters are stuck.';
    case 409:
      return 'Somebody else was faster.';
    case 401:
      return 'Session expired. Please login again.';
  }
}

/** From the next call on: a page that is still reading has read before. */
export async function breakCall<C extends Call>(
  server: FakeServer,
  method: C['method'],
  path: C['path'],
  fault: Fault,
): Promise<void> {
  await settled();
  if (fault === 'cut') server.cut<C>(method, path);
  else {
    const code = fault === 401 ? 'SESSION_REVOKED' : 'VALIDATION_FAILED';
    server.refuse<C>(method, path, { status: fault, message: wordsOf(fault), code });
  }
}

// Before a test fakes it.
const onFrame = requestAnimationFrame;
const CALM_FRAMES = 3;

/** Nothing is read, nor begins to be: parts of a page read again as they mount. */
export async function settled(): Promise<void> {
  for (let calm = 0; calm < CALM_FRAMES; calm += 1) {
    await new Promise(onFrame);
    if (queryClient.isFetching() > 0) calm = -1;
  }
}

export function logInElsewhere(): void {
  localStorage.setItem('userData', JSON.stringify(SHOPPER));
  localStorage.setItem('authToken', 'token-of-another-tab');
  window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
}
