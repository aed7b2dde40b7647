import { askClerk } from './clerk/clerk.ts';
import type { Order } from './shopper.ts';

/** Lets the time pass that an order may be paid in, and has the shop look after it at once. */
export function letPaymentTimePass({ orderNumber }: Order): Promise<void> {
  return askClerk({ do: 'end payment time', orderNumber });
}
