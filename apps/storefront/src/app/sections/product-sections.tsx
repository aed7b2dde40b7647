import type { SectionViewOf } from '@ilaneer/contract/page-sections';
import type { SectionKind } from '@ilaneer/domain/page/section-kinds';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { PageSection } from '@ilaneer/ui/text/page-section';
import { ProductGrid } from '../../features/catalogue/cards/product-grid.tsx';
import { CollectionCards } from '../../features/catalogue/list/exclusive-collection.tsx';
import { PageLink } from '../../lib/page-link.tsx';
import { useCardActions } from '../cards/card-actions.tsx';
import { useSectionProducts } from './section-products.ts';

type SectionProps<Kind extends SectionKind> = { readonly section: SectionViewOf<Kind> };

export function Products({ section }: SectionProps<'products'>) {
  const { data: products = [] } = useSectionProducts(section);
  const actions = useCardActions();
  if (products.length === 0) return null;
  return (
    <PageSection aria-labelledby={section.id}>
      <h2 id={section.id} className="mb-8 text-4xl">
        {section.title}
      </h2>
      <ProductGrid products={products} actions={actions} />
      <p className="mt-8">
        <ButtonLink variant="secondary" render={<PageLink to="/products" />}>
          See all products
        </ButtonLink>
      </p>
    </PageSection>
  );
}

export function Cards({ section }: SectionProps<'cards'>) {
  return <CollectionCards section={section} products={useSectionProducts(section).data} />;
}
