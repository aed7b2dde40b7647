import { CartToggle } from '../features/cart/components/cart-toggle.tsx';
import type { CardActions } from '../features/catalogue/components/product-card.tsx';
import { variantLabel } from '../features/catalogue/variant-choice.ts';
import { WishlistToggle } from '../features/wishlist/components/wishlist-toggle.tsx';

/** The heart and the plus of every product card. */
export const cardActions: CardActions = {
  heart: (product) => <WishlistToggle productId={product.id} variantId={null} name={product.name} />,
  cart: (product, variant) => {
    const label = variantLabel(product, variant);
    return (
      <CartToggle
        productId={product.id}
        variantId={variant.variantId}
        name={label === '' ? product.name : `${product.name}, ${label}`}
        soldOut={variant.quantity === 0}
      />
    );
  },
};
