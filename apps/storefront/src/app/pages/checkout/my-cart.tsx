import { CartStep } from '../../../features/checkout/cart-step.tsx';
import { LineWishlist } from '../../../features/wishlist/line-wishlist.tsx';

export function MyCart() {
  return (
    <CartStep
      lineActions={({ productId, variantId, name }, busy) => (
        <LineWishlist productId={productId} variantId={variantId} name={name} busy={busy} />
      )}
    />
  );
}
