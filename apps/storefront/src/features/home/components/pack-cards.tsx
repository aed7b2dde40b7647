import type { ProductCardView } from '@ilaneer/contract/catalogue/product-card';
import type { SectionViewOf } from '@ilaneer/contract/page-sections';
import type { PackGroup as Group } from '@ilaneer/domain/page/section-kinds';
import { productPath } from '@ilaneer/domain/storefront/plain-address';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { cx } from '@ilaneer/ui/text/cx';
import { PageSection } from '@ilaneer/ui/text/page-section';
import { PageLink } from '../../../lib/page-link.tsx';
import { Price } from '../../../lib/price.tsx';
import { type OfferedPack, offeredPacks } from '../home-packs.ts';

type PackCardsProps = {
  readonly section: SectionViewOf<'packs'>;
  readonly products: readonly ProductCardView[] | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
};

export function PackCards({ section, products, failed, onRetry }: PackCardsProps) {
  const groups = section.groups.filter(
    (group) => products === undefined || offeredPacks(group, products).length > 0,
  );
  if (groups.length === 0) return null;
  return (
    <PageSection aria-labelledby={section.id}>
      <h2 id={section.id} className="text-4xl">
        {section.title}
      </h2>
      {products === undefined && failed ? (
        <StatePanel
          kind="error"
          heading="h3"
          title="Error loading products"
          actions={<Button onClick={onRetry}>Try Again</Button>}
        />
      ) : (
        // Aligns both grids' cards.
        <div className="mt-8 grid gap-5 lg:mt-12 lg:grid-cols-[calc((100%-11.25rem)/3+4rem)_1fr]">
          {groups.map((group, index) => (
            <PackGroup
              key={group.category}
              group={group}
              ground={GROUNDS[index % GROUNDS.length]}
              products={products}
            />
          ))}
        </div>
      )}
    </PageSection>
  );
}

const GROUNDS = ['bg-husk-tint', 'bg-leaf-tint'];
/** Then four in a row on wide pages. */
const FEW_PACKS = 3;

type PackGroupProps = {
  readonly group: Group;
  readonly ground: string | undefined;
  readonly products: readonly ProductCardView[] | undefined;
};

function PackGroup({ group, ground, products }: PackGroupProps) {
  const { name, packs } = group;
  return (
    <section aria-label={name} className={cx('flex flex-col rounded-xl p-4 sm:p-6', ground)}>
      <h3 className="text-2xl">{name}</h3>
      <ul
        aria-busy={products === undefined}
        className={cx(
          'mt-5 grid grow grid-cols-2 gap-3 sm:gap-4',
          packs.length > FEW_PACKS && 'md:grid-cols-4',
        )}
      >
        {products === undefined
          ? packs.map((pack) => (
              <li key={pack.label}>
                <span className="sr-only">Loading products...</span>
                <Skeleton className="h-80 rounded-lg" />
              </li>
            ))
          : offeredPacks(group, products).map((offered) => (
              <li key={offered.pack.label} className="grid">
                <PackCard offered={offered} />
              </li>
            ))}
      </ul>
    </section>
  );
}

/** 'Buy Today' preselects the pack. */
function PackCard({ offered: { pack, product, variant } }: { readonly offered: OfferedPack }) {
  const soldOut = variant.availability === 'Out of stock';
  return (
    <article className="flex flex-col rounded-lg bg-kernel p-3 shadow-sm sm:p-4">
      <img
        src={variant.primaryImage || product.primaryImage}
        alt=""
        width={400}
        height={400}
        loading="lazy"
        className="aspect-square w-full rounded-md object-cover"
      />
      <h4 className="mt-3 text-xl">{pack.label}</h4>
      <p className="mt-0.5 text-palm-soft text-sm">{product.name}</p>
      <div className="mt-auto pt-3">
        <Price
          of={variant}
          noteClass="text-palm-soft text-sm xl:whitespace-nowrap xl:text-[0.75rem] xl:tracking-tight"
        />
        {soldOut && <p className="font-medium text-hibiscus-dark text-sm">{variant.availability}</p>}
        <ButtonLink
          wide
          size="sm"
          className="mt-3"
          render={<PageLink to={productPath(product.id, variant.variantId)} />}
        >
          <span>
            Buy Today
            <span className="sr-only">
              : {product.name}, {pack.label}
            </span>
          </span>
        </ButtonLink>
      </div>
    </article>
  );
}
