import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import { Button } from '@ilaneer/ui/buttons/button';
import { cx } from '@ilaneer/ui/cx';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { PageSection } from '@ilaneer/ui/text/page-section';
import { type HomePack, OIL_PACKS, offeredPacks, WATER_PACKS } from '../home-packs.ts';
import { PackCard } from './pack-card.tsx';

type PackCardsProps = {
  /** The catalogue; undefined until it is there. */
  readonly products: readonly ProductView[] | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
};

/** The oil and the water in the packs that most people buy. */
export function PackCards({ products, failed, onRetry }: PackCardsProps) {
  return (
    <PageSection aria-labelledby="packs">
      <h2 id="packs" className="text-4xl">
        For the kitchen and for the thirst
      </h2>
      {products === undefined && failed ? (
        <StatePanel
          kind="error"
          heading="h3"
          title="Error loading products"
          actions={<Button onClick={onRetry}>Try Again</Button>}
        />
      ) : (
        // Two cards and four cards with their gaps and edges: a card of the one is as wide as a card of the other.
        <div className="mt-8 grid gap-5 lg:mt-12 lg:grid-cols-[calc((100%-11.25rem)/3+4rem)_1fr]">
          <PackGroup name="Coconut oil" ground="bg-husk-tint" packs={OIL_PACKS} products={products} />
          <PackGroup
            name="Tender coconut water"
            ground="bg-leaf-tint"
            packs={WATER_PACKS}
            products={products}
            className="md:grid-cols-4"
          />
        </div>
      )}
    </PageSection>
  );
}

type PackGroupProps = {
  readonly name: string;
  readonly ground: string;
  readonly packs: readonly HomePack[];
  readonly products: readonly ProductView[] | undefined;
  readonly className?: string;
};

function PackGroup({ name, ground, packs, products, className }: PackGroupProps) {
  return (
    <section aria-label={name} className={cx('flex flex-col rounded-xl p-4 sm:p-6', ground)}>
      <h3 className="text-2xl">{name}</h3>
      <ul
        aria-busy={products === undefined}
        className={cx('mt-5 grid grow grid-cols-2 gap-3 sm:gap-4', className)}
      >
        {products === undefined
          ? packs.map((pack) => (
              <li key={pack.label}>
                <span className="sr-only">Loading products...</span>
                <Skeleton className="h-80 rounded-lg" />
              </li>
            ))
          : offeredPacks(packs, products).map((offered) => (
              <li key={offered.pack.label} className="grid">
                <PackCard offered={offered} />
              </li>
            ))}
      </ul>
    </section>
  );
}
