import type { ProductView, VariantView } from '@ilaneer/contract/catalogue/product-view';
import { PageLink } from '../../../lib/page-link.tsx';
import { nearestInStock, variantLabel } from '../variant-choice.ts';

type AvailableInsteadProps = {
  readonly product: ProductView;
  /** The choice that is sold out. */
  readonly variant: VariantView;
  readonly onChoose: (variantId: string) => void;
};

const SHOWN = 4;

/** The way on from a choice that is sold out: what is nearest to it and can be had, or others of its kind. */
export function AvailableInstead({ product, variant, onChoose }: AvailableInsteadProps) {
  const nearest = nearestInStock(product, variant).slice(0, SHOWN);
  if (nearest.length === 0) {
    return (
      <PageLink
        to={`/ExploreProducts?category=${encodeURIComponent(product.categoryId)}&availability=in-stock`}
        className="inline-flex min-h-touch items-center font-semibold underline underline-offset-4"
      >
        See what else there is in {product.categoryName}
      </PageLink>
    );
  }
  return (
    <section aria-labelledby="instead">
      <h2 id="instead" className="font-sans font-semibold text-sm tracking-normal">
        You can have now
      </h2>
      <ul className="mt-2.5 flex flex-wrap gap-2.5">
        {nearest.map((other) => (
          <li key={other.variantId}>
            <button
              type="button"
              onClick={() => onChoose(other.variantId)}
              className="flex min-h-touch items-center gap-2.5 rounded-md bg-kernel py-1.5 pr-4 pl-1.5 ring-1 ring-line-strong/60 ring-inset transition-shadow hover:ring-palm"
            >
              <img
                src={other.primaryImage}
                alt=""
                width={48}
                height={48}
                className="size-12 rounded-sm bg-leaf-tint object-cover"
              />
              {variantLabel(product, other)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
