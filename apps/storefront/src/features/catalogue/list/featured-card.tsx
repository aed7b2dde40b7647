import type { ProductView } from '@ilaneer/contract/catalogue/product-view';
import { cx } from '@ilaneer/ui/cx';
import { PageLink } from '../../../lib/page-link.tsx';
import { type FeaturedCard, featuredProduct, packVariant } from './featured-cards.ts';

type FeaturedCardViewProps = {
  readonly card: FeaturedCard;
  readonly products: readonly ProductView[];
};

/** One featured product with its packs; each pack that the catalogue has leads to it. */
export function FeaturedCardView({ card, products }: FeaturedCardViewProps) {
  const product = featuredProduct(card, products);
  const way = product === undefined ? null : `/Product-page/${encodeURIComponent(product.id)}`;
  return (
    <article
      className={cx(
        'group relative grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-xl sm:max-lg:grid-cols-[2fr_3fr] sm:max-lg:grid-rows-1',
        card.ground,
      )}
    >
      <img
        src={card.picture}
        alt=""
        width={900}
        height={1000}
        className="aspect-square w-full object-cover transition-[scale] duration-slow group-hover:scale-[1.03] sm:max-lg:aspect-auto sm:max-lg:h-full"
      />
      <div className="flex flex-col p-4 sm:p-6">
        <h3 className="text-xl">
          {way === null ? (
            card.title
          ) : (
            <PageLink
              to={way}
              className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
            >
              {card.title}
            </PageLink>
          )}
        </h3>
        <p className="mt-1.5 text-palm-soft text-sm sm:text-base">{card.text}</p>
        <p className="mt-auto pt-4 font-semibold text-sm" id={`packs-${card.category}`}>
          {card.category === 'water-packs' ? 'Packs of' : 'Sizes'}
        </p>
        <ul aria-labelledby={`packs-${card.category}`} className="relative z-10 mt-2 flex flex-wrap gap-2">
          {card.packs.map((pack) => {
            const variant = product === undefined ? undefined : packVariant(product, pack);
            return (
              <li key={pack.label}>
                {way === null || variant === undefined ? (
                  <span className={packClass}>{pack.label}</span>
                ) : (
                  <PageLink
                    to={`${way}?variant=${encodeURIComponent(variant.variantId)}`}
                    className={cx(packClass, 'transition-shadow hover:ring-palm')}
                  >
                    <span className="sr-only">{card.title}, </span>
                    {pack.label}
                  </PageLink>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </article>
  );
}

const packClass =
  'inline-grid min-h-touch min-w-touch place-items-center rounded-full bg-kernel px-4 font-semibold text-sm ring-1 ring-inset ring-line-strong/60';
