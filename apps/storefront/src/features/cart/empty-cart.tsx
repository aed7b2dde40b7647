import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Icon } from '@ilaneer/ui/text/icon';
import { PageLink } from '../../lib/page-link.tsx';
import { ShopPicture } from '../../lib/picture/shop-picture.tsx';

export function EmptyCart() {
  return (
    <div className="mx-auto grid max-w-page justify-items-center gap-5 px-gutter py-section text-center">
      <ShopPicture name="emptyCart" width={320} height={240} className="h-auto w-64 sm:w-80" />
      <h1 className="text-3xl">OOPS! Your Cart is Empty</h1>
      <p className="max-w-text text-lg text-palm-soft">Get our amazing products &amp; offers</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink render={<PageLink to="/wishlist" />}>
          <Icon name="heart" />
          Add item from wishlist
        </ButtonLink>
        <ButtonLink variant="secondary" render={<PageLink to="/products" />}>
          See all products
        </ButtonLink>
      </div>
    </div>
  );
}
