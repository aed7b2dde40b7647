import { Breadcrumb } from '@ilaneer/ui/navigation/breadcrumb';
import { LoginRequired } from '../../../features/account/login/login-required.tsx';
import { WishlistContent } from '../../../features/wishlist/wishlist-list.tsx';
import { brand } from '../../../lib/content.ts';
import { PageLink } from '../../../lib/page-link.tsx';
import { useSession } from '../../../lib/session.ts';
import { MoveToCart } from '../../cards/move-to-cart.tsx';

/** WISHLIST-7. */
export function Component() {
  return (
    <>
      <title>{`Wishlist – ${brand().name}`}</title>
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
      <WishlistContent action={(item, toAdd) => <MoveToCart item={item} {...toAdd} />} />
    </div>
  );
}
