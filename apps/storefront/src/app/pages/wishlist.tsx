import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { Breadcrumb } from '@ilaneer/ui/navigation/breadcrumb';
import { LoginRequired } from '../../features/account/login/login-required.tsx';
import { useWishlist, wishlistProblem } from '../../features/wishlist/api/get-wishlist.ts';
import { WishlistList, WishlistSkeleton } from '../../features/wishlist/components/wishlist-list.tsx';
import { entryDetails } from '../../features/wishlist/entry-details.ts';
import { brand } from '../../lib/content.ts';
import { PageLink } from '../../lib/page-link.tsx';
import { useSession } from '../../lib/session.ts';
import { MoveToCart } from '../move-to-cart.tsx';

/** The wishlist (part 2 section 2). */
export function Component() {
  return (
    <>
      <title>{`Wishlist – ${brand.name}`}</title>
      <WishlistPage />
    </>
  );
}

function WishlistPage() {
  const { isAuthenticated } = useSession();
  if (!isAuthenticated) {
    return (
      <LoginRequired
        title="Your wishlist"
        text="Please log in to see the products that you have put by, on any of your devices."
      />
    );
  }
  return (
    <div className="mx-auto max-w-page px-gutter pt-4 pb-section sm:pt-6">
      <Breadcrumb items={[{ label: 'Homepage', render: <PageLink to="/" /> }, { label: 'Wishlist' }]} />
      <h1 className="mt-2 mb-4 text-3xl">Wishlist</h1>
      <WishlistContent />
    </div>
  );
}

function WishlistContent() {
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
  return (
    <WishlistList
      items={wishlist.data}
      action={(item) => {
        const { toAdd } = entryDetails(item);
        return toAdd && <MoveToCart item={item} {...toAdd} />;
      }}
    />
  );
}
