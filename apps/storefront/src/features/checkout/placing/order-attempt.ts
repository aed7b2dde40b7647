import type { PlaceOrderBody } from '@ilaneer/contract/order/order';
import { readStored, removeStored, writeStored } from '../../../lib/storage.ts';

// The server may still be placing the order when the browser stops waiting; later than this it is not asked any more.
const ASKED_FOR_MS = 3_600_000;

/** One attempt to order: the request, and the key that makes its repetitions one order (CHECKOUT-9). */
export type OrderAttempt = { readonly key: string; readonly body: PlaceOrderBody };

/**
 * The attempt for a request: under the former key when the request is the same, so that a second click or a retry
 * after a lost connection can't order twice; under a new one when anything in it changed that the shop goes by.
 */
export function attemptFor(
  body: PlaceOrderBody,
  former: OrderAttempt | null,
  newKey: () => string,
): OrderAttempt {
  const isSame = former !== null && agreementOf(former.body) === agreementOf(body);
  return { key: isSame ? former.key : newKey(), body };
}

// A card holder's name that was corrected after a lost answer makes no other order of it.
function agreementOf({ paymentDetails: _unread, ...agreement }: PlaceOrderBody): string {
  return JSON.stringify(agreement);
}

/** Stores the key of an attempt before it is sent, so that a page that is loaded again can ask what became of it. */
export function storeSentAttempt({ key }: OrderAttempt): void {
  writeStored('sentOrder', JSON.stringify({ key, sentAt: Date.now() }));
}

/** Forgets the attempt: its answer has come, or the shopper has been told. */
export function forgetSentAttempt(): void {
  removeStored('sentOrder');
}

/** The key of an attempt whose answer never came, or null (CHECKOUT-19). */
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
