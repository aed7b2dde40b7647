import type { ProductCardView } from '@ilaneer/contract/catalogue/product-card';
import type { SectionViewOf } from '@ilaneer/contract/page-sections';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { cx } from '@ilaneer/ui/text/cx';
import { Icon } from '@ilaneer/ui/text/icon';
import { brand, isEmptyPage } from '../../../lib/content.ts';
import { PageLink } from '../../../lib/page-link.tsx';
import { ProductLink } from '../cards/product-link.tsx';
import { type FeaturedCard, featuredProduct, packVariant } from './featured-cards.ts';

type CollectionCardsProps = {
  readonly section: SectionViewOf<'cards'>;
  /** Undefined while loading: all cards. */
  readonly products: readonly ProductCardView[] | undefined;
};

/** CATALOGUE-22. */
export function CollectionCards({ section, products }: CollectionCardsProps) {
  const cards = section.cards.filter(
    (card) => products === undefined || featuredProduct(card, products) !== undefined,
  );
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={section.id} className="mx-auto max-w-page px-gutter pt-6 sm:pt-8">
      <h2 id={section.id} className="text-2xl">
        {section.title}
      </h2>
      <ul
        // Focusable for scrolling, before there are links.
        tabIndex={products === undefined ? 0 : undefined}
        className="-mx-gutter mt-5 flex snap-x snap-mandatory scroll-px-gutter gap-4 overflow-x-auto px-gutter sm:mx-0 sm:grid sm:gap-5 sm:overflow-visible sm:px-0 lg:grid-cols-3"
      >
        {cards.map((card, index) => (
          <li key={card.category} className="w-4/5 shrink-0 snap-start sm:w-auto">
            <FeaturedCardView
              card={card}
              ground={GROUNDS[index % GROUNDS.length]}
              products={products ?? []}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link without the pictures; nothing without merchandise. */
export function MerchandiseBanner() {
  const { merchandiseWide: wide, merchandiseTall: tall } = brand().pictures;
  if (isEmptyPage('/ExploreProducts')) return null;
  if (wide === '' || tall === '') {
    return (
      <p className="mx-auto mt-4 max-w-page px-gutter">
        <PageLink
          to="/ExploreProducts"
          className="inline-flex min-h-touch items-center gap-2 font-semibold underline underline-offset-4"
        >
          Explore merchandise
          <Icon name="arrow-right" className="size-5" />
        </PageLink>
      </p>
    );
  }
  return (
    <div className="mx-auto max-w-page px-gutter">
      <div className="relative mt-4 overflow-hidden rounded-xl bg-water sm:mt-5">
        <picture>
          <source media="(min-width: 48rem)" srcSet={`/pictures/${wide}`} width={1600} height={720} />
          <img
            src={`/pictures/${tall}`}
            alt=""
            width={720}
            height={960}
            loading="lazy"
            className="absolute inset-0 size-full object-cover"
          />
        </picture>
        <div className="relative flex min-h-120 flex-col items-start p-6 sm:p-10 md:min-h-100 md:justify-center md:p-14">
          <h2 className="max-w-[9em] text-2xl md:max-w-[11em] md:text-3xl">
            {brand().texts.merchandiseTitle || 'Merchandise'}
          </h2>
          <p className="mt-2 max-w-[22ch] empty:hidden md:max-w-[32ch]">{brand().texts.merchandiseText}</p>
          <ButtonLink className="mt-4 md:mt-6" render={<PageLink to="/ExploreProducts" />}>
            Explore merchandise
            <Icon name="arrow-right" className="size-5" />
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

const GROUNDS = ['bg-husk-tint', 'bg-sun-tint', 'bg-leaf-tint'];

type FeaturedCardViewProps = {
  readonly card: FeaturedCard;
  readonly ground: string | undefined;
  readonly products: readonly ProductCardView[];
};

function FeaturedCardView({ card, ground, products }: FeaturedCardViewProps) {
  const product = featuredProduct(card, products);
  return (
    <article
      className={cx(
        'group relative grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-xl sm:max-lg:grid-cols-[2fr_3fr] sm:max-lg:grid-rows-1',
        ground,
      )}
    >
      <img
        src={`/pictures/${card.picture}`}
        alt=""
        width={900}
        height={1000}
        className="aspect-square w-full object-cover transition-[scale] duration-slow group-hover:scale-[1.03] sm:max-lg:aspect-auto sm:max-lg:h-full"
      />
      <div className="flex flex-col p-4 sm:p-6">
        <h3 className="text-xl">
          {product === undefined ? (
            card.title
          ) : (
            <ProductLink
              productId={product.id}
              className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
            >
              {card.title}
            </ProductLink>
          )}
        </h3>
        <p className="mt-1.5 text-palm-soft text-sm sm:text-base">{card.text}</p>
        <p className="mt-auto pt-4 font-semibold text-sm" id={`packs-${card.category}`}>
          {card.packsTitle}
        </p>
        <ul aria-labelledby={`packs-${card.category}`} className="relative z-10 mt-2 flex flex-wrap gap-2">
          {card.packs.map((pack) => {
            const variant = product === undefined ? undefined : packVariant(product, pack);
            return (
              <li key={pack.label}>
                {product === undefined || variant === undefined ? (
                  <span className={packClass}>{pack.label}</span>
                ) : (
                  <ProductLink
                    productId={product.id}
                    variantId={variant.variantId}
                    className={cx(packClass, 'transition-shadow hover:ring-palm')}
                  >
                    <span className="sr-only">{card.title}, </span>
                    {pack.label}
                  </ProductLink>
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
