import type { ProductCardView } from '@ilaneer/contract/catalogue/product-card';
import { newestFirst } from '@ilaneer/domain/catalogue/product-order';
import { PageSection } from '@ilaneer/ui/text/page-section';
import { useRef } from 'react';
import { ProductGrid, ProductGridSkeleton } from '../../../features/catalogue/cards/product-grid.tsx';
import { useProductCards } from '../../../features/catalogue/get-product-cards.ts';
import { useNear } from '../../../lib/use-near.ts';
import { useCardActions } from '../../cards/card-actions.tsx';

const COUNT = 4;

/** Other products below one; the catalogue is only fetched for visitors who scroll that far. */
export function OtherProducts({ product }: { readonly product: ProductCardView }) {
  const actions = useCardActions();
  const section = useRef<HTMLElement>(null);
  const products = useProductCards(useNear(section));
  const others = otherProducts(product, products.data ?? [], COUNT);
  if (products.data === undefined ? products.isError : others.length === 0) return null;
  return (
    <PageSection ref={section} aria-labelledby="others">
      <h2 id="others" className="mb-6 text-3xl sm:mb-8">
        Other products
      </h2>
      {products.data === undefined ? (
        <ProductGridSkeleton count={COUNT} beside={false} />
      ) : (
        <ProductGrid products={others} actions={actions} />
      )}
    </PageSection>
  );
}

/** Other products to look at: of the same category first, then of its parent, then the newest; in stock before sold out. */
function otherProducts(
  product: ProductCardView,
  products: readonly ProductCardView[],
  count: number,
): readonly ProductCardView[] {
  const nearness = (other: ProductCardView) => {
    if (other.availability === 'Out of stock') return 3;
    if (other.categoryId === product.categoryId) return 0;
    if (other.parentCategoryId !== null && other.parentCategoryId === product.parentCategoryId) return 1;
    return 2;
  };
  return products
    .filter((other) => other.id !== product.id)
    .toSorted((one, other) => nearness(one) - nearness(other) || newestFirst(one, other))
    .slice(0, count);
}
