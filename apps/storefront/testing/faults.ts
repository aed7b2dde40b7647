import type { Call } from '@ilaneer/contract/message/call';
import type { FakeServer } from './fake-server.ts';
import { SHOPPER } from './replies/shop.ts';

/** Lost connection or status. */
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

export function breakCall<C extends Call>(
  server: FakeServer,
  method: C['method'],
  path: C['path'],
  fault: Fault,
): void {
  if (fault === 'cut') server.cut<C>(method, path);
  else {
    const code = fault === 401 ? 'SESSION_REVOKED' : 'VALIDATION_FAILED';
    server.refuse<C>(method, path, { status: fault, message: wordsOf(fault), code });
  }
}

export function logInElsewhere(): void {
  localStorage.setItem('userData', JSON.stringify(SHOPPER));
  localStorage.setItem('authToken', 'token-of-another-tab');
  window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
}
