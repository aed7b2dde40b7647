import type { ProductCardView } from '@ilaneer/contract/catalogue/product-card';
import { OTHER_PRODUCTS } from '@ilaneer/domain/catalogue/other-products';
import { useLateLayout } from '@ilaneer/ui/layers/use-hydrated';
import { cx } from '@ilaneer/ui/text/cx';
import { PageSection } from '@ilaneer/ui/text/page-section';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ProductGrid, ProductGridSkeleton } from '../../../features/catalogue/cards/product-grid.tsx';
import { useNear } from '../../../lib/use-near.ts';
import { useCardActions } from '../../cards/card-actions.tsx';
import { otherProductsQuery } from './get-other-products.ts';

/** The catalogue is fetched only on scrolling near. */
export function OtherProducts({ product }: { readonly product: ProductCardView }) {
  const actions = useCardActions();
  const late = useLateLayout();
  const section = useRef<HTMLElement>(null);
  const others = useQuery({ ...otherProductsQuery(product), enabled: useNear(section) });
  if (others.data === undefined ? others.isError : others.data.length === 0) return null;
  return (
    <PageSection ref={section} aria-labelledby="others" className={cx(late, '[--late-height:50rem]')}>
      <h2 id="others" className="mb-6 text-3xl sm:mb-8">
        Other products
      </h2>
      {others.data === undefined ? (
        <ProductGridSkeleton count={OTHER_PRODUCTS} beside={false} />
      ) : (
        <ProductGrid products={others.data} actions={actions} />
      )}
    </PageSection>
  );
}
