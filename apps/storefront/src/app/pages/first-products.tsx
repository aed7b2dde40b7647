import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { PageSection } from '@ilaneer/ui/text/page-section';
import { ProductGrid } from '../../features/catalogue/cards/product-grid.tsx';
import { useProductCards } from '../../features/catalogue/get-product-cards.ts';
import { PageLink } from '../../lib/page-link.tsx';
import { useCardActions } from '../cards/card-actions.tsx';

const MOST = 8;

/** On the home page of a shop without the packs of `PackCards`: its exclusive products first. */
export function FirstProducts() {
  const cards = useProductCards().data ?? [];
  const actions = useCardActions();
  if (cards.length === 0) return null;
  const first = cards
    .toSorted((one, other) => Number(other.exclusive) - Number(one.exclusive))
    .slice(0, MOST);
  return (
    <PageSection aria-labelledby="first-products">
      <h2 id="first-products" className="mb-8 text-4xl">
        Our products
      </h2>
      <ProductGrid products={first} actions={actions} />
      {cards.length > first.length && (
        <p className="mt-8">
          <ButtonLink variant="secondary" render={<PageLink to="/products" />}>
            See all products
          </ButtonLink>
        </p>
      )}
    </PageSection>
  );
}
