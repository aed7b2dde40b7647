import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Price } from '@ilaneer/ui/text/price';
import { formatPrice, formatPriceWithGst } from '../../../lib/format-price.ts';
import { PageLink } from '../../../lib/page-link.tsx';
import type { OfferedPack } from '../home-packs.ts';

/** One pack with its price; 'Buy Today' opens the product's page with this pack chosen. */
export function PackCard({ offered: { pack, product, variant } }: { readonly offered: OfferedPack }) {
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
        <Price price={formatPrice(variant.sellingPrice)} />
        <p className="text-palm-soft text-sm tabular-nums">{formatPriceWithGst(variant)}</p>
        {soldOut && <p className="font-medium text-hibiscus-dark text-sm">{variant.availability}</p>}
        <ButtonLink
          wide
          size="sm"
          className="mt-3"
          render={
            <PageLink
              to={`/Product-page/${encodeURIComponent(product.id)}?variant=${encodeURIComponent(variant.variantId)}`}
            />
          }
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
