import type { WishlistItemView } from '@ilaneer/contract/wishlist';
import { productPath } from '@ilaneer/domain/storefront/plain-address';
import { isRecentlyAdded } from '@ilaneer/domain/wishlist/recently-added';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Chip } from '@ilaneer/ui/buttons/chip';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Figure } from '@ilaneer/ui/text/figure';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PageLink } from '../../lib/page-link.tsx';
import { ShopPicture } from '../../lib/picture/shop-picture.tsx';
import { Price } from '../../lib/price.tsx';
import { type EntryDetails, entryDetails } from './entry-details.ts';
import { useWishlist, wishlistProblem } from './get-wishlist.ts';
import { WishlistToggle } from './heart.tsx';

const gridClass =
  'mt-6 grid grid-cols-2 gap-x-3 gap-y-8 min-[769px]:grid-cols-3 sm:gap-x-5 sm:gap-y-10 lg:grid-cols-4 lg:gap-x-6';

type WishlistContentProps = {
  readonly action: (item: WishlistItemView, toAdd: NonNullable<EntryDetails['toAdd']>) => ReactNode;
};

/** WISHLIST-6, WISHLIST-7. */
export function WishlistContent({ action }: WishlistContentProps) {
  const wishlist = useWishlist();
  if (wishlist.data === undefined) {
    if (!wishlist.isError) return <WishlistSkeleton />;
    return (
      <StatePanel
        kind="error"
        title="Error loading wishlist"
        text={wishlistProblem(wishlist.error)}
        actions={
          <Button busy={wishlist.isFetching} onClick={() => void wishlist.refetch()}>
            Try Again
          </Button>
        }
      />
    );
  }
  if (wishlist.data.length === 0) {
    return (
      <StatePanel
        kind="empty"
        title="Your wishlist is empty"
        text="You haven't added any products to your wishlist yet."
        actions={<ButtonLink render={<PageLink to="/" />}>Continue Shopping</ButtonLink>}
      />
    );
  }
  return <WishlistList items={wishlist.data} action={action} />;
}

type WishlistListProps = WishlistContentProps & { readonly items: readonly WishlistItemView[] };

function WishlistList({ items, action }: WishlistListProps) {
  const [onlyRecent, setOnlyRecent] = useState(false);
  const now = new Date();
  const recent = items.filter(({ addedAt }) => isRecentlyAdded(addedAt, now));
  const heading = useRef<HTMLHeadingElement>(null);
  // A removed card loses the focus: focus the heading with the count.
  useEffect(() => {
    if (items.length > 0 && document.activeElement === document.body) heading.current?.focus();
  }, [items.length]);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {`Choose products (${items.length} ${items.length === 1 ? 'item' : 'items'})`}
      </h2>
      {recent.length > 0 && recent.length < items.length && (
        <fieldset className="mt-3 flex flex-wrap gap-2">
          <legend className="sr-only">Which to show</legend>
          <Chip selected={!onlyRecent} onSelect={() => setOnlyRecent(false)}>
            All <Figure className="opacity-80">{items.length}</Figure>
          </Chip>
          <Chip selected={onlyRecent} onSelect={() => setOnlyRecent(true)}>
            Recently added <Figure className="opacity-80">{recent.length}</Figure>
          </Chip>
        </fieldset>
      )}
      <ul className={gridClass}>
        {(onlyRecent && recent.length > 0 ? recent : items).map((item) => (
          <li key={item.id}>
            <WishlistCard item={item} action={action} />
          </li>
        ))}
      </ul>
    </>
  );
}

const PICTURE_CLASS =
  'aspect-square w-full object-cover transition-[scale] duration-slow group-hover:scale-[1.04]';

type WishlistCardProps = WishlistContentProps & { readonly item: WishlistItemView };

/** WISHLIST-8. */
function WishlistCard({ item, action }: WishlistCardProps) {
  const { product, variantId } = item;
  const { name, picture, priced, stockLine, toAdd } = entryDetails(item);
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative overflow-hidden rounded-lg bg-leaf-tint">
        {picture === '' ? (
          <ShopPicture name="product" width={480} height={480} className={PICTURE_CLASS} />
        ) : (
          <img src={picture} alt="" width={480} height={480} loading="lazy" className={PICTURE_CLASS} />
        )}
        <div className="absolute top-1.5 right-1.5 z-10 sm:top-2 sm:right-2">
          <WishlistToggle productId={product.id} variantId={variantId} name={name} />
        </div>
      </div>
      <div className="flex grow flex-col pt-3">
        <h3 className="font-sans font-semibold text-base leading-snug tracking-normal">
          <PageLink
            to={productPath(product.id, variantId)}
            className="underline-offset-4 after:absolute after:inset-0 after:rounded-lg group-hover:underline"
          >
            {product.name}
          </PageLink>
        </h3>
        <p className="mt-0.5 text-palm-soft text-sm">{stockLine}</p>
        <div className="mt-auto flex items-end justify-between gap-2 pt-2">
          <Price of={priced} />
          <div className="relative z-10 shrink-0">{toAdd && action(item, toAdd)}</div>
        </div>
      </div>
    </article>
  );
}

const PLACES = ['1', '2', '3', '4'] as const;

function WishlistSkeleton() {
  return (
    <>
      <p role="status" className="text-palm-soft">
        Loading your wishlist...
      </p>
      <div className={gridClass}>
        {PLACES.map((place) => (
          <div key={place}>
            <Skeleton className="aspect-square rounded-lg" />
            <Skeleton className="mt-4 h-5 w-4/5" />
            <Skeleton className="mt-4 h-6 w-3/5" />
          </div>
        ))}
      </div>
    </>
  );
}
