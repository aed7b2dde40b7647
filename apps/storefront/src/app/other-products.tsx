import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import { PageSection } from '@ilaneer/ui/text/page-section';
import { useRef } from 'react';
import { ProductGrid, ProductGridSkeleton } from '../features/catalogue/cards/product-grid.tsx';
import { useProducts } from '../features/catalogue/get-all-products.ts';
import { useNear } from '../lib/use-near.ts';
import { useCardActions } from './card-actions.tsx';
import { otherProducts } from './other-products-of.ts';

const COUNT = 4;

/** Other products below one; the catalogue is only asked for by who comes so far down. */
export function OtherProducts({ product }: { readonly product: ProductView }) {
  const actions = useCardActions();
  const section = useRef<HTMLElement>(null);
  const products = useProducts(useNear(section));
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
