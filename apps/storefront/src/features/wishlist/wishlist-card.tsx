import type { WishlistItemView } from '@ilaneer/contract/wishlist';
import { Price } from '@ilaneer/ui/text/price';
import type { ReactNode } from 'react';
import { formatPrice } from '../../lib/format-price.ts';
import { PageLink } from '../../lib/page-link.tsx';
import { type EntryDetails, entryDetails } from './entry-details.ts';
import { WishlistToggle } from './heart.tsx';

const DEFAULT_PICTURE = '/pictures/art/default-product.svg';

type WishlistCardProps = {
  readonly item: WishlistItemView;
  /** The button for the cart, from the feature that it belongs to. */
  readonly action: (item: WishlistItemView, toAdd: NonNullable<EntryDetails['toAdd']>) => ReactNode;
};

/** A saved product (WISHLIST-8). */
export function WishlistCard({ item, action }: WishlistCardProps) {
  const { product, variantId } = item;
  const { name, picture, price, originalPrice, stockLine, toAdd } = entryDetails(item);
  const chosen = variantId === null ? '' : `?variant=${encodeURIComponent(variantId)}`;
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative overflow-hidden rounded-lg bg-leaf-tint">
        <img
          src={picture || DEFAULT_PICTURE}
          alt=""
          width={480}
          height={480}
          loading="lazy"
          className="aspect-square w-full object-cover transition-[scale] duration-slow group-hover:scale-[1.04]"
        />
        <div className="absolute top-1.5 right-1.5 z-10 sm:top-2 sm:right-2">
          <WishlistToggle productId={product.id} variantId={variantId} name={name} />
        </div>
      </div>
      <div className="flex grow flex-col pt-3">
        <h3 className="font-sans font-semibold text-base leading-snug tracking-normal">
          <PageLink
            to={`/Product-page/${encodeURIComponent(product.id)}${chosen}`}
            className="underline-offset-4 after:absolute after:inset-0 after:rounded-lg group-hover:underline"
          >
            {product.name}
          </PageLink>
        </h3>
        <p className="mt-0.5 text-palm-soft text-sm">{stockLine}</p>
        <div className="mt-auto flex items-end justify-between gap-2 pt-2">
          <Price
            price={formatPrice(price)}
            original={originalPrice > price ? formatPrice(originalPrice) : undefined}
          />
          <div className="relative z-10 shrink-0">{toAdd && action(item, toAdd)}</div>
        </div>
      </div>
    </article>
  );
}
