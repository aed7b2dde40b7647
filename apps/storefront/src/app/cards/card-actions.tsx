import { useMemo } from 'react';
import { CartToggle, useCartToggles } from '../../features/cart/cart-toggles.tsx';
import type { CardActions } from '../../features/catalogue/cards/product-card.tsx';
import { asksForSize, variantLabel } from '../../features/catalogue/variant-choice.ts';
import { Heart } from '../../features/wishlist/heart.tsx';
import { useHearts } from '../../features/wishlist/use-hearts.ts';
import { SizedCartToggle } from './sized-cart-toggle.tsx';

/** The heart and the plus of every product card of a list. */
export function useCardActions(): CardActions {
  const heartOf = useHearts();
  const { toggleOf, inCart, announcement } = useCartToggles();
  return useMemo(
    () => ({
      heart: ({ id, name }) => (
        <Heart name={name} state={heartOf({ productId: id, variantId: null }, name)} />
      ),
      cart: (product, variant) => {
        if (asksForSize(product)) {
          const own = inCart(product.id);
          return <SizedCartToggle product={product} shown={variant} inCart={own} toggleOf={toggleOf} />;
        }
        const label = variantLabel(product, variant);
        const name = label === '' ? product.name : `${product.name}, ${label}`;
        const state = toggleOf({ productId: product.id, variantId: variant.variantId }, name);
        return <CartToggle name={name} soldOut={variant.quantity === 0} state={state} />;
      },
      news: announcement,
    }),
    [heartOf, toggleOf, inCart, announcement],
  );
}
