import type { ProductCardView, VariantCardView } from '@ilaneer/contract/catalogue/product-card';
import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { useMemo } from 'react';
import { CartToggle, useCartToggles } from '../../features/cart/cart-toggles.tsx';
import type { CardActions } from '../../features/catalogue/cards/product-card.tsx';
import { asksForSize, isInStock, variantLabel } from '../../features/catalogue/variant-choice.ts';
import { Heart } from '../../features/wishlist/heart.tsx';
import { useHearts } from '../../features/wishlist/use-hearts.ts';
import { prepareSizeSheet, useSizeQuestion } from './size-question.tsx';

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
        return <CartToggle name={name} soldOut={!isInStock(variant)} state={state} />;
      },
      announcement,
    }),
    [heartOf, toggleOf, inCart, announcement],
  );
}

type SizedCartToggleProps = {
  readonly product: ProductCardView;
  readonly shown: VariantCardView;
  readonly inCart: readonly string[];
  readonly toggleOf: ReturnType<typeof useCartToggles>['toggleOf'];
};

/** Plus of wearables: asks for a size; a tick removes the item. */
function SizedCartToggle({ product, shown, inCart, toggleOf }: SizedCartToggleProps) {
  const nameOf = (variant: VariantCardView) => `${product.name}, ${variantLabel(product, variant)}`;
  const stateOf = (variant: VariantCardView) =>
    toggleOf({ productId: product.id, variantId: variant.variantId }, nameOf(variant));
  const { ask, sheet } = useSizeQuestion(product, shown, stateOf);
  const { busy } = toggleOf({ productId: product.id, variantId: null }, product.name);
  const inStock = product.variantCombinations.some(isInStock);
  const [only, ...others] = product.variantCombinations.filter(({ variantId }) => inCart.includes(variantId));
  const takesOut = only !== undefined && others.length === 0;

  function labelOf(): string {
    if (takesOut) return `Remove ${nameOf(only)} from cart`;
    if (only !== undefined) return `${product.name} is in your cart in ${inCart.length} choices: change them`;
    return inStock ? `Add ${product.name} in your size to cart` : `${product.name} is sold out`;
  }

  return (
    <>
      <IconButton
        icon={only === undefined ? 'plus' : 'tick'}
        variant={only === undefined ? 'solid' : 'soft'}
        label={labelOf()}
        aria-haspopup={takesOut ? undefined : 'dialog'}
        busy={busy}
        disabled={!inStock && only === undefined}
        onPointerEnter={prepareSizeSheet}
        onClick={takesOut ? stateOf(only).press : ask}
      />
      {sheet}
    </>
  );
}
