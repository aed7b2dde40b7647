import { EmptyCart } from '../../../features/cart/empty-cart.tsx';
import { brand } from '../../../lib/content.ts';

/** CART-16. */
export function Component() {
  return (
    <>
      <title>{`Your cart is empty – ${brand().name}`}</title>
      <EmptyCart />
    </>
  );
}
