import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { useToast } from '@ilaneer/ui/layers/toast';
import { Icon } from '@ilaneer/ui/text/icon';
import { PageLink } from '../../lib/page-link.tsx';
import { addToWishlistProblem, isAlreadyInWishlist, useAddToWishlist } from './change-wishlist.ts';
import { findEntry } from './find-entry.ts';
import { useWishlist } from './get-wishlist.ts';

type LineWishlistProps = {
  readonly productId: string;
  readonly variantId: string;
  readonly name: string;
  readonly busy: boolean;
};

/** CART-14. */
export function LineWishlist({ productId, variantId, name, busy }: LineWishlistProps) {
  const target = { productId, variantId };
  const { show } = useToast();
  const add = useAddToWishlist();
  const isIn = findEntry(useWishlist().data ?? [], target) !== undefined || isAlreadyInWishlist(add.error);

  function put() {
    add.mutateAsync(target).then(
      () => show({ text: `${name} added to wishlist successfully!`, tone: 'success' }),
      (error: Error) =>
        show({ text: addToWishlistProblem(error), tone: isAlreadyInWishlist(error) ? 'info' : 'error' }),
    );
  }

  if (isIn && busy && !add.isPending) {
    return (
      <Button variant="quiet" size="sm" disabled>
        <Icon name="heart-filled" className="size-5 text-hibiscus" />
        In Wishlist
      </Button>
    );
  }
  if (isIn && !add.isPending) {
    return (
      <ButtonLink variant="quiet" size="sm" render={<PageLink to="/wishlist" />}>
        <Icon name="heart-filled" className="size-5 text-hibiscus" />
        In Wishlist
      </ButtonLink>
    );
  }
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={add.isPending}
      busyLabel="Adding..."
      disabled={busy}
      onClick={put}
    >
      <Icon name="heart" className="size-5" />
      Add to wishlist
      <span className="sr-only">: {name}</span>
    </Button>
  );
}
