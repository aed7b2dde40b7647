import { cart } from './part-2/cart.ts';
import { checkout } from './part-2/checkout.ts';
import { content } from './part-2/content.ts';
import { orders } from './part-2/orders.ts';
import { wishlist } from './part-2/wishlist.ts';
import type { State } from './row.ts';

/** Every state in which a text, constant or limit of the specification's part 2 is seen, but for the money ones. */
export const PART_2: readonly State[] = [...cart, ...wishlist, ...checkout, ...orders, ...content];
