import { Breadcrumb } from '@ilaneer/ui/navigation/breadcrumb';
import { ListTitle } from '../../../features/catalogue/filters/list-title.tsx';
import { MerchandiseBanner } from '../../../features/catalogue/list/exclusive-collection.tsx';
import { ProductBrowser } from '../../../features/catalogue/list/product-browser.tsx';
import { PageLink } from '../../../lib/page-link.tsx';
import { useCardActions } from '../../cards/card-actions.tsx';
import { OwnSections } from '../../sections/site-page.tsx';

export function Component() {
  const actions = useCardActions();
  return (
    <>
      <ListTitle name="Our Products" />
      <div className="mx-auto max-w-page px-gutter pt-4 sm:pt-6">
        <Breadcrumb items={[{ label: 'Homepage', render: <PageLink to="/" /> }, { label: 'Products' }]} />
        <h1 className="mt-2 text-4xl">Our Products</h1>
      </div>
      <OwnSections slug="products" />
      <MerchandiseBanner />
      <div className="mx-auto max-w-page px-gutter pt-section pb-section">
        <ProductBrowser
          heading={(text) => <h2 className="wrap-anywhere text-3xl">{text}</h2>}
          name="All products"
          scope="all"
          eagerCount={0}
          panelOpenAtFirst
          actions={actions}
        />
      </div>
    </>
  );
}
