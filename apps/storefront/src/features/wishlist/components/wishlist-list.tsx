import type { WishlistItemView } from '@ilaneer/contract/wishlist';
import { Skeleton } from '@ilaneer/ui/skeleton';
import { type ReactNode, useEffect, useRef } from 'react';
import { WishlistCard } from './wishlist-card.tsx';

const gridClass =
  'mt-6 grid grid-cols-2 gap-x-3 gap-y-8 min-[769px]:grid-cols-3 sm:gap-x-5 sm:gap-y-10 lg:grid-cols-4 lg:gap-x-6';

type WishlistListProps = {
  readonly items: readonly WishlistItemView[];
  readonly action: (item: WishlistItemView) => ReactNode;
};

/** The products that were put by. */
export function WishlistList({ items, action }: WishlistListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A card that goes takes the focus with it; the heading tells how many are left.
  useEffect(() => {
    if (items.length > 0 && document.activeElement === document.body) heading.current?.focus();
  }, [items.length]);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        Choose products ({items.length} {items.length === 1 ? 'item' : 'items'})
      </h2>
      <ul className={gridClass}>
        {items.map((item) => (
          <li key={item.id}>
            <WishlistCard item={item} action={action(item)} />
          </li>
        ))}
      </ul>
    </>
  );
}

const PLACES = ['1', '2', '3', '4'] as const;

/** The wishlist while it is on its way. */
export function WishlistSkeleton() {
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
