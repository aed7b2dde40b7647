import { addressStep } from './part-2/address-step.ts';
import { cart } from './part-2/cart.ts';
import { contactAndStores } from './part-2/contact-and-stores.ts';
import { content } from './part-2/content.ts';
import { orderStatuses } from './part-2/order-statuses.ts';
import { orders } from './part-2/orders.ts';
import { paymentStep } from './part-2/payment-step.ts';
import { wishlist } from './part-2/wishlist.ts';
import type { State } from './row.ts';

/** Every state in which a text, constant or limit of the specification's part 2 is seen, but for the money ones. */
export const PART_2: readonly State[] = [
  ...cart,
  ...wishlist,
  ...addressStep,
  ...paymentStep,
  ...orders,
  ...orderStatuses,
  ...content,
  ...contactAndStores,
];
