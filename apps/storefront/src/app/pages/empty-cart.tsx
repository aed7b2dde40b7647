import { EmptyCart } from '../../features/cart/components/empty-cart.tsx';
import { brand } from '../../lib/content.ts';

/** The empty-cart screen by its own address (part 1 section 2.1). */
export function Component() {
  return (
    <>
      <title>{`Your cart is empty – ${brand.name}`}</title>
      <EmptyCart />
    </>
  );
}
