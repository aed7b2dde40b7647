import { Breadcrumb } from '@ilaneer/ui/navigation/breadcrumb';
import { wholeScope } from '../../../features/catalogue/filters/catalogue-scope.ts';
import { useProductCards } from '../../../features/catalogue/get-product-cards.ts';
import { ExclusiveCollection } from '../../../features/catalogue/list/exclusive-collection.tsx';
import { ProductBrowser } from '../../../features/catalogue/list/product-browser.tsx';
import { brand } from '../../../lib/content.ts';
import { PageLink } from '../../../lib/page-link.tsx';
import { useCardActions } from '../../cards/card-actions.tsx';

/** The exclusive collection above the whole catalogue (CATALOGUE-21). */
export function Component() {
  const products = useProductCards();
  const actions = useCardActions();
  return (
    <>
      <title>{`Our Products – ${brand.name}`}</title>
      <div className="mx-auto max-w-page px-gutter pt-4 sm:pt-6">
        <Breadcrumb items={[{ label: 'Homepage', render: <PageLink to="/" /> }, { label: 'Products' }]} />
        <h1 className="mt-2 text-4xl">Our Products</h1>
      </div>
      <ExclusiveCollection products={products.data ?? []} />
      <div className="mx-auto max-w-page px-gutter pt-section pb-section">
        <ProductBrowser
          heading={<h2 className="text-3xl">All products</h2>}
          scopeOf={wholeScope}
          eagerCount={0}
          panelOpenAtFirst
          actions={actions}
        />
      </div>
    </>
  );
}
