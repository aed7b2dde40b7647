import type { PlaceOrderBody } from '@ilaneer/contract/order/order';
import { readStored, removeStored, writeStored } from '../../../lib/storage.ts';

// Then the server is no longer asked.
const ASKED_FOR_MS = 3_600_000;

/** CHECKOUT-9. */
export type OrderAttempt = { readonly key: string; readonly body: PlaceOrderBody };

/** Reuses the key for an equal request, so that retries can't order twice; a new key for relevant changes. */
export function attemptFor(
  body: PlaceOrderBody,
  former: OrderAttempt | null,
  newKey: () => string,
): OrderAttempt {
  const isSame = former !== null && agreementOf(former.body) === agreementOf(body);
  return { key: isSame ? former.key : newKey(), body };
}

// The card holder's name is irrelevant.
function agreementOf({ paymentDetails: _unread, ...agreement }: PlaceOrderBody): string {
  return JSON.stringify(agreement);
}

export function storeSentAttempt({ key }: OrderAttempt): void {
  writeStored('sentOrder', JSON.stringify({ key, sentAt: Date.now() }));
}

export function forgetSentAttempt(): void {
  removeStored('sentOrder');
}

/** CHECKOUT-19. */
export function unansweredAttempt(): string | null {
  try {
    const sent: unknown = JSON.parse(readStored('sentOrder') ?? 'null');
    if (typeof sent !== 'object' || sent === null || !('key' in sent) || !('sentAt' in sent)) return null;
    const isRecent = typeof sent.sentAt === 'number' && Date.now() - sent.sentAt < ASKED_FOR_MS;
    return isRecent && typeof sent.key === 'string' ? sent.key : null;
  } catch {
    return null;
  }
}
