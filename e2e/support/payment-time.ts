import { askClerk } from './clerk/clerk.ts';
import type { Order } from './shopper.ts';

export function letPaymentTimePass({ orderNumber }: Order): Promise<void> {
  return askClerk({ do: 'end payment time', orderNumber });
}
