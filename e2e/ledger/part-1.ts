import { calls } from './part-1/calls.ts';
import { catalogue } from './part-1/catalogue.ts';
import { home } from './part-1/home.ts';
import { login } from './part-1/login.ts';
import { navigation } from './part-1/navigation.ts';
import { product } from './part-1/product.ts';
import { session } from './part-1/session.ts';
import { signup } from './part-1/signup.ts';
import { wishlistHearts } from './part-1/wishlist-hearts.ts';
import type { State } from './row.ts';

/** Every state in which a text, constant or limit of the specification's part 1 is seen. */
export const PART_1: readonly State[] = [
  ...navigation,
  ...home,
  ...login,
  ...signup,
  ...session,
  ...catalogue,
  ...product,
  ...wishlistHearts,
  ...calls,
];
